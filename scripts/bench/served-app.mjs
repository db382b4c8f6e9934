import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { exitCodeOf, launch } from '../lib/commands.mjs'

const READY_WITHIN_MS = 300_000

export const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Runs `use({ base, pid })` against the built app that `npm start` serves from an empty store of its own. */
export async function withServedApp(use) {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'bench-state-'))
  process.once('exit', () => rmSync(stateDir, { recursive: true, force: true }))
  const port = await freePort()
  const server = launch('npm', ['start'], {
    env: { PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  await ready(base)
  await use({ base, pid: server.pid })
  process.kill(-server.pid, 'SIGTERM')
  await exitCodeOf(server)
}

/** Registers a user; the answer is his cookie. */
export async function register(base) {
  const body = JSON.stringify({ username: 'bench', password: 'a long enough password' })
  const { headers } = await ask(`${base}/api/register`, { method: 'POST', headers: JSON_TYPE, body })
  return headers.get('Set-Cookie').split(';')[0]
}

/** One request, its body read to the end. */
export async function ask(url, init) {
  const started = performance.now()
  const response = await fetch(url, init)
  const text = await response.text()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  return { ms, text, headers: response.headers }
}

async function ready(base) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${base}/api/health`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(200)
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s`)
}

async function freePort() {
  const probe = createServer()
  const port = await new Promise((resolve) =>
    probe.listen(0, '127.0.0.1', () => resolve(probe.address().port)),
  )
  await new Promise((resolve) => probe.close(resolve))
  return port
}
