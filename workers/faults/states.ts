import { env } from 'cloudflare:workers'
import { verifyPassword } from '#workers/security/password.ts'
import { hashSessionToken } from '#workers/security/session-token.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import type { Person } from '#workers/testing/person.ts'

/** Does the session that the person came with live, and which of the passwords open the account? */
export async function openDoors({ id, cookie }: Person, passwords: readonly string[] = []): Promise<string> {
  const tokenHash = await hashSessionToken(cookie.replace('session=', ''))
  const session = await env.DB.prepare('select user_id from sessions where token_hash = ?')
    .bind(tokenHash)
    .first()
  const stored = await env.DB.prepare('select password from users where id = ?')
    .bind(id)
    .first<string>('password')
  const opening: string[] = []
  for (const password of passwords) if (await verifyPassword(stored, password)) opening.push(password)
  return JSON.stringify({ session: session !== null, opening })
}

/** The accounts of that name: never two, and none that is more than was asked for. */
export async function accountNamed(username: string): Promise<string> {
  const { results } = await env.DB.prepare('select role, must_change_password from users where username = ?')
    .bind(username)
    .all()
  return JSON.stringify(results)
}

/** Of the job that the path names, once the queue has been through. */
export async function jobStatus(path: string): Promise<string> {
  await jobsDone()
  const jobId = /\d+/.exec(path)?.[0]
  return JSON.stringify(await env.DB.prepare('select status from jobs where id = ?').bind(jobId).first())
}
