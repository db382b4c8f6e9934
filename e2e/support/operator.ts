import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, request } from '@playwright/test'
import type { Account } from './seeds.ts'

const run = promisify(execFile)

/** Runs the operator command beside the server that has a store for it; resolves with its output. */
export async function admin(...args: string[]): Promise<string> {
  const STATE_DIR = process.env.E2E_COMMAND_STATE_DIR
  const { stdout } = await run('node', ['scripts/admin.ts', ...args], { env: { ...process.env, STATE_DIR } })
  return stdout.trim()
}

/**
 * Creates an admin with a temporary password: the first one of a run with the command, the others as that one would, since
 * a command takes the processor for three seconds.
 */
export async function newAdmin(name: string): Promise<Account> {
  firstAdmin ??= settledAdmin()
  const username = uniqueName(name)
  const answer = await (await firstAdmin).post('/api/admin/users', { data: { username, role: 'admin' } })
  expect(answer.status(), await answer.text()).toBe(200)
  return { username, password: (await answer.json()).tempPassword }
}

let firstAdmin: Promise<APIRequestContext> | undefined

/** Signed in, and with a password of its own. */
async function settledAdmin(): Promise<APIRequestContext> {
  const http = await request.newContext({ baseURL: `http://localhost:${process.env.E2E_COMMAND_PORT}` })
  const { username, password } = await newAdminByCommand('first')
  for (const [path, data] of [
    ['/api/login', { usernameOrEmail: username, password }],
    ['/api/change-password', { currentPassword: password, newPassword: 'a password of the first' }],
  ] as const) {
    const answer = await http.post(path, { data })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  }
  return http
}

/** Creates an admin with a temporary password, as the operator does. */
export async function newAdminByCommand(name: string): Promise<Account> {
  const username = uniqueName(name)
  return { username, password: temporaryPasswordIn(await admin('create', username)) }
}

function uniqueName(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}`
}

/** The temporary password in the command's output. */
export function temporaryPasswordIn(told: string): string {
  return /[2-9A-HJ-NP-Z]{16}$/.exec(told)![0]
}
