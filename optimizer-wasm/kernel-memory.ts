import { AppError } from '#core/result.ts'

/** A question needs more memory than its kernel may have. The message is a sentence for the user; the kernel can be asked on. */
export class KernelOutOfMemory extends AppError {
  constructor() {
    super('too_large', 'This needs more memory than there is. Exclude players, or switch some rules off.')
    this.name = 'KernelOutOfMemory'
  }
}

/** The imports of every kernel: called where a single piece is larger than any memory. */
export const KERNEL_IMPORTS = { env: { abort: outOfMemory } }

/**
 * The exports of a kernel, of which every call that ends for want of memory throws `KernelOutOfMemory`. Kernels are compiled
 * without assertions, so the one `unreachable` that they reach is their allocator's, where memory can't grow.
 */
export function withMemoryErrors<Exports extends object>(exports: WebAssembly.Exports): Exports {
  const told = Object.entries(exports).map(([name, value]) => [
    name,
    typeof value === 'function' ? telling(value as Call) : value,
  ])
  return Object.fromEntries(told) as Exports
}

type Call = (...values: number[]) => unknown

function telling(call: Call): Call {
  return (...values) => {
    try {
      return call(...values)
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError && /unreachable/i.test(error.message)) outOfMemory()
      throw error
    }
  }
}

function outOfMemory(): never {
  throw new KernelOutOfMemory()
}
