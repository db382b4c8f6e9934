import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, type ModuleImport } from './module-imports.ts'

const FILES = globSync('{app,db,workers,optimizer-wasm}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**', 'optimizer-wasm/**/assembly/**', 'optimizer-wasm/build/**'],
})
const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]))

/** Tests and their helpers may import any module. */
const IS_OF_TESTS = /\.test\.tsx?$|\/(?:testing|fixtures)\//

/** The modules that app/routes.ts names: loaders and actions run in the Worker, and the browser's build leaves them out. */
const IS_ROUTE_MODULE = /^app\/routes\/(?:[\w-]+\/route\.tsx|[\w-]+\.tsx?)$/

const SHARED_BY_SCREENS = ['app/components/', 'app/lib/', 'app/contract/', 'app/core/', 'optimizer-wasm/']

/**
 * The folders that the modules of a folder may import, as drawn in README.md. The first matching rule applies. A module
 * may always import from its own folder.
 */
const RULES: readonly { name: string; modules: RegExp; mayImport: readonly string[] }[] = [
  { name: 'the domain', modules: /^app\/core\//, mayImport: [] },
  { name: 'the contract', modules: /^app\/contract\//, mayImport: ['app/core/', 'app/pages.ts'] },
  {
    name: 'browser helpers',
    modules: /^app\/lib\//,
    mayImport: ['app/contract/', 'app/core/', 'app/pages.ts', 'optimizer-wasm/'],
  },
  {
    name: 'shared components',
    modules: /^app\/components\//,
    mayImport: ['app/lib/', 'app/contract/', 'app/core/'],
  },
  { name: 'the service worker', modules: /^app\/service-worker\//, mayImport: ['app/lib/', 'app/core/'] },
  {
    name: 'route modules',
    modules: IS_ROUTE_MODULE,
    mayImport: [
      ...SHARED_BY_SCREENS,
      'app/context.ts',
      'app/pages.ts',
      'app/page-access.ts',
      'workers/services/',
      'workers/api/',
      'workers/security/',
      'workers/context.server.ts',
    ],
  },
  { name: 'parts of a screen', modules: /^app\/routes\//, mayImport: [...SHARED_BY_SCREENS, 'app/pages.ts'] },
  { name: 'queries', modules: /^db\//, mayImport: ['app/core/'] },
  { name: 'the optimizer', modules: /^optimizer-wasm\//, mayImport: ['app/core/'] },
  {
    name: 'services',
    modules: /^workers\/services\//,
    mayImport: ['app/core/', 'app/contract/', 'db/', 'optimizer-wasm/', 'workers/'],
  },
  {
    name: 'the rest of the Worker',
    modules: /^workers\//,
    mayImport: [
      'app/core/',
      'app/contract/',
      'app/context.ts',
      'app/pages.ts',
      'app/service-worker/offline-pages.ts',
      'db/',
      'optimizer-wasm/',
      'package.json',
    ],
  },
]

/** Imports that are forbidden although a rule above allows the folder. */
const NEVER: readonly { modules: RegExp; imports: RegExp; why: string }[] = [
  {
    modules: /^workers\/services\//,
    imports: /^workers\/api\//,
    why: 'services do not depend on the API',
  },
  {
    modules: /^workers\/(?:ai|json|oauth|security)\//,
    imports: /^workers\/(?:api|services|queue)\//,
    why: 'modules that services use do not import services',
  },
]

const PACKAGES: readonly { name: RegExp; onlyIn: RegExp; why: string }[] = [
  {
    name: /^react(?:$|-dom|\/)/,
    onlyIn: /^app\/(?!core\/|contract\/|service-worker\/)/,
    why: 'only screens use React',
  },
  { name: /^hono/, onlyIn: /^workers\/(?!services\/|ai\/|security\/|json\/)/, why: 'only the API uses Hono' },
  { name: /^drizzle-/, onlyIn: /^(?:db\/|workers\/log\.ts)/, why: 'only db speaks SQL' },
  {
    name: /^zod/,
    onlyIn: /^(?:app\/contract\/|workers\/)/,
    why: 'input is checked in the contract and the Worker',
  },
]

test('there are no import cycles, type imports included', () => {
  expect(IMPORTS.size).toBeGreaterThan(500)
  expect(circles(IMPORTS)).toEqual([])
})

test.each(['scripts/**/*.{ts,mjs}', 'e2e/**/*.ts', 'optimizer-wasm/**/assembly/**/*.ts'])(
  'nor are there any in %s',
  (glob) => {
    const files = globSync(glob)
    expect(files.length).toBeGreaterThan(5)
    // AssemblyScript leaves `.ts` out.
    const named = (to: string) => (files.includes(to) ? to : `${to}.ts`)
    const imports = files.map(
      (file) => [file, importsOf(file).map((each) => ({ ...each, to: named(each.to) }))] as const,
    )
    expect(circles(new Map(imports))).toEqual([])
  },
)

test.each([
  'app/core/',
  'app/core/analysis/',
  'app/core/questions/',
  'app/lib/',
  'app/routes/optimizer/',
  'app/routes/optimizer/entries/',
  'db/',
  'optimizer-wasm/',
  'workers/',
  'workers/services/',
])('rooms, the folders of %s, import one way', (house) => {
  const roomOf = (file: string) =>
    file.startsWith(house) ? /^([\w-]+)\//.exec(file.slice(house.length))?.[1] : undefined
  const rooms = new Map<string, ModuleImport[]>()
  for (const file of FILES.filter((each) => !IS_OF_TESTS.test(each))) {
    const room = roomOf(file)
    if (room === undefined) continue
    const others = IMPORTS.get(file)!.flatMap(({ to }) => {
      const other = roomOf(to)
      return other === undefined || other === room ? [] : [{ to: other, isPackage: false, isDynamic: false }]
    })
    rooms.set(room, [...(rooms.get(room) ?? []), ...others])
  }
  expect(rooms.size).toBeGreaterThan(1)
  expect(circles(rooms)).toEqual([])
})

test.each(RULES.map(({ name, modules, mayImport }) => [name, modules, mayImport] as const))(
  '%s: imports only from the folders listed',
  (_, modules, mayImport) => {
    const own = FILES.filter((file) => ruleOf(file)?.modules === modules)
    expect(own.length).toBeGreaterThan(0)
    expect(own.flatMap((file) => forbiddenImports(file, mayImport))).toEqual([])
  },
)

test('services and lower layers do not import the entry points', () => {
  const found = FILES.filter((file) => !IS_OF_TESTS.test(file)).flatMap((file) =>
    IMPORTS.get(file)!.flatMap(({ to }) =>
      NEVER.filter(({ modules, imports }) => modules.test(file) && imports.test(to)).map(
        ({ why }) => `${file} imports ${to}: ${why}`,
      ),
    ),
  )
  expect(found).toEqual([])
})

test('a screen imports nothing of another screen', () => {
  const screenOf = (file: string) => /^app\/routes\/([\w-]+)\//.exec(file)?.[1]
  const found = FILES.flatMap((file) =>
    IMPORTS.get(file)!
      .filter(({ to }) => screenOf(file) && screenOf(to) && screenOf(to) !== screenOf(file))
      .map(({ to }) => `${file} imports ${to}`),
  )
  expect(found).toEqual([])
})

test.each(PACKAGES.map((rule) => [rule.why, rule] as const))('%s', (_, { name, onlyIn }) => {
  const users = FILES.filter((file) =>
    IMPORTS.get(file)!.some(({ to, isPackage }) => isPackage && name.test(to)),
  )
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((file) => !onlyIn.test(file) && !IS_OF_TESTS.test(file))).toEqual([])
})

function ruleOf(file: string) {
  return IS_OF_TESTS.test(file) ? undefined : RULES.find(({ modules }) => modules.test(file))
}

function forbiddenImports(file: string, mayImport: readonly string[]): string[] {
  const folder = /^app\/[\w-]+\/|^[\w-]+\//.exec(file)![0]
  return IMPORTS.get(file)!
    .filter(
      ({ to, isPackage }) => !isPackage && ![folder, ...mayImport].some((start) => to.startsWith(start)),
    )
    .map(({ to }) => `${file} imports ${to}`)
}

/** Groups of modules each of which imports the others, directly or not (Tarjan's strongly connected components). */
function circles(imports: typeof IMPORTS): string[][] {
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []
  function visit(file: string) {
    const number = numbers.size
    numbers.set(file, number)
    lowest.set(file, number)
    path.push(file)
    for (const { to, isDynamic } of imports.get(file)!) {
      if (isDynamic || !imports.has(to)) continue
      if (!numbers.has(to)) visit(to)
      if (path.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!))
    }
    if (lowest.get(file) !== number) return
    const group = path.splice(path.indexOf(file))
    if (group.length > 1) found.push(group)
  }
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file)
  return found
}
