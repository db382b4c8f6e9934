import { loadOnce } from '#core/load-once.ts'
import { KERNEL_IMPORTS, KernelOutOfMemory } from './kernel-memory.ts'

/**
 * Loads a kernel in a page or a Web Worker, compiled while it downloads: at the first call, and again at the next one after a
 * failed download.
 */
export function browserLoader<Kernel>(
  wasmUrl: string,
  kernelOf: (instance: WebAssembly.Instance) => Kernel,
): () => Promise<Kernel> {
  return loadOnce(async () => {
    const loading = WebAssembly.instantiateStreaming(fetch(wasmUrl), KERNEL_IMPORTS)
    const { instance } = await loading.catch((cause) => {
      // A device without the memory that a kernel begins with.
      throw cause instanceof RangeError ? new KernelOutOfMemory() : cause
    })
    return kernelOf(instance)
  })
}
