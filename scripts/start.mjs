// `npm start`: from a fresh clone to the served app. Each step does nothing when nothing is to be done.
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { whenInputsChanged } from './build-inputs.mjs'
import { exitCodeOf, launch, runQuietly } from './lib/commands.mjs'
import { EDGE_HEAP } from './lib/edge-heap.mjs'
import { main, step } from './lib/step.mjs'
import { useLockedTools } from './lib/tool-chain.mjs'
import { handToBuiltWorker, workerVars } from './lib/worker-vars.mjs'

// An address, not a name: where `localhost` means ::1 first, the server would not be found at 127.0.0.1.
const HOST = '127.0.0.1'
const PORT = Number(process.env.PORT || 8787)
const READY_WITHIN_MS = 60_000

main(async () => {
  await refuseBusyPort()
  await useLockedTools()
  const vars = workerVars()
  await step('Build', () => whenInputsChanged(() => runQuietly('npm', ['run', '-s', 'build'])))
  await step('Database', applyMigrations)
  await step('First admin', () => seedAdmin(vars))
  handToBuiltWorker(vars)
  // Until it is ready its stdout is chatter (errors go to stderr); afterwards it is the Worker's log.
  const server = launch('vite', ['preview', '--strictPort', '--port', PORT, '--host', HOST], {
    env: EDGE_HEAP,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.resume()
  const ended = exitCodeOf(server)
  await step('Server', () => Promise.race([healthy(), endedEarly(ended)]))
  await step('Waiting jobs', sendWaitingJobs)
  // The log line about the last health call comes a moment after its answer.
  await setTimeout(100)
  console.log(`Ready on http://localhost:${PORT}`)
  server.stdout.pipe(process.stdout)
  process.exit(await ended)
})

/** Told before the long steps, not after them. */
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

async function applyMigrations() {
  const where = process.env.STATE_DIR ? ['--persist-to', process.env.STATE_DIR] : []
  await runQuietly('wrangler', [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--config',
    'wrangler.toml',
    ...where,
  ])
}

/** Prints what the seed says: it shows the temporary password this one time. */
async function seedAdmin({ ADMIN_PASSWORD = '' }) {
  const told = await runQuietly('node', ['scripts/seed-admin.ts'], { ADMIN_PASSWORD })
  return told.trim()
}

async function healthy() {
  const deadline = Date.now() + READY_WITHIN_MS
  let lastAnswer = 'no answer'
  while (Date.now() < deadline) {
    const answer = await fetch(`http://${HOST}:${PORT}/api/health`, {
      signal: AbortSignal.timeout(5000),
    }).catch(() => null)
    if (answer?.ok) return
    if (answer) lastAnswer = `${answer.status} ${await answer.text()}`
    await setTimeout(100)
  }
  throw new Error(`/api/health did not answer 200 within ${READY_WITHIN_MS / 1000} s; last: ${lastAnswer}`)
}

/** The local queue forgets at a restart and no clock fires the cron trigger: what waits in the database is sent again. */
async function sendWaitingJobs() {
  const answer = await fetch(`http://${HOST}:${PORT}/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*`)
  if (!answer.ok) throw new Error(`The sweep of waiting jobs answered ${answer.status}`)
}

async function endedEarly(ended) {
  throw new Error(`The server ended with ${await ended} before it was ready.`)
}
