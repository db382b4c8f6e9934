import { readFile } from 'node:fs/promises'
import { KERNEL_IMPORTS } from '../kernel-memory.ts'
import { type FieldKernel, fieldKernelOf } from './kernel.ts'

/** The field's kernel in plain Node, for tests, the bench and the command line. */
export async function loadFieldKernel(): Promise<FieldKernel> {
  const bytes = await readFile(new URL('../build/field.wasm', import.meta.url))
  return fieldKernelOf(new WebAssembly.Instance(new WebAssembly.Module(bytes), KERNEL_IMPORTS))
}
