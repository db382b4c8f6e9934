import { loadOnce } from '#core/load-once.ts'
import wasm from './build/optimizer.wasm'
import { kernelOf } from './kernel.ts'
import { KERNEL_IMPORTS } from './kernel-memory.ts'

/** The kernel in workerd, which imports compiled modules; instantiated once and shared by all requests. */
export const loadKernel = loadOnce(async () => kernelOf(await WebAssembly.instantiate(wasm, KERNEL_IMPORTS)))
