import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const HOUSES = ['app/core', 'app/routes/optimizer', 'db', 'optimizer-wasm', 'workers']

test.each(HOUSES)('rooms of %s do not import each other in a circle', (house) => {
  const importsOf = new Map<string, Set<string>>()
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: house })) {
    if (/\.test\.tsx?$|(^|\/)(testing|fixtures|node_modules)\//.test(file)) continue
    for (const [, target] of readFileSync(path.join(house, file), 'utf8').matchAll(IMPORT)) {
      const to = roomOf(house, path.join(house, file), target!)
      const from = file.split('/')[0]!
      if (to !== null && to !== from) importsOf.set(from, (importsOf.get(from) ?? new Set()).add(to))
    }
  }
  // Rooms that import none of those left are taken out until none is: what stays is in a circle, or imports one.
  const left = new Map(importsOf)
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const [room, imports] of left) if (![...imports].some((each) => left.has(each))) left.delete(room)
  }
  expect(importsOf.size).toBeGreaterThan(2)
  expect(Object.fromEntries(left)).toEqual({})
})

const IMPORT = /(?:from|import\() ?'([.#][^']+)'/g
const ALIAS = {
  '#core/': 'app/core/',
  '#db/': 'db/',
  '#optimizer/': 'optimizer-wasm/',
  '#workers/': 'workers/',
}

/** The folder right under the house that a file imports from; null for one beside those folders, or of another house. */
function roomOf(house: string, file: string, target: string): string | null {
  const [alias, folder] = Object.entries(ALIAS).find(([each]) => target.startsWith(each)) ?? ['', '']
  const whole = target.startsWith('.')
    ? path.join(path.dirname(file), target)
    : folder + target.slice(alias.length)
  if (!whole.startsWith(`${house}/`)) return null
  const [room, ...rest] = whole.slice(house.length + 1).split('/')
  return rest.length === 0 ? null : room!
}
