import { Gunzip } from 'fflate'

/** fflate does not notice when a file is cut off between two bytes of its data, so the size at the end is compared. */
export function gunzip(emit: (bytes: Uint8Array) => void) {
  let bytesOfMember = 0
  const gunzip = new Gunzip((bytes) => {
    bytesOfMember += bytes.length
    emit(bytes)
  })
  gunzip.onmember = () => {
    bytesOfMember = 0
  }
  return {
    push(piece: Uint8Array, final: boolean) {
      gunzip.push(piece, final)
      if (final && bytesOfMember % 2 ** 32 !== sizeAtEnd(piece)) throw new Error('gzip size differs')
    },
  }
}

/** The last four bytes of a gzip file: the size of its last member when unpacked, modulo 2^32. */
function sizeAtEnd(piece: Uint8Array): number {
  if (piece.length < 4) return Number.NaN
  return new DataView(piece.buffer, piece.byteOffset + piece.length - 4, 4).getUint32(0, true)
}
