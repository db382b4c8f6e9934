import { loadOnce } from '#workers/load-once.ts'
import wasm from '../../build/field.wasm'
import { KERNEL_IMPORTS } from '../../kernel-memory.ts'
import { fieldKernelOf } from '../kernel.ts'

/** The field's kernel in workerd, which imports compiled modules; instantiated once and shared by all requests. */
export const loadFieldKernel = loadOnce(async () =>
  fieldKernelOf(await WebAssembly.instantiate(wasm, KERNEL_IMPORTS)),
)
