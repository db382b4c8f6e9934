import { withMemoryErrors } from './kernel-memory.ts'

/** One instance of the WASM kernel. It keeps no state between calls: every problem starts with an empty heap. */
export type Kernel = { exports: KernelExports }

type KernelExports = {
  memory: WebAssembly.Memory
  reserve(bytes: number): number
  solve(problem: number): number
  answerAddress(): number
  boundOfOthers(): number
  stepsTaken(): number
}

export function kernelOf(instance: WebAssembly.Instance): Kernel {
  return { exports: withMemoryErrors<KernelExports>(instance.exports) }
}
