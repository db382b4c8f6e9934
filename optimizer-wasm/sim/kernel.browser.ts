import wasmUrl from '../build/sim.wasm?url'
import { KERNEL_IMPORTS } from '../kernel-memory.ts'
import { type SimKernel, simKernelOf } from './kernel.ts'

let kernel: Promise<SimKernel> | null = null

/** The sim's kernel in a Web Worker or a page, downloaded at the first call; after a failed download the next call tries again. */
export function loadSimKernel(): Promise<SimKernel> {
  kernel ??= WebAssembly.instantiateStreaming(fetch(wasmUrl), KERNEL_IMPORTS).then(
    ({ instance }) => simKernelOf(instance),
    (cause) => {
      kernel = null
      throw cause
    },
  )
  return kernel
}
