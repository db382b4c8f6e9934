import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exitCodeOf, launch, runQuietly } from './commands.mjs'
import { step } from './step.mjs'

const BIN = path.resolve('node_modules/.bin')
const OLDEST_NODE = 22

/**
 * Makes the locked tools usable: installs them when they are missing or differ from package-lock.json, and restarts the
 * script in the locked Node when the running Node is too old. In that case this call does not return.
 */
export async function useLockedTools() {
  if (!isInstalled()) await step('Dependencies', install)
  // The tools behind node_modules/.bin look for `node` on the PATH.
  process.env.PATH = `${BIN}${path.delimiter}${process.env.PATH}`
  Object.assign(process.env, QUIET_TOOLS)
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) await goOnInLockedNode()
}

/** No prompts and no telemetry, so that the tools behave the same locally, in CI and without a network. */
const QUIET_TOOLS = { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

/** npm keeps the list of what it installed in node_modules; packages for other platforms are not in it. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const { '': _project, ...locked } = packagesIn('package-lock.json')
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(locked).every(([name, { version, optional }]) =>
    installed[name] ? installed[name].version === version : optional,
  )
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

async function install() {
  await runQuietly('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'])
}

async function goOnInLockedNode() {
  const node = path.join(BIN, 'node')
  if (!existsSync(node)) {
    throw new Error(
      `Node ${OLDEST_NODE} or newer is needed (this is ${process.version}); none is packaged for here.`,
    )
  }
  process.exit(await exitCodeOf(launch(node, process.argv.slice(1))))
}
