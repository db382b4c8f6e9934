import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/**
 * Bytes of this process after a collection: what is still held, without the garbage, whose amount depends on the machine.
 * Bytes of buffers are freed by another thread, soon after it.
 */
export function bytesInUse(kind: 'heapUsed' | 'arrayBuffers'): number {
  collectGarbage()
  return process.memoryUsage()[kind]
}
