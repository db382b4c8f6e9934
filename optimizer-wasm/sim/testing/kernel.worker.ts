import { loadOnce } from '#workers/load-once.ts'
import wasm from '../../build/sim.wasm'
import { KERNEL_IMPORTS } from '../../kernel-memory.ts'
import { simKernelOf } from '../kernel.ts'

/** The sim's kernel in workerd, which imports compiled modules; instantiated once and shared by all requests. */
export const loadSimKernel = loadOnce(async () =>
  simKernelOf(await WebAssembly.instantiate(wasm, KERNEL_IMPORTS)),
)
