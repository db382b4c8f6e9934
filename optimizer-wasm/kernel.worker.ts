import wasm from './build/optimizer.wasm'
import { KERNEL_IMPORTS, type Kernel, kernelOf } from './kernel.ts'

let kernel: Promise<Kernel> | null = null

/** The kernel inside workerd, where modules come compiled; instantiated once and shared by all requests. */
export function loadKernel(): Promise<Kernel> {
  kernel ??= WebAssembly.instantiate(wasm, KERNEL_IMPORTS).then(kernelOf)
  return kernel
}
