import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Account } from './seeds.ts'

const run = promisify(execFile)

/** Runs the operator command beside the server that has a store for it; resolves with its output. */
export async function admin(...args: string[]): Promise<string> {
  const STATE_DIR = process.env.E2E_COMMAND_STATE_DIR
  const { stdout } = await run('node', ['scripts/admin.ts', ...args], { env: { ...process.env, STATE_DIR } })
  return stdout.trim()
}

/** Creates an admin with a temporary password. */
export async function newAdmin(name: string): Promise<Account> {
  const username = `${name}-${crypto.randomUUID().slice(0, 8)}`
  return { username, password: temporaryPasswordIn(await admin('create', username)) }
}

/** The temporary password in the command's output. */
export function temporaryPasswordIn(told: string): string {
  return /[2-9A-HJ-NP-Z]{16}$/.exec(told)![0]
}
