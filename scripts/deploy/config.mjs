import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkEnvironment } from '#workers/env.ts'
import { PRODUCTION } from './production.ts'

/** @import { Resource, WorkerConfig } from './resources.mjs' */

const BUILT = 'build/server/wrangler.json'

/** @returns {WorkerConfig} */
export function builtConfig() {
  // Read only by wrangler's own redirect, which an explicit --config replaces.
  const { configPath, userConfigPath, topLevelName, ...rest } = JSON.parse(readFileSync(BUILT, 'utf8'))
  /** @type {WorkerConfig} */
  const built = rest
  return {
    ...built,
    main: seenFromProduction(built.main),
    assets: { ...built.assets, directory: seenFromProduction(built.assets.directory) },
    d1_databases: built.d1_databases.map((database) => ({
      ...database,
      migrations_dir: seenFromProduction(database.migrations_dir),
    })),
    vars: { ...built.vars, APP_ENV: 'production' },
  }
}

/**
 * `file` is in the folder of PRODUCTION, because its paths are relative to that folder.
 * @param {WorkerConfig} config
 * @param {string} [file]
 */
export function writeConfig(config, file = PRODUCTION) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
}

/**
 * Throws when the Worker lacks a binding, or a binding names a resource that is not in `resources`.
 * @param {WorkerConfig} config
 * @param {readonly Resource[]} resources
 */
export function checkConfig(config, resources) {
  const bindings = bindingsOf(config)
  const forgotten = bindings.filter((binding) => !resources.some((one) => one.binding === binding))
  if (forgotten.length > 0) throw new Error(`Nothing makes what is bound as ${forgotten.join(', ')}.`)
  const unset = JSON.stringify(config).match(/"0{8}-?0{4}[0-]*"/)
  if (unset) throw new Error(`An id was not filled in: ${unset[0]}`)
  const limits = config.ratelimits.map(({ name }) => name)
  const environment = { ...config.vars, ...standIns([...bindings, ...limits]) }
  checkEnvironment(/** @type {Env} */ (/** @type {unknown} */ (environment)))
}

/**
 * The name of every binding, also of kinds that a later wrangler adds.
 * @param {unknown} value
 * @returns {string[]}
 */
function bindingsOf(value) {
  if (typeof value !== 'object' || value === null) return []
  const own = 'binding' in value && typeof value.binding === 'string' ? [value.binding] : []
  return [...own, ...Object.values(value).flatMap(bindingsOf)]
}

/**
 * The Worker's check requires only that each binding has its methods; these objects claim to have every method.
 * @param {readonly string[]} names
 */
function standIns(names) {
  return Object.fromEntries(names.map((name) => [name, new Proxy({}, { has: () => true })]))
}

/** @param {string} file */
function seenFromProduction(file) {
  return path.relative(path.dirname(PRODUCTION), path.join(path.dirname(BUILT), file))
}
