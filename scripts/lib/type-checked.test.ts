import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const scripts = execFileSync('git', ['ls-files', '*.js', '*.cjs', '*.mjs']).toString().trim().split('\n')

test('the type check reads every script', () => {
  const { include, compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  expect(compilerOptions).toMatchObject({ allowJs: true, checkJs: true, strict: true })
  expect(scripts.filter((file) => !include.includes(file.split('/')[0]))).toEqual([])
})

test.each(scripts)('%s does not disable type checks', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/@ts-(nocheck|ignore|expect-error)|@\w+ \{any\}/)
})
