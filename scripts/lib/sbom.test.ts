import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sbomOf } from './sbom.mjs'

/*
 * The parts of CycloneDX 1.6 that are written, as its JSON schema defines them (https://cyclonedx.org/schema/bom-1.6.schema.json):
 * which properties are required, which values they may have, and that no others are there.
 */

const Ref = z.string().check(z.minLength(1))
const Hash = z.strictObject({
  alg: z.enum(['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-384', 'SHA3-512']),
  content: z
    .string()
    .check(z.regex(/^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$/)),
})
/** Licenses by id or name, or one expression alone. */
const Licenses = z.union([
  z.array(
    z.strictObject({
      license: z.union([z.strictObject({ id: z.string() }), z.strictObject({ name: z.string() })]),
    }),
  ),
  z.tuple([z.strictObject({ expression: z.string().check(z.minLength(1)) })]),
])
const Component = z.strictObject({
  type: z.enum(['application', 'framework', 'library', 'container', 'platform', 'file', 'data']),
  name: z.string().check(z.minLength(1)),
  version: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
  'bom-ref': z.optional(Ref),
  purl: z.optional(z.string().check(z.regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/))),
  scope: z.optional(z.enum(['required', 'optional', 'excluded'])),
  hashes: z.optional(z.array(Hash)),
  licenses: z.optional(Licenses),
  externalReferences: z.optional(
    z.array(z.strictObject({ type: z.enum(['distribution', 'vcs', 'website']), url: z.url() })),
  ),
})
const Bom = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().check(z.minimum(1)),
  metadata: z.strictObject({ component: Component }),
  components: z.array(Component),
  dependencies: z.array(z.strictObject({ ref: Ref, dependsOn: z.optional(z.array(Ref)) })),
})

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

test('the own list obeys the schema of CycloneDX 1.6, and each reference in it is to a package that it lists once', () => {
  const bom = Bom.parse(
    JSON.parse(JSON.stringify(sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8'))))),
  )
  const refs = [bom.metadata.component, ...bom.components].map((each) => each['bom-ref'])
  expect(refs.length).toBeGreaterThan(300)
  expect(new Set(refs).size).toBe(refs.length)
  expect(bom.dependencies.map(({ ref }) => ref).sort()).toEqual(refs.toSorted())
  for (const { ref, dependsOn = [] } of bom.dependencies) {
    expect(new Set(dependsOn).size, ref).toBe(dependsOn.length)
    expect(
      dependsOn.filter((needed) => !refs.includes(needed)),
      ref,
    ).toEqual([])
  }
})
