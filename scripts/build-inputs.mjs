import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

const INPUTS = [
  'app',
  'db',
  'optimizer-wasm',
  'public',
  'scripts/finish-build.mjs',
  'scripts/build-sw.mjs',
  'scripts/icons.ts',
  'scripts/lib/browser-targets.ts',
  'scripts/lib/sbom.mjs',
  'workers',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/openai-responses-only.ts',
  'scripts/page-chunks.ts',
  'scripts/react-html-as-text.ts',
  'scripts/wait-for-reload.ts',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
]
const GENERATED = new Set(['optimizer-wasm/build', 'workers/worker-configuration.d.ts'])
/** Files that only tests read: a change of one while a server of the tests runs must not build the app under that server. */
const TESTS = /\.test\.tsx?$|\/testing\//
const PRODUCTS = [
  'build/sbom.cdx.json',
  'optimizer-wasm/build/optimizer.wasm',
  'optimizer-wasm/build/field.wasm',
  'optimizer-wasm/build/sim.wasm',
  'build/client/sw.js',
  'build/server/index.js',
  'build/server/wrangler.json',
  '.wrangler/deploy/config.json',
]
const STAMP = 'build/inputs.sha256'

/**
 * Runs `build` unless every output exists and was built from the current files.
 * @param {() => Promise<unknown>} build
 */
export async function whenInputsChanged(build) {
  const inputs = hashOfInputs()
  if (isBuiltFrom(inputs)) return 'up to date'
  rmSync(STAMP, { force: true })
  await build()
  writeFileSync(STAMP, inputs)
}

/** @param {string} inputs */
function isBuiltFrom(inputs) {
  return [...PRODUCTS, STAMP].every((file) => existsSync(file)) && readFileSync(STAMP, 'utf8') === inputs
}

/** Names and contents, so that a renamed or a removed file counts too. */
function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesUnder(entry) {
  if (GENERATED.has(entry) || !existsSync(entry)) return []
  if (statSync(entry).isFile()) return TESTS.test(entry) ? [] : [entry]
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesUnder(`${entry}/${name}`))
}
