import type { SlateMemory } from './memory.ts'

/** When a field was set last, in milliseconds since 1970; 0 where none was. */
export function lastChange(memory: SlateMemory): number {
  return Object.values(memory).reduce((last, { at }) => Math.max(last, at), 0)
}
