import wasm from '../build/field.wasm'
import { KERNEL_IMPORTS } from '../kernel-memory.ts'
import { fieldKernelOf } from './kernel.ts'

/** The field's kernel in workerd, which imports compiled modules: a new one each time, whose memory goes with it. */
export async function loadFieldKernel() {
  return fieldKernelOf(await WebAssembly.instantiate(wasm, KERNEL_IMPORTS))
}
