import wasmUrl from '../build/field.wasm?url'
import { KERNEL_IMPORTS } from '../kernel-memory.ts'
import { type FieldKernel, fieldKernelOf } from './kernel.ts'

let kernel: Promise<FieldKernel> | null = null

/** The field's kernel in a page or a Web Worker, downloaded at the first call; after a failed download the next call tries again. */
export function loadFieldKernel(): Promise<FieldKernel> {
  kernel ??= WebAssembly.instantiateStreaming(fetch(wasmUrl), KERNEL_IMPORTS).then(
    ({ instance }) => fieldKernelOf(instance),
    (cause) => {
      kernel = null
      throw cause
    },
  )
  return kernel
}
