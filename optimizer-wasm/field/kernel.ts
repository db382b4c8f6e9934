import { withMemoryErrors } from '../kernel-memory.ts'

/**
 * One instance of the field's WASM kernel. Between its calls it holds one table (load-table.ts); everything that uses it
 * loads its own table first and is done with it before it returns.
 */
export type FieldKernel = { exports: FieldKernelExports }

type FieldKernelExports = {
  memory: WebAssembly.Memory
  reserve(bytes: number): number
  open(block: number): void
  logsAddress(): number
  sharesAddress(): number
  evaluate(): number
  fill(): number
  reserveMore(bytes: number): number
  draw(
    numbers: number,
    lineups: number,
    first: number,
    entries: number,
    seed: number,
    from: number,
    to: number,
  ): number
  exp(x: number): number
  log(x: number): number
}

export function fieldKernelOf(instance: WebAssembly.Instance): FieldKernel {
  return { exports: withMemoryErrors<FieldKernelExports>(instance.exports) }
}
