// The globals of workerd that services use and Node lacks: `crypto.DigestStream`, which hashes a stream, and `scheduler`.
import { createHash } from 'node:crypto'
import { scheduler } from 'node:timers/promises'

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
Object.assign(globalThis, { scheduler })
