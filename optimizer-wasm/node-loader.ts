import { readFile } from 'node:fs/promises'
import { KERNEL_IMPORTS } from './kernel-memory.ts'

/** Loads a kernel in plain Node, for tests, the bench and the command line: another instance at each call. */
export function nodeLoader<Kernel>(
  name: string,
  kernelOf: (instance: WebAssembly.Instance) => Kernel,
): () => Promise<Kernel> {
  return async () => {
    const bytes = await readFile(new URL(`./build/${name}.wasm`, import.meta.url))
    return kernelOf(new WebAssembly.Instance(new WebAssembly.Module(bytes), KERNEL_IMPORTS))
  }
}
