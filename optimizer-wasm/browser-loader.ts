import { KERNEL_IMPORTS } from './kernel-memory.ts'

/**
 * Loads a kernel in a page or a Web Worker, compiled while it downloads: at the first call, and again at the next one after a
 * failed download.
 */
export function browserLoader<Kernel>(
  wasmUrl: string,
  kernelOf: (instance: WebAssembly.Instance) => Kernel,
): () => Promise<Kernel> {
  let kernel: Promise<Kernel> | null = null
  return () => {
    kernel ??= WebAssembly.instantiateStreaming(fetch(wasmUrl), KERNEL_IMPORTS).then(
      ({ instance }) => kernelOf(instance),
      (cause) => {
        kernel = null
        throw cause
      },
    )
    return kernel
  }
}
