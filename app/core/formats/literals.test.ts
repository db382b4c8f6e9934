import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORMATS } from './list.ts'

/** The defaults of two columns, which SPEC.md section 3 sets. */
const ALLOWED = ['db/schema.ts']
/** Tests, what tests are made with, and generators of files. */
const NOT_PRODUCTION =
  /\.test\.tsx?$|\/(testing|fixtures|faults|formats)\/|^optimizer-wasm\/(brute-force|every-lineup|reference-objective|random-requests|generated-slates|golden-requests|hard-pools)\.ts$/

const captains = FORMATS.flatMap(({ captain }) => captain ?? [])
const words = [...FORMATS.map(({ id }) => id), ...captains.map(({ code }) => code)]
const multiples = new Set(captains.flatMap(({ points, salary }) => [points, salary]))

const LITERALS = [
  new RegExp(`(['"\`])(${words.join('|')})\\1`),
  new RegExp(`[*/] (${[...multiples].join('|').replaceAll('.', '\\.')})\\b`),
  /\bimport .*\b(SHOWDOWN|BIG_LEAGUE|STANDARD|MONSTER_MASH)\b/,
]

test('outside this folder no production file asks for a format, its captain code or its multiplier', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'db', 'workers', 'optimizer-wasm'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCTION.test(file) && !ALLOWED.includes(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => LITERALS.some((literal) => literal.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '')
}
