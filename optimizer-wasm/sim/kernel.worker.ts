import wasm from '../build/sim.wasm'
import { KERNEL_IMPORTS } from '../kernel-memory.ts'
import { simKernelOf } from './kernel.ts'

/** The sim's kernel in workerd, which imports compiled modules: a new one each time, whose memory goes with it. */
export async function loadSimKernel() {
  return simKernelOf(await WebAssembly.instantiate(wasm, KERNEL_IMPORTS))
}
