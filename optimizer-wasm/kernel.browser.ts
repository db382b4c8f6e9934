import wasmUrl from './build/optimizer.wasm?url'
import { type Kernel, kernelOf } from './kernel.ts'
import { KERNEL_IMPORTS } from './kernel-memory.ts'

let kernel: Promise<Kernel> | null = null

/** The kernel in a page or a Web Worker, compiled while it downloads; after a failed download the next call tries again. */
export function loadKernel(): Promise<Kernel> {
  kernel ??= WebAssembly.instantiateStreaming(fetch(wasmUrl), KERNEL_IMPORTS).then(
    ({ instance }) => kernelOf(instance),
    (cause) => {
      kernel = null
      throw cause
    },
  )
  return kernel
}
