import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sbomOf } from './sbom.mjs'

const LOCK = {
  name: 'app',
  version: '0.1.0',
  packages: {
    '': { dependencies: { a: '1', '@s/b': '2' }, devDependencies: { tool: '3' } },
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      dependencies: { c: '1' },
    },
    'node_modules/a/node_modules/c': { version: '1.5.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/c': { version: '2.0.0', license: 'SEE LICENSE IN LICENSE' },
    'node_modules/@s/b': { version: '2.1.0', dependencies: { c: '2' }, optionalDependencies: { none: '1' } },
    'node_modules/tool': { version: '3.0.0', dev: true },
    'node_modules/tool/node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      dev: true,
      dependencies: { c: '2' },
    },
  },
}

test('each version of a package is listed once, with what it needs where Node finds it', () => {
  const { components, dependencies } = sbomOf(LOCK)
  expect(components.map((each) => (each as { purl: string }).purl)).toEqual([
    ...[
      'pkg:npm/%40s/b@2.1.0',
      'pkg:npm/a@1.0.0',
      'pkg:npm/c@1.5.0',
      'pkg:npm/c@2.0.0',
      'pkg:npm/tool@3.0.0',
    ],
  ])
  expect(components[1]).toMatchObject({
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: '000102' }],
    licenses: [{ expression: 'MIT' }],
  })
  expect(components[3]).toMatchObject({ licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }] })
  expect(components[4]).toMatchObject({ scope: 'excluded' })
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'pkg:npm/app@0.1.0': ['pkg:npm/%40s/b@2.1.0', 'pkg:npm/a@1.0.0', 'pkg:npm/tool@3.0.0'],
    'pkg:npm/%40s/b@2.1.0': ['pkg:npm/c@2.0.0'],
    'pkg:npm/a@1.0.0': ['pkg:npm/c@1.5.0', 'pkg:npm/c@2.0.0'],
    'pkg:npm/c@1.5.0': [],
    'pkg:npm/c@2.0.0': [],
    'pkg:npm/tool@3.0.0': [],
  })
})

test('the own lock file: every package that runs has a license and a hash', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { components } = sbomOf(lock)
  const wanted = components.filter((each) => (each as { scope: string }).scope === 'required')
  expect(wanted.length).toBeGreaterThan(20)
  for (const each of wanted) expect(each).toMatchObject({ licenses: [{}], hashes: [{ alg: 'SHA-512' }] })
})
