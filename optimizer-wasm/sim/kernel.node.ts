import { readFile } from 'node:fs/promises'
import { KERNEL_IMPORTS } from '../kernel-memory.ts'
import { type SimKernel, simKernelOf } from './kernel.ts'

/** The sim's kernel in plain Node, for tests, the bench and the command line. */
export async function loadSimKernel(): Promise<SimKernel> {
  const bytes = await readFile(new URL('../build/sim.wasm', import.meta.url))
  return simKernelOf(new WebAssembly.Instance(new WebAssembly.Module(bytes), KERNEL_IMPORTS))
}
