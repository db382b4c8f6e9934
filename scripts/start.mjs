// `npm start`: serves the app, also from a fresh clone. A step whose result already exists does nothing.
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { whenInputsChanged } from './build-inputs.mjs'
import { runQuietly } from './lib/commands.mjs'
import { main, step } from './lib/step.mjs'
import { useLockedTools } from './lib/tool-chain.mjs'
import { workerVars } from './lib/worker-vars.mjs'

/**
 * @typedef {Awaited<ReturnType<typeof import('./lib/first-admin.ts').firstAdmin>>} FirstAdmin
 * @import { LogLine } from './lib/app-server.mjs'
 */

// An address, not a name: where `localhost` means ::1 first, the server would not be found at 127.0.0.1.
const HOST = '127.0.0.1'
const PORT = Number(process.env.PORT || 8787)
/** Where wrangler keeps the local stores, too. */
const STATE = process.env.STATE_DIR || '.wrangler/state'

main(async () => {
  await refuseBusyPort()
  await useLockedTools()
  const { ADMIN_PASSWORD, ...vars } = workerVars()
  // Imported here, because the locked tools may have been installed only now.
  const { firstAdmin } = await import('./lib/first-admin.ts')
  const admin = await firstAdmin(ADMIN_PASSWORD)
  await step('Build', () => whenInputsChanged(() => runQuietly('npm', ['run', '-s', 'build'])))
  await prepareStore(admin)
  const log = new WorkerLog()
  const server = await startServer(vars, log)
  await step('Waiting jobs', () => server.sweep())
  // Log lines are written with a short delay.
  await setTimeout(100)
  console.log(`Ready on http://localhost:${PORT}`)
  log.isShown = true
})

/** Checked before the long steps. */
async function refuseBusyPort() {
  if (!(PORT > 0 && PORT < 65_536))
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  const probe = createServer()
  await new Promise((resolve, reject) => {
    probe.once('error', reject).listen(PORT, HOST, () => probe.close(resolve))
  }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw new Error(`Cannot listen on ${HOST}:${PORT}: ${error.message}`)
    throw new Error(
      `Port ${PORT} is already in use. Stop what runs there or choose another: PORT=${PORT + 1} npm start`,
    )
  })
}

/** @param {FirstAdmin} admin */
async function prepareStore(admin) {
  const { checkStore, markStore } = await import('./lib/check-store.mjs')
  const { store } = await step(
    'Database',
    async () => {
      checkStore(STATE)
      const { applyMigrations, openStore } = await import('./lib/local-store.mjs')
      const opened = await openStore(STATE)
      return { store: opened, applied: await applyMigrations(opened.env.DB) }
    },
    ({ applied }) => (applied === 0 ? 'up to date' : `${applied} migrations applied`),
  )
  await step('First admin', () => admin.insertInto(store.env.DB))
  await store.dispose()
  markStore(STATE)
}

/**
 * @param {Record<string, string>} vars
 * @param {WorkerLog} log
 */
async function startServer(vars, log) {
  const { serveApp } = await import('./lib/app-server.mjs')
  return step('Server', async () => {
    const server = await serveApp({
      host: HOST,
      port: PORT,
      state: STATE,
      vars,
      onLog: (line) => log.write(line),
    })
    const answer = await fetch(`http://${HOST}:${PORT}/api/health`)
    if (!answer.ok) throw new Error(`/api/health answered ${answer.status}: ${await answer.text()}`)
    return server
  })
}

/** Errors go to stderr. All else goes to stdout, but only once the app is ready: until then it is about the start itself. */
class WorkerLog {
  isShown = false

  /** @param {LogLine} line */
  write({ level, message }) {
    if (level === 'error' || level === 'warn') console.error(message)
    else if (this.isShown) console.log(message)
  }
}
