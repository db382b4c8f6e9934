import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endGroup, exitCodeOf, launch } from './commands.mjs'
import { freePort } from './free-port.mjs'

const READY_WITHIN_MS = 300_000
const PASSWORD = 'a long enough password'
/** The password of the first admin in every one of these stores. */
export const TEMPORARY_PASSWORD = 'first start of this measurement'

export const JSON_TYPE = { 'Content-Type': 'application/json' }

/**
 * Runs `use({ base, pid, stateDir })` against the built app, which `npm start` serves from its own empty store.
 * @param {(app: { base: string, pid: number, stateDir: string }) => Promise<void>} use
 */
export async function withServedApp(use) {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'served-app-'))
  process.once('exit', () => rmSync(stateDir, { recursive: true, force: true }))
  const port = await freePort()
  const server = launch('npm', ['start'], {
    env: { PORT: String(port), STATE_DIR: stateDir, ADMIN_PASSWORD: TEMPORARY_PASSWORD, PROXY: 'cloudflare' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  await ready(base)
  await use({ base, pid: server.pid ?? 0, stateDir })
  endGroup(server)
  await exitCodeOf(server)
}

/**
 * Registers a user from a separate client address, since the server limits by address; returns the session cookie.
 * @param {string} base
 * @param {string} [username]
 */
export async function register(base, username = 'bench') {
  return cookieOf(
    await postJson(base, '/api/register', { username, password: PASSWORD }, addressOf(username)),
  )
}

/**
 * The credentials of a user created by `register`.
 * @param {string} username
 */
export function credentialsOf(username) {
  return { usernameOrEmail: username, password: PASSWORD }
}

/**
 * Signs in the first admin and changes the temporary password; returns the session cookie.
 * @param {string} base
 */
export async function signInAdmin(base) {
  const first = await postJson(base, '/api/login', {
    usernameOrEmail: 'admin',
    password: TEMPORARY_PASSWORD,
  })
  const change = { currentPassword: TEMPORARY_PASSWORD, newPassword: PASSWORD }
  return cookieOf(await postJson(base, '/api/change-password', change, { cookie: cookieOf(first) }))
}

/**
 * One request, its body read to the end. Throws on any status but 2xx.
 * @param {string} url
 * @param {RequestInit} [init]
 */
export async function ask(url, init) {
  const started = performance.now()
  const response = await fetch(url, init)
  const text = await response.text()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  return { ms, text, headers: response.headers }
}

/**
 * @param {string} base
 * @param {string} where
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export function postJson(base, where, body, headers = {}) {
  return ask(base + where, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  })
}

/**
 * A header with a client address, which Cloudflare's edge sets in production.
 * @param {string} username
 */
export function addressOf(username) {
  return { 'CF-Connecting-IP': `address-of-${username}` }
}

/** @param {{ headers: Headers }} answer */
function cookieOf({ headers }) {
  return headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** @param {string} base */
async function ready(base) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${base}/api/health`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(200)
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s`)
}
