import { loadOnce } from '#workers/load-once.ts'
import wasm from '../build/field.wasm'
import { FIELD_KERNEL_IMPORTS, fieldKernelOf } from './kernel.ts'

/** The field's kernel in workerd, which imports compiled modules; instantiated once and shared by all requests. */
export const loadFieldKernel = loadOnce(async () =>
  fieldKernelOf(await WebAssembly.instantiate(wasm, FIELD_KERNEL_IMPORTS)),
)
