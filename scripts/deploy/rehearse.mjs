import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../lib/step.mjs'
import { builtConfig, checkConfig, writeConfig } from './config.mjs'
import { resourcesOf } from './resources.mjs'
import { wrangler } from './wrangler.mjs'

/** @import { WorkerConfig } from './resources.mjs' */

const CONFIG = '.wrangler/rehearsal.json'

/** The parts of a deployment that need no account: its configuration, the migrations on empty stores, the upload's size. */
export async function rehearse() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'))
  const config = builtConfig()
  try {
    await step('Configuration', () => configure(config))
    await step('Migrations', async () => {
      const counts = []
      for (const database of config.d1_databases) counts.push(await migrateEmptyStore(database, folder))
      return `${counts.join(' and ')} on an empty store`
    })
    await step('Upload', async () => {
      const told = await wrangler(['deploy', '--dry-run', '--config', CONFIG, '--outdir', folder])
      return told.match(/Total Upload: (.*)/)?.[1]
    })
  } finally {
    rmSync(folder, { recursive: true })
    rmSync(CONFIG, { force: true })
  }
}

/** @param {WorkerConfig} config */
function configure(config) {
  const resources = resourcesOf(config)
  for (const { name, setId } of resources) setId?.(`id-of-${name}`)
  checkConfig(config, resources)
  writeConfig(config, CONFIG)
  return `for ${[...new Set(resources.map(({ name }) => name))].join(', ')}`
}

/**
 * Returns the number of applied migrations; throws unless wrangler finds all of them and their statements run. They run as one
 * file, because `migrations apply` starts a server for each.
 * @param {WorkerConfig['d1_databases'][number]} database
 * @param {string} folder
 */
async function migrateEmptyStore({ binding, migrations_dir }, folder) {
  const where = ['--local', '--persist-to', folder, '--config', CONFIG]
  const told = await wrangler(['d1', 'migrations', 'list', binding, ...where])
  const from = path.join(path.dirname(CONFIG), migrations_dir)
  const written = readdirSync(from).filter((file) => file.endsWith('.sql'))
  const found = new Set(told.match(/\S+\.sql/g))
  if (found.size !== written.length)
    throw new Error(`${found.size} of ${written.length} were found:\n${told}`)
  const together = path.join(folder, `${binding}.sql`)
  writeFileSync(
    together,
    written
      .sort()
      .map((file) => readFileSync(path.join(from, file), 'utf8'))
      .join('\n'),
  )
  await wrangler(['d1', 'execute', binding, '--yes', '--file', together, ...where])
  return `${found.size} of ${binding}`
}
