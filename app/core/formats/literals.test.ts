import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORMATS } from './list.ts'

/** Tests, their helpers, and generators of files. */
const NOT_PRODUCTION = /\.test\.tsx?$|\/(testing|fixtures|faults|formats)\//

const FILES = execFileSync('git', ['ls-files', 'app', 'db', 'workers', 'optimizer-wasm'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCTION.test(file))

const captains = FORMATS.flatMap(({ captain }) => captain ?? [])
const codes = captains.map(({ code }) => code).join('|')
const ids = FORMATS.map(({ id }) => id).join('|')
// A captain at the plain price multiplies by 1, which says nothing of captains.
const multiples = [...new Set(captains.flatMap(({ points, salary }) => [points, salary]))]
  .filter((multiple) => multiple !== 1)
  .join('|')
  .replaceAll('.', '\\.')

test.each([
  // SPEC.md section 3 sets the defaults of two columns.
  ['the id of a format', new RegExp(`(['"\`])(${ids})\\1`), ['db/schema/lineups.ts', 'db/schema/slates.ts']],
  ['the code of a captain', new RegExp(`(?<![\\w#-])(${codes})(?![\\w-])`), []],
  ['the multiplier of a captain', new RegExp(`[*/] (${multiples})\\b|\\b(${multiples}) [*/]`), []],
  ['a format by name', /\bimport .*\b(SHOWDOWN|BIG_LEAGUE|STANDARD|MONSTER_MASH)\b/, []],
  // SPEC.md section 3 sets the format of a request that names none. Everywhere else no format stands for another.
  ['a default format', /\bDEFAULT_FORMAT\b/, ['app/contract/format.ts']],
])('outside this folder no production file asks for %s', (_, literal, allowed) => {
  expect(FILES.length).toBeGreaterThan(300)
  const found = FILES.filter((file) => !allowed.includes(file)).flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => literal.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '')
}
