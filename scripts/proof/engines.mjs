import { existsSync } from 'node:fs'

import { openChromium } from '../lib/engines/chromium.mjs'
import { openFirefox } from '../lib/engines/firefox.mjs'
import { mainJob, recordsWithoutScript } from '../lib/engines/journeys.mjs'
import { onPath } from '../lib/engines/on-path.mjs'
import { pageOf } from '../lib/engines/page.mjs'
import { openWebKit } from '../lib/engines/webkit.mjs'
import { seasonOfLineups } from '../lib/filled-account.mjs'
import { printTable } from '../lib/measure.mjs'
import { postJson, register, withServedApp } from '../lib/served-app.mjs'

export const title = 'The main job in other engines, over http'

const WEBKIT = {
  driver: 'WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
}

/** `missing`: the Debian package to install, where the engine is not there. Old Chromiums come from npm. */
const ENGINES = {
  firefox: {
    missing: () => (onPath('firefox-esr') ? null : 'firefox-esr'),
    open: () => openFirefox('firefox-esr'),
    journey: mainJob,
  },
  webkit: {
    missing: () =>
      onPath(WEBKIT.driver) && onPath('Xvfb') && existsSync(WEBKIT.browser) ? null : 'webkit2gtk-driver xvfb',
    open: () => openWebKit(WEBKIT),
    journey: mainJob,
  },
  'chromium-111': { missing: () => null, open: () => openChromium('111.0.0'), journey: mainJob },
  'chromium-109': { missing: () => null, open: () => openChromium('109.0.5'), journey: recordsWithoutScript },
}

/** `engines [name ...]`: in every engine, or in those named. Exits with 1 when a step fails; skips what is not installed. */
export async function run(names) {
  const chosen = names.length > 0 ? names : Object.keys(ENGINES)
  const rows = []
  await withServedApp(async ({ base }) => {
    for (const name of chosen) rows.push(...(await runIn(name, ENGINES[name], base)))
  })
  printTable(rows)
  if (rows.some(({ result }) => result.startsWith('FAILED'))) process.exitCode = 1
}

async function runIn(name, { missing, open, journey }, base) {
  const lacking = missing()
  if (lacking) {
    const command = `apt-get install --no-install-recommends ${lacking}`
    console.error(`${name}: skipped, ${command}`)
    return [{ engine: name, step: 'all', ms: '-', result: `SKIPPED: ${command}` }]
  }
  const rows = []
  const username = `${name}-${Date.now()}`
  if (journey === recordsWithoutScript) await importLineups(base, username)
  const engine = await open()
  let since = performance.now()
  const did = (step, note = 'done') => {
    rows.push({ engine: engine.version, step, ms: (performance.now() - since).toFixed(0), result: note })
    console.error(`${engine.version}: ${step}`)
    since = performance.now()
  }
  try {
    await journey(pageOf(engine, base), username, did)
  } catch (error) {
    did('after that', `FAILED: ${error.message}`)
  } finally {
    await engine.close()
  }
  return rows
}

async function importLineups(base, username) {
  const cookie = await register(base, username)
  await postJson(base, '/api/import', { lineups: seasonOfLineups(3) }, { cookie })
}
