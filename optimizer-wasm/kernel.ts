/** A handle on one instance of the WASM kernel. It keeps nothing between calls: every problem starts on an empty heap. */
export type Kernel = { exports: KernelExports }

type KernelExports = {
  memory: WebAssembly.Memory
  reserve(bytes: number): number
  solve(problem: number): number
  answerAddress(): number
  mostOfUnseen(): number
  stepsTaken(): number
}

/** All that the kernel asks of its host: somewhere to go when memory runs out. */
export const KERNEL_IMPORTS = { env: { abort } }

export function kernelOf(instance: WebAssembly.Instance): Kernel {
  return { exports: instance.exports as KernelExports }
}

function abort(): never {
  throw new Error('The optimizer ran out of memory')
}
