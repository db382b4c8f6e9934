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

/** The kernel's imports: a function to call when memory runs out. */
export const KERNEL_IMPORTS = { env: { abort } }

export function kernelOf(instance: WebAssembly.Instance): Kernel {
  return { exports: instance.exports as KernelExports }
}

function abort(): never {
  throw new Error('The optimizer ran out of memory')
}
