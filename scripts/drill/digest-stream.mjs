// workerd's `crypto.DigestStream`, which Node has not: the services hash files as they pass.
import { createHash } from 'node:crypto'

class DigestStream extends WritableStream {
  constructor() {
    const hash = createHash('sha256')
    const { promise, resolve } = Promise.withResolvers()
    super({
      write: (bytes) => void hash.update(bytes),
      close: () => resolve(new Uint8Array(hash.digest()).buffer),
    })
    this.digest = promise
  }
}

Object.assign(crypto, { DigestStream })
