import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('rooms of the core do not import each other in a circle', () => {
  const core = import.meta.dirname
  const importsOf = new Map<string, Set<string>>()
  for (const file of globSync('**/*.ts', { cwd: core })) {
    if (/\.test\.ts$|(^|\/)(testing|fixtures)\//.test(file)) continue
    const text = readFileSync(path.join(core, file), 'utf8')
    for (const [, target] of text.matchAll(/from '(\.[^']+)'/g)) {
      const [from, to] = [roomOf(file), roomOf(path.join(path.dirname(file), target!))]
      if (from !== to) importsOf.set(from, (importsOf.get(from) ?? new Set()).add(to))
    }
  }
  // Taken out again and again: every room that imports none of those left. What is left then is in a circle, or imports one.
  const left = new Map(importsOf)
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const [room, imports] of left) if (![...imports].some((each) => left.has(each))) left.delete(room)
  }
  expect(importsOf.size).toBeGreaterThan(20)
  expect(Object.fromEntries(left)).toEqual({})
})

/** The folder right under the core; files beside those folders are of no room. */
function roomOf(file: string): string {
  const [room, ...rest] = file.split('/')
  return rest.length === 0 ? '' : room!
}
