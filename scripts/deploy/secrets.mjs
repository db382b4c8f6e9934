import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { messageOf } from '../lib/errors.mjs'
import { wrangler, wranglerJson } from './wrangler.mjs'

/** @typedef {(name: string, without: string) => Promise<string>} ReadSecret */

/** All optional; those of one line are set together or not at all. */
const SECRETS = [
  { names: ['OPENAI_API_KEY'], without: 'the built-in analyst writes all texts' },
  { names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], without: 'no "Continue with Google"' },
  { names: ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'], without: 'no "Continue with Discord"' },
  {
    names: ['ACCESS_TEAM_DOMAIN', 'ACCESS_AUD'],
    without: 'user management is guarded by the admin role alone, without Cloudflare Access',
  },
]

/**
 * Sets the missing secrets of the Worker `name`: it asks for them on a terminal at the first deployment (later only with
 * `ask`), otherwise it reads the environment. They are passed through stdin only. Returns which stay unset and the effect.
 * @param {string} name
 * @param {{ ask: boolean }} options
 */
export async function provideSecrets(name, { ask }) {
  const known = await knownSecrets(name)
  const missing = SECRETS.filter(({ names }) => !names.every((each) => known?.has(each)))
  const read = process.stdin.isTTY ? (known === null || ask ? askHidden : async () => '') : fromEnvironment
  const given = {}
  for (const { names, without } of missing) {
    const values = await valuesOf(names, without, read)
    if (values === null) console.log(`  ${names.join(' and ')} not set: ${without}`)
    else Object.assign(given, values)
  }
  if (Object.keys(given).length > 0) await wrangler(['secret', 'bulk', '--name', name], JSON.stringify(given))
  return Object.keys(given)
}

/**
 * Null when there is no such Worker yet.
 * @param {string} name
 * @returns {Promise<Set<string> | null>}
 */
async function knownSecrets(name) {
  try {
    /** @type {{ name: string }[]} */
    const listed = await wranglerJson(['secret', 'list', '--name', name, '--format', 'json'])
    return new Set(listed.map((secret) => secret.name))
  } catch (error) {
    if (/\b10007\b|not found|does not exist/i.test(messageOf(error))) return null
    throw error
  }
}

/**
 * Null when the first is left empty; one of a pair without the other is refused.
 * @param {readonly string[]} names
 * @param {string} without
 * @param {ReadSecret} read
 */
async function valuesOf(names, without, read) {
  /** @type {Record<string, string>} */
  const values = {}
  for (const name of names) {
    const value = await read(name, without)
    if (value) values[name] = value
    else if (name === names[0]) return null
    else throw new Error(`${names.join(' and ')} belong together; ${name} is missing.`)
  }
  return values
}

/** @param {string} name */
async function fromEnvironment(name) {
  return process.env[name] ?? ''
}

/**
 * The typed or pasted text is not shown.
 * @param {string} name
 * @param {string} without
 * @param {{ input?: NodeJS.ReadableStream, output?: NodeJS.WritableStream }} [terminal]
 */
export async function askHidden(name, without, { input = process.stdin, output = process.stdout } = {}) {
  output.write(`  ${name} (Enter: ${without}): `)
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true })
  lines.on('SIGINT', () => process.exit(130))
  const value = await lines.question('')
  lines.close()
  output.write('\n')
  return value.trim()
}
