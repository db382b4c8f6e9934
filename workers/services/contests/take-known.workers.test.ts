import { expect, test } from 'vitest'
import type { ContestDetail, UploadAnswer } from '#contract/contests.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { enteredEntry, entrySet } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'
import { uploadContestFile } from '#workers/testing/upload-contest.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'

/* A contest of $2 with three entries; 4001 is second. It pays $4 and $1.50. */
const LINEUP = 'CPT A One FLEX B Two FLEX C Three FLEX D Four FLEX E Five FLEX F Six'
const CSV = ['Rank,EntryId,EntryName,TimeRemaining,Points,Lineup']
  .concat(['1,7001,other,0,120,', '2,4001,me,0,110,', '3,7002,third,0,100,'].map((row) => row + LINEUP))
  .join('\n')
const NAME = 'NFL Showdown $6 Duel (LAC vs MIN)'
const TIERS = [
  { from: 1, to: 1, prizeCents: 400 },
  { from: 2, to: 2, prizeCents: 150 },
]
const SETTINGS = {
  ...{ ...usualContest('own_table'), name: NAME, size: 3, feeCents: 200 },
  payouts: { from: 'table', name: 'pasted', tiers: TIERS, notes: [] },
}

test('a contest takes payouts, fee and name that were set under its id in the optimizer', async () => {
  const [ada, bob] = await signedIn('ada-set-it', 'bob-set-nothing')
  await set(ada, { 'draft.filling': { contests: { 555: SETTINGS } } })
  const { contestId } = await upload(ada, 'contest-standings-555.csv')
  const { contest } = await detail(ada, contestId)
  expect(contest).toMatchObject({
    ...{ name: NAME, prizePool: 5.5, entryFee: 2, own: null },
    payoutsOf: { by: 'id', name: NAME, day: '2025-10-23' },
  })
  const bobs = await upload(bob, 'contest-standings-555.csv')
  expect((await detail(bob, bobs.contestId)).contest).toMatchObject({
    ...{ name: 'contest-standings-555', payouts: null, payoutsOf: null, entryFee: null },
  })
})

test('the entries of the user tell which contest it is, whatever the file is called; a table by hand is the own one', async () => {
  const [ada] = await signedIn('ada-entered-it')
  const saved = await ada.post('/api/entry-sets', entrySet())
  const { entry_set: entered } = await saved.json<{ entry_set: { id: number } }>()
  const entry = enteredEntry('4001', { contest_key: '556', contest_name: NAME, entry_fee: 2, forecast: null })
  expect((await ada.put(`/api/entry-sets/${entered.id}/entries`, { entries: [entry] })).status).toBe(200)
  const other = { ...SETTINGS, name: 'NFL Showdown $6 Duel (BUF vs NYJ)' }
  await set(ada, { 'draft.contest': other })
  const { contestId, own } = await upload(ada, 'sunday.csv')
  expect(own).toMatchObject({ entries: 1, settled: 1 })
  const { contest } = await detail(ada, contestId)
  expect(contest).toMatchObject({
    ...{ name: NAME, prizePool: 5.5, entryFee: 2, own: { entries: 1, settled: 1 } },
    payoutsOf: { by: 'name', name: other.name },
  })

  const text = '1st $3'
  expect((await ada.put(`/api/contest/${contestId}/payouts`, { text })).status).toBe(204)
  const changed = await detail(ada, contestId)
  expect(changed.contest).toMatchObject({ prizePool: 3, payoutsOf: null, entryFee: 2 })
  // The same file again does not take the user's table away.
  await upload(ada, 'sunday.csv')
  await jobsDone()
  expect((await detail(ada, contestId)).contest).toMatchObject({ prizePool: 3, payoutsOf: null })
})

test('a contest that is set after its standings were uploaded takes it at once, by its id or by its size, fee and name', async () => {
  const [ada] = await signedIn('ada-sets-it-since')
  const [byId, byName] = [
    await upload(ada, 'contest-standings-560.csv'),
    await upload(ada, 'sunday.csv', CSV.replace(/,700/g, ',800')),
  ]
  const saved = await ada.post('/api/entry-sets', entrySet())
  const { entry_set: entered } = await saved.json<{ entry_set: { id: number } }>()
  const entry = enteredEntry('8001', { contest_name: NAME, entry_fee: 2, forecast: null })
  expect((await ada.put(`/api/entry-sets/${entered.id}/entries`, { entries: [entry] })).status).toBe(200)
  await jobsDone()
  const payouts = async ({ contestId }: UploadAnswer) => (await detail(ada, contestId)).contest.prizePool
  const soon = Date.now() + 1000
  await set(ada, { 'draft.contest': { ...SETTINGS, size: 4 } }, soon)
  expect([await payouts(byId), await payouts(byName)]).toEqual([null, null])
  await set(ada, { 'draft.filling': { contests: { 560: { ...SETTINGS, size: 4 } } } }, soon)
  expect([await payouts(byId), await payouts(byName)]).toEqual([5.5, null])
  await set(ada, { 'draft.contest': SETTINGS }, soon)
  expect(await payouts(byName)).toBe(5.5)

  expect((await ada.put(`/api/contest/${byName.contestId}/payouts`, { text: '' })).status).toBe(204)
  await set(ada, { 'draft.contest': SETTINGS }, soon)
  await upload(ada, 'sunday.csv', CSV.replace(/,700/g, ',800'))
  await jobsDone()
  expect(await payouts(byName)).toBeNull()
})

test('what was set before a contest was uploaded, and stored since, is taken with the same file again', async () => {
  const [ada] = await signedIn('ada-sets-it-later')
  const { contestId } = await upload(ada, 'contest-standings-557.csv')
  expect((await detail(ada, contestId)).contest.payouts).toBeNull()
  expect((await ada.put(`/api/contest/${contestId}/name`, { name: 'Mine' })).status).toBe(204)
  await set(ada, { 'draft.filling': { contests: { 557: SETTINGS } } })
  expect((await upload(ada, 'contest-standings-557.csv')).contestId).toBe(contestId)
  expect((await detail(ada, contestId)).contest).toMatchObject({ name: 'Mine', prizePool: 5.5, entryFee: 2 })
})

test('the job that learns and the one that places entries take it too', async () => {
  const [ada] = await signedIn('ada-waits-for-jobs')
  const { contestId } = await upload(ada, 'contest-standings-558.csv')
  await jobsDone()
  await set(ada, { 'draft.filling': { contests: { 558: SETTINGS } } })
  expect((await ada.post(`/api/contest/${contestId}/learn`)).status).toBe(204)
  await jobsDone()
  expect((await detail(ada, contestId)).contest).toMatchObject({ name: NAME, prizePool: 5.5, entryFee: 2 })

  const other = CSV.replace(',4001', ',9001').replace(/,700/g, ',800')
  const later = await upload(ada, 'monday.csv', other)
  expect(later.own).toBeNull()
  const saved = await ada.post('/api/entry-sets', entrySet())
  const { entry_set: entered } = await saved.json<{ entry_set: { id: number } }>()
  const entry = enteredEntry('9001', { contest_key: '559', contest_name: NAME, entry_fee: 2, forecast: null })
  expect((await ada.put(`/api/entry-sets/${entered.id}/entries`, { entries: [entry] })).status).toBe(200)
  await jobsDone()
  expect((await detail(ada, later.contestId)).contest).toMatchObject({
    ...{ name: NAME, prizePool: 5.5, entryFee: 2, own: { entries: 1, settled: 1 } },
  })
})

async function set(client: Client, values: Record<string, unknown>, at = 1): Promise<void> {
  // Another slate each time.
  const file = { csvData: salaryCsv(crypto.randomUUID()), fileName: 'slate.csv' }
  const { id } = await (await client.post('/api/csv-history/showdown', file)).json<{ id: number }>()
  const fields = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, at, by: 'laptop' }]),
  )
  const slate = { fileName: 'slate.csv', game: null, people: {} }
  const put = await client.put(`/api/csv-history/showdown/${id}/memory`, { baseRevision: 0, slate, fields })
  expect(put.status, await put.clone().text()).toBe(200)
}

async function upload(client: Client, name: string, csv = CSV): Promise<UploadAnswer> {
  const answer = await uploadContestFile(client, csv, name)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

async function detail(client: Client, id: number): Promise<ContestDetail> {
  return (await client.get(`/api/contest/${id}`)).json()
}
