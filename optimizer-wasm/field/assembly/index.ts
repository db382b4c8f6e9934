// The kernel's exports: a table over all lineups of a pool, the shares of a crowd, and entries drawn from it.

import { evaluateShares } from './backward'
import { drawInto } from './draw'
import { fillForward } from './forward'
import { logs, raiseFactors, readProblem, shares } from './problem'

/** Resets the heap and returns the address of that many bytes. */
export function reserve(bytes: i32): usize {
  heap.reset()
  return heap.alloc(<usize>bytes)
}

/** Reads the table's layout at that address (../load-table.ts). */
export function open(block: usize): void {
  readProblem(block)
}

/** f64: where the logarithms of the factors are to be written, those of choices and then those of bands. */
export function logsAddress(): usize {
  return logs
}

/** f64: the shares of the last call of `evaluate`, in the same order. */
export function sharesAddress(): usize {
  return shares
}

/** Fills the table for the logarithms in place, computes the shares, and returns the sum over all lineups. */
export function evaluate(): f64 {
  return evaluateShares()
}

/** Fills the table for the logarithms in place and returns the sum over all lineups, without shares. */
export function fill(): f64 {
  raiseFactors()
  return fillForward()
}

/** Memory beside the table. */
export function reserveMore(bytes: i32): usize {
  return heap.alloc(<usize>bytes)
}

// Draws from the filled table.
export { drawInto as draw }

/** The same to the bit on every machine, unlike those of JavaScript. */
export function exp(x: f64): f64 {
  return NativeMath.exp(x)
}

export function log(x: f64): f64 {
  return NativeMath.log(x)
}
