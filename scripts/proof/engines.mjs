import { existsSync } from 'node:fs'
import path from 'node:path'
import { openChromium } from '../lib/engines/chromium.mjs'
import { cuttableConnection } from '../lib/engines/cuttable-connection.mjs'
import { openFirefox } from '../lib/engines/firefox.mjs'
import { recordsWithoutScript, wholeJob } from '../lib/engines/journeys.mjs'
import { pageOf } from '../lib/engines/page.mjs'
import { openWebKit } from '../lib/engines/webkit.mjs'
import { messageOf } from '../lib/errors.mjs'
import { seasonOfLineups } from '../lib/filled-account.mjs'
import { printTable } from '../lib/measure.mjs'
import { postJson, register, withServedApp } from '../lib/served-app.mjs'

/**
 * @import { Connection, Did } from '../lib/engines/journeys.mjs'
 * @import { Engine, Page } from '../lib/engines/page.mjs'
 * @typedef {{
 *   missing: () => string | null,
 *   open: () => Promise<Engine>,
 *   journey: (page: Page, username: string, did: Did, connection: Connection) => Promise<void>,
 * }} EngineToTry
 * @typedef {{ engine: string, step: string, ms: string, result: string }} Row
 */

export const title = 'The main job, a build, a simulation, an upload and offline in other engines, over http'

const WEBKIT = {
  driver: 'WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
}

/**
 * `missing`: the Debian package to install when the engine is missing. Old Chromiums come from npm.
 * @type {Record<string, EngineToTry>}
 */
const ENGINES = {
  firefox: {
    missing: () => (onPath('firefox-esr') ? null : 'firefox-esr'),
    open: () => openFirefox('firefox-esr'),
    journey: wholeJob,
  },
  webkit: {
    missing: () =>
      onPath(WEBKIT.driver) && onPath('Xvfb') && existsSync(WEBKIT.browser) ? null : 'webkit2gtk-driver xvfb',
    open: () => openWebKit(WEBKIT),
    journey: wholeJob,
  },
  chromium: { missing: () => null, open: () => openChromium(), journey: wholeJob },
  'chromium-111': { missing: () => null, open: () => openChromium('111.0.0'), journey: wholeJob },
  'chromium-109': { missing: () => null, open: () => openChromium('109.0.5'), journey: recordsWithoutScript },
}

/**
 * `engines [name ...]`: in every engine, or in those named. Exits with 1 when a step fails; skips what is not installed.
 * @param {readonly string[]} names
 */
export async function run(names) {
  const chosen = names.length > 0 ? names : Object.keys(ENGINES)
  /** @type {Row[]} */
  const rows = []
  await withServedApp(async ({ base }) => {
    for (const name of chosen) rows.push(...(await runIn(name, engineNamed(name), base)))
  })
  printTable(rows)
  if (rows.some(({ result }) => result.startsWith('FAILED'))) process.exitCode = 1
}

/** @param {string} name */
function engineNamed(name) {
  const engine = ENGINES[name]
  if (!engine) throw new Error(`There is no engine ${name}; there are ${Object.keys(ENGINES).join(', ')}`)
  return engine
}

/**
 * @param {string} name
 * @param {EngineToTry} engine
 * @param {string} base
 */
async function runIn(name, { missing, open, journey }, base) {
  const lacking = missing()
  if (lacking) {
    const command = `apt-get install --no-install-recommends ${lacking}`
    console.error(`${name}: skipped, ${command}`)
    return [{ engine: name, step: 'all', ms: '-', result: `SKIPPED: ${command}` }]
  }
  /** @type {Row[]} */
  const rows = []
  const username = `${name}-${Date.now()}`
  if (journey === recordsWithoutScript) await importLineups(base, username)
  const connection = await cuttableConnection(base)
  const engine = await open()
  let since = performance.now()
  /** @type {Did} */
  const did = (step, note = 'done') => {
    rows.push({ engine: engine.version, step, ms: (performance.now() - since).toFixed(0), result: note })
    console.error(`${engine.version}: ${step}`)
    since = performance.now()
  }
  const page = pageOf(engine, connection.base)
  try {
    await journey(page, username, did, connection)
  } catch (error) {
    did('after that', `FAILED: ${messageOf(error)}`)
    console.error(await page.text().catch(messageOf))
  } finally {
    await engine.close()
    await connection.close().catch(() => {})
  }
  return rows
}

/**
 * @param {string} base
 * @param {string} username
 */
async function importLineups(base, username) {
  const cookie = await register(base, username)
  await postJson(base, '/api/import', { lineups: seasonOfLineups(3) }, { cookie })
}

/**
 * Whether a command of that name is installed.
 * @param {string} command
 */
function onPath(command) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
}
