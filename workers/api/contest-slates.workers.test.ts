import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { SlateOffersAnswer } from '#contract/contest-slate.ts'
import type { ContestDetail, UploadAnswer } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { madeContestCsv, madeEntries, madePlayers, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'
import { uploadContestFile } from '#workers/testing/upload-contest.ts'

const ENTRIES = 900
const CSV = madeContestCsv(ENTRIES)

test('a contest is tied to the slate of its players and prices; another game of the same teams is refused', async () => {
  const [ada, bob] = await signedIn('ada-ties', 'bob-ties')
  const right = await store(ada, madeSlateCsv())
  // Seed 2 has the same people at other prices.
  const rematch = await store(ada, madeSlateCsv(madePlayers(2)).replaceAll('10/23/2025', '12/01/2025'))
  const { contestId } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  expect(await contestOf(ada, contestId)).toMatchObject({
    slateId: right,
    slate: { id: right, label: 'MIN @ LAC, 2025-10-23, DKSalaries.csv' },
    noSlate: false,
  })
  const label = 'MIN @ LAC, 2025-10-23, DKSalaries.csv'
  expect(await slatesOf(ada, contestId)).toEqual({
    format: { id: 'showdown', name: 'Showdown', budget: 50_000 },
    hasLineups: true,
    stored: 2,
    offers: [{ id: right, label, listed: 18, drafted: 18 }],
    otherPrices: 1,
  })

  const refused = await chooseSlate(ada, contestId, rematch)
  const dear = new Map(madePlayers(2).map(({ name, salary }) => [name, salary]))
  const shown = madeEntries(ENTRIES).filter(({ captain }) => captain !== '')
  const over = shown.filter(
    ({ captain, flex }) =>
      1.5 * dear.get(captain)! + flex.reduce((sum, name) => sum + dear.get(name)!, 0) > 50_000,
  )
  expect([refused.status, await refused.text()]).toEqual([
    400,
    `At this slate's prices ${over.length} of ${shown.length} lineups cost more than $50,000, so the contest was played on another game. Choose its slate.`,
  ])
  expect((await chooseSlate(ada, contestId, 999_999)).status).toBe(400)
  const foreign = await store(bob, madeSlateCsv())
  expect((await chooseSlate(ada, contestId, foreign)).status).toBe(400)
  expect((await bob.get(`/api/contest/${contestId}/slates`)).status).toBe(404)

  expect((await chooseSlate(ada, contestId, null)).status).toBe(204)
  expect(await contestOf(ada, contestId)).toMatchObject({ slateId: null, slate: null, noSlate: true })
  expect((await chooseSlate(ada, contestId, right)).status).toBe(204)
  expect(await contestOf(ada, contestId)).toMatchObject({ slateId: right, noSlate: false })
})

test('two slates that fit at different prices are offered and none is chosen', async () => {
  const [ada] = await signedIn('ada-asks')
  const cheaper = madePlayers().map((player, i) => (i === 0 ? { ...player, salary: 1_800 } : player))
  const ids = [await store(ada, madeSlateCsv()), await store(ada, madeSlateCsv(cheaper))]
  const { contestId } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  expect(await contestOf(ada, contestId)).toMatchObject({ slateId: null, noSlate: false })
  const { offers, otherPrices } = await slatesOf(ada, contestId)
  expect([offers.map(({ id }) => id), otherPrices]).toEqual([ids.toReversed(), 0])
  expect((await chooseSlate(ada, contestId, ids[0]!)).status).toBe(204)
  expect(await contestOf(ada, contestId)).toMatchObject({ slateId: ids[0] })
})

test('a slate of other players is neither offered nor accepted; figures by a stored one are withheld', async () => {
  const [ada] = await signedIn('ada-errs')
  const others = madePlayers().map((player, i) => (i === 4 ? player : { ...player, name: `Other ${i}` }))
  const wrong = await store(ada, madeSlateCsv(others))
  const { contestId } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  expect(await contestOf(ada, contestId)).toMatchObject({ slateId: null })
  expect(await slatesOf(ada, contestId)).toMatchObject({ stored: 1, offers: [], otherPrices: 0 })
  const refused = await chooseSlate(ada, contestId, wrong)
  expect([refused.status, await refused.text()]).toEqual([
    400,
    "This slate lists 1 of the contest's 18 players. Choose the slate that the contest was played on.",
  ])

  // An older version accepted any slate of the format.
  const tie = (slateId: number) =>
    env.DB.prepare('update contests set game_id = ? where id = ?').bind(slateId, contestId).run()
  const report = async () => (await ada.get(`/api/contest/${contestId}/field`)).json<FieldReport>()
  await tie(wrong)
  expect(await report()).toMatchObject({
    slate: { slateId: wrong, drafted: 18, listed: 1, lineups: 0, problem: 'other_players' },
    hindsight: null,
    shapes: null,
  })
  await tie(await store(ada, madeSlateCsv(madePlayers(2))))
  expect(await report()).toMatchObject({
    slate: { drafted: 18, listed: 18, notListed: [], problem: 'other_prices', budget: 50_000 },
    hindsight: null,
    shapes: null,
  })
  const unreadable = env.DB.prepare("update games set csv_data = 'nothing of the kind' where id = ?")
  await unreadable.bind(wrong).run()
  await tie(wrong)
  expect(await report()).toMatchObject({ slate: { problem: 'unreadable' }, hindsight: null })
})

test('an old contest is tied to its slate among many newer ones', async () => {
  const [ada] = await signedIn('ada-hoards')
  const right = await store(ada, madeSlateCsv())
  for (let i = 0; i < 25; i += 1) {
    const others = madePlayers().map((player) => ({ ...player, name: `${player.name}son ${i}` }))
    await store(ada, madeSlateCsv(others.map((player) => ({ ...player, name: player.name.slice(4) }))))
  }
  const { contestId } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  expect(await contestOf(ada, contestId)).toMatchObject({ slateId: right })
})

async function store(client: Client, csvData: string): Promise<number> {
  const stored = await client.post('/api/csv-history/showdown', { csvData, fileName: 'DKSalaries.csv' })
  return (await stored.json<{ id: number }>()).id
}

async function contestOf(client: Client, contestId: number): Promise<ContestDetail['contest']> {
  return (await (await client.get(`/api/contest/${contestId}`)).json<ContestDetail>()).contest
}

async function slatesOf(client: Client, contestId: number): Promise<SlateOffersAnswer> {
  return (await client.get(`/api/contest/${contestId}/slates`)).json<SlateOffersAnswer>()
}

function chooseSlate(client: Client, contestId: number, slateId: number | null): Promise<Response> {
  return client.put(`/api/contest/${contestId}/slate`, { slateId })
}
