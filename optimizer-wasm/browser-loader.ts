import { loadOnce } from '#core/load-once.ts'
import { KERNEL_IMPORTS } from './kernel-memory.ts'

/**
 * Loads a kernel in a page or a Web Worker, compiled while it downloads: at the first call, and again at the next one after a
 * failed download.
 */
export function browserLoader<Kernel>(
  wasmUrl: string,
  kernelOf: (instance: WebAssembly.Instance) => Kernel,
): () => Promise<Kernel> {
  return loadOnce(async () => {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(wasmUrl), KERNEL_IMPORTS)
    return kernelOf(instance)
  })
}
