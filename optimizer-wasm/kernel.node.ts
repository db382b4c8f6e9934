import { readFile } from 'node:fs/promises'
import { type Kernel, kernelOf } from './kernel.ts'
import { KERNEL_IMPORTS } from './kernel-memory.ts'

/** The kernel in plain Node, for tests and the bench. */
export async function loadKernel(): Promise<Kernel> {
  const bytes = await readFile(new URL('./build/optimizer.wasm', import.meta.url))
  return kernelOf(new WebAssembly.Instance(new WebAssembly.Module(bytes), KERNEL_IMPORTS))
}
