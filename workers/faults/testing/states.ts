import { env } from 'cloudflare:workers'
import { verifyPassword } from '#workers/security/password.ts'
import { hashSessionToken } from '#workers/security/session-token.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import type { Person } from '#workers/testing/person.ts'

/** Is the session still valid, and which passwords work? */
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

/** Role and pending password change of the accounts with this name. */
export async function accountNamed(username: string): Promise<string> {
  const { results } = await env.DB.prepare('select role, must_change_password from users where username = ?')
    .bind(username)
    .all()
  return JSON.stringify(results)
}

/** Status of the job in the path, after the queue is empty. */
export async function jobStatus(path: string): Promise<string> {
  await jobsDone()
  const jobId = /\d+/.exec(path)?.[0]
  return JSON.stringify(await env.DB.prepare('select status from jobs where id = ?').bind(jobId).first())
}
