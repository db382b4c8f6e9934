import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import type { Person } from '#workers/testing/person.ts'
import { ask, passwordForm, WITH_PROVIDER } from '#workers/testing/valid-calls.ts'
import { recordsOf } from './records.ts'
import type { Scene } from './scene.ts'

const ANONYMOUS = { cookie: '' }

/** A new user returns from Google. */
export async function signInTrip({ username }: Person): Promise<Scene> {
  const subject = `new-${username}`
  const trip = () => tripTo('start', ANONYMOUS, subject)
  const state = async () => {
    const { results } = await env.DB.prepare(
      `select role, must_change_password, (select count(*) from linked_accounts where user_id = users.id) as links
        from users where email = ?`,
    )
      .bind(`${subject}@example.com`)
      .all()
    return JSON.stringify(results)
  }
  return { ...(await trip()), state, again: trip }
}

/** A signed-in user returns from Google to link the account. */
export async function linkingTrip(owner: Person): Promise<Scene> {
  const trip = () => tripTo('link', owner, owner.username)
  return { ...(await trip()), state: () => recordsOf(owner), again: trip }
}

/** Goes to Google and returns the callback request, unsent. Its code works once. */
async function tripTo(door: 'start' | 'link', asker: { cookie: string }, subject: string) {
  const settings = { GOOGLE_BASE_URL: `${inject('loopbackUrl')}/google` }
  const call = { path: `/oauth/google/${door}`, ...(door === 'link' ? { form: passwordForm() } : {}) }
  const left = await ask(asker, `POST /oauth/:provider/${door}`, call, { ...WITH_PROVIDER, ...settings })
  const provider = new URL(left.headers.get('Location') ?? '')
  const profile = { sub: subject, email: `${subject}@example.com`, email_verified: true }
  provider.searchParams.set('profile', JSON.stringify(profile))
  const agreed = await fetch(provider, { redirect: 'manual' })
  const back = new URL(agreed.headers.get('Location') ?? '')
  const [flowCookie] = (left.headers.get('Set-Cookie') ?? '').split(';')
  const cookie = [asker.cookie, flowCookie].filter((each) => each !== '').join('; ')
  return { path: back.pathname.replace('/api', '') + back.search, cookie, settings }
}
