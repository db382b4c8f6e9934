import { wellFormed } from '../text/well-formed.ts'

const LONGEST = 255
/** Space for ` (copy 5000)`, the last number that an account has room for. */
const LONGEST_ENDING = 12

/** The name without the ending of a copy, and short enough to get one. */
export function originalName(name: string): string {
  const original = name.replace(/ \(copy(?: \d+)?\)$/, '')
  return wellFormed(original.slice(0, LONGEST - LONGEST_ENDING))
}

/** A name for a copy that is not taken: `Sunday (copy)`, then `Sunday (copy 2)`, of a copy too. */
export function copyName(name: string, taken: readonly string[]): string {
  const original = originalName(name)
  for (let number = 1; ; number += 1) {
    const copied = number === 1 ? `${original} (copy)` : `${original} (copy ${number})`
    if (!taken.includes(copied)) return copied
  }
}
