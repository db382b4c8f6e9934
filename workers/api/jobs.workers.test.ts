import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { JobItem } from '#contract/jobs.ts'
import { uploadMade } from '#workers/testing/made-contests.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

test('an admin finds jobs by user, contest, kind and status; unfinished ones come first', async () => {
  const [admin, ada, grace] = await signedIn('searcher', 'ada-lovelace', 'grace-hopper')
  await env.DB.prepare("update users set role = 'admin' where username = 'searcher'").run()
  await jobOf(ada, 1, 'failed')
  await jobOf(ada, 2, 'done')
  await jobOf(grace, 3, 'waiting')
  const found = async (search: string) => {
    const answer = await admin.get(`/api/admin/jobs?search=${encodeURIComponent(search)}`)
    const { jobs } = await answer.json<{ jobs: JobItem[] }>()
    return jobs.map(({ username, status }) => `${username} ${status}`)
  }
  expect(await found('')).toEqual(['grace-hopper waiting', 'ada-lovelace failed', 'ada-lovelace done'])
  expect(await found('LOVELACE')).toEqual(['ada-lovelace failed', 'ada-lovelace done'])
  expect(await found('ada failed')).toEqual(['ada-lovelace failed'])
  expect(await found('made learn')).toHaveLength(3)
  expect(await found('remove')).toEqual([])
  expect(await found('grace failed')).toEqual([])
  expect(await found("%' or 1=1 --")).toEqual([])
})

/** A contest of that user, its job in that state. */
async function jobOf(owner: Client, seed: number, status: string): Promise<void> {
  const { id } = await (await owner.get('/api/user')).json<{ id: number }>()
  const contestId = await uploadMade(id, 20, seed)
  await env.DB.prepare('update jobs set status = ? where contest_id = ?').bind(status, contestId).run()
}
