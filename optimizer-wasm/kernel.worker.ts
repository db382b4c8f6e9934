import { loadOnce } from '#workers/load-once.ts'
import wasm from './build/optimizer.wasm'
import { KERNEL_IMPORTS, kernelOf } from './kernel.ts'

/** The kernel in workerd, which imports compiled modules; instantiated once and shared by all requests. */
export const loadKernel = loadOnce(async () => kernelOf(await WebAssembly.instantiate(wasm, KERNEL_IMPORTS)))
