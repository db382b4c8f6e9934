import { appendFileSync } from 'node:fs'
import { step } from '../lib/step.mjs'
import { builtConfig, checkConfig, writeConfig } from './config.mjs'
import { PRODUCTION } from './production.ts'
import { provide, resourcesOf } from './resources.mjs'
import { provideSecrets } from './secrets.mjs'
import { wrangler, wranglerJson } from './wrangler.mjs'

/** One line per deployment, needed for a rollback; ignored by git. */
const LOG = '.wrangler/deployments.jsonl'

/**
 * Each step detects what an earlier run has done, so an interrupted run can be repeated.
 * @param {{ askForSecrets: boolean }} options
 */
export async function publish({ askForSecrets }) {
  await step('Account', signedIn)
  const config = builtConfig()
  await step('Resources', async () => {
    const made = await provide(config)
    return made.length > 0 ? `made ${made.join(', ')}` : 'all there'
  })
  checkConfig(config, resourcesOf(config))
  writeConfig(config)
  const secrets = await provideSecrets(config.name, { ask: askForSecrets })
  if (secrets.length > 0) console.log(`Secrets ... set ${secrets.join(', ')}`)
  const databases = config.d1_databases
  /** @type {Record<string, string>} */
  const bookmarks = {}
  await step('Bookmark', async () => {
    for (const database of databases) bookmarks[database.database_name] = await bookmarkOf(database)
    note({ bookmarks })
  })
  await step('Migrations', async () => {
    for (const { binding } of databases) await migrate(binding)
  })
  let told = ''
  await step('Upload', async () => {
    told = await wrangler(['deploy', '--config', PRODUCTION])
    note({ version: versionIn(told) })
  })
  sayWhereAndBack(config.name, told, bookmarks)
}

async function signedIn() {
  try {
    await wrangler(['whoami', '--json'])
  } catch (cause) {
    const advice = 'Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.'
    throw new Error(`Not signed in to Cloudflare. ${advice}`, { cause })
  }
}

/**
 * A bookmark of the current database, which Time Travel can restore for 30 days.
 * @param {{ database_name: string }} database
 * @returns {Promise<string>}
 */
async function bookmarkOf({ database_name }) {
  const words = ['d1', 'time-travel', 'info', database_name, '--json', '--config', PRODUCTION]
  return (await wranglerJson(words)).bookmark
}

/** @param {string} binding */
async function migrate(binding) {
  await wrangler(['d1', 'migrations', 'apply', binding, '--remote', '--config', PRODUCTION])
}

/** @param {Record<string, unknown>} facts */
function note(facts) {
  appendFileSync(LOG, `${JSON.stringify({ at: new Date().toISOString(), ...facts })}\n`)
}

/** @param {string} told */
function versionIn(told) {
  return told.match(/Version ID: (\S+)/)?.[1] ?? null
}

/**
 * @param {string} name
 * @param {string} told
 * @param {Record<string, string>} bookmarks
 */
function sayWhereAndBack(name, told, bookmarks) {
  console.log(`\n${told.match(/https:\/\/\S+/)?.[0] ?? name} is version ${versionIn(told) ?? 'unknown'}.`)
  console.log(`The program as it was:  npx wrangler rollback --name ${name}`)
  for (const [database, bookmark] of Object.entries(bookmarks)) {
    console.log(
      `The data as it was:     npx wrangler d1 time-travel restore ${database} --bookmark=${bookmark}`,
    )
  }
  console.log('A restore drops all that was written since. docs/operations.md says when to use which.')
}
