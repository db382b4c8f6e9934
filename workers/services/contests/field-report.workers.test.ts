import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { FieldReport } from '#contract/field-report.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { saveSlate } from '#workers/services/slates/save-slate.ts'
import { contextOf, makeUserId, piecesOf } from '#workers/testing/made-contests.ts'
import { fieldReport } from './field-report.ts'
import { uploadContest } from './upload-contest.ts'

/* Seven players, worked out by hand. */

const PEOPLE = [
  { name: 'Ada Brook', team: 'MIN', salary: 20_000, points: 20 },
  { name: 'Bea Crow', team: 'MIN', salary: 4_100, points: 18 },
  { name: 'Cora Dale', team: 'MIN', salary: 5_000, points: 10 },
  { name: 'Dora Elm', team: 'LAC', salary: 4_100, points: 8 },
  { name: 'Eva Frost', team: 'LAC', salary: 4_100, points: 6 },
  { name: 'Fay Grove', team: 'LAC', salary: 4_100, points: 4 },
]
const UNDRAFTED = { name: 'Gil Hart', team: 'LAC', salary: 4_100 }

const SLATE = [
  'Position,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame',
  ...[...PEOPLE, UNDRAFTED].flatMap(({ name, team, salary }, i) => [
    `WR,${name},${2 * i},CPT,${salary * 1.5},MIN@LAC 10/23/2025 08:15PM ET,${team},10`,
    `WR,${name},${2 * i + 1},FLEX,${salary},MIN@LAC 10/23/2025 08:15PM ET,${team},10`,
  ]),
].join('\n')

const BEA_UP = 'CPT Bea Crow FLEX Ada Brook FLEX Cora Dale FLEX Dora Elm FLEX Eva Frost FLEX Fay Grove'
const BEA_UP_TOO = 'CPT Bea Crow FLEX Fay Grove FLEX Eva Frost FLEX Dora Elm FLEX Cora Dale FLEX Ada Brook'
const CORA_UP = 'CPT Cora Dale FLEX Ada Brook FLEX Bea Crow FLEX Dora Elm FLEX Eva Frost FLEX Fay Grove'

/** 1.5 x 18 + 20 + 10 + 8 + 6 + 4 = 75 with Bea as captain, 1.5 x 10 + 20 + 18 + 8 + 6 + 4 = 71 with Cora. */
const ENTRIES = [
  `1,11,ann (1/2),0,75,${BEA_UP}`,
  `1,12,bob,0,75,${BEA_UP_TOO}`,
  `1,13,ann (2/2),0,75,${BEA_UP}`,
  `4,14,cyd,0,71,${CORA_UP}`,
  '5,15,dan,0,0,',
  ',,,,,',
]
const HEADER = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup'
const STANDINGS = [
  `${HEADER},,Player,Roster Position,%Drafted,FPTS`,
  ...ENTRIES.map((entry, i) => `${entry},,${PEOPLE[i]!.name},FLEX,80.00%,${PEOPLE[i]!.points}`),
].join('\n')

test('the best lineup in hindsight, at the captain’s price, and who had it', async () => {
  const { hindsight, slate } = await reportOf(STANDINGS)
  // Ada as captain would score 76, but 30,000 + 5,000 + 4 x 4,100 = 51,400 is over the budget.
  expect(hindsight).toEqual({
    players: [
      { name: 'Bea Crow', position: 'WR', team: 'MIN', salary: 6_150, points: 27, captainCode: 'CPT' },
      { name: 'Ada Brook', position: 'WR', team: 'MIN', salary: 20_000, points: 20, captainCode: null },
      { name: 'Cora Dale', position: 'WR', team: 'MIN', salary: 5_000, points: 10, captainCode: null },
      { name: 'Dora Elm', position: 'WR', team: 'LAC', salary: 4_100, points: 8, captainCode: null },
      { name: 'Eva Frost', position: 'WR', team: 'LAC', salary: 4_100, points: 6, captainCode: null },
      { name: 'Fay Grove', position: 'WR', team: 'LAC', salary: 4_100, points: 4, captainCode: null },
    ],
    points: 75,
    gap: 0,
    salary: 43_450,
    entries: 3,
    people: 2,
    holders: ['ann', 'bob'],
    unscored: { drafted: 0, undrafted: 1 },
  })
  expect(slate).toMatchObject({
    drafted: 6,
    listed: 6,
    notListed: [],
    lineups: 4,
    overBudget: 0,
    problem: null,
  })
})

test('a lineup that no entry had is held by none', async () => {
  const swapped = STANDINGS.replaceAll('CPT Bea Crow FLEX', 'CPT Dora Elm FLEX Bea Crow FLEX').replaceAll(
    ' FLEX Dora Elm FLEX',
    ' FLEX',
  )
  expect((await reportOf(swapped)).hindsight).toMatchObject({
    points: 75,
    entries: 0,
    people: 0,
    holders: [],
  })
})

test('a contest that still ran has no best lineup in hindsight; its shapes are known', async () => {
  const running = STANDINGS.replace('11,ann (1/2),0,', '11,ann (1/2),12.5,')
  const { hindsight, shapes } = await reportOf(running)
  expect(hindsight).toEqual({ unknown: 'running' })
  expect(shapes).toMatchObject({ lineups: 4 })
})

test('a file without the points of players says so; with some of them it says how many are missing', async () => {
  const without = [HEADER, ...ENTRIES.slice(0, 5)].join('\n')
  expect((await reportOf(without)).hindsight).toEqual({ unknown: 'no_points' })
  const cells = (name: string, points: string) => `${name},FLEX,80.00%,${points}`
  const oneMissing = STANDINGS.replace(cells('Fay Grove', '4'), cells('Fay Grove', ''))
  // Five players with points make no lineup of six.
  expect((await reportOf(oneMissing)).hindsight).toEqual({ unknown: 'no_lineup' })
  const withGil = `${oneMissing}\n,,,,,,,${cells('Gil Hart', '1')}`
  expect((await reportOf(withGil)).hindsight).toMatchObject({
    points: 27 + 20 + 10 + 8 + 6 + 1,
    unscored: { drafted: 1, undrafted: 0 },
  })
})

test('without a slate that fits, nothing is said by its prices', async () => {
  const { slate, hindsight, shapes } = await reportOf(STANDINGS, null)
  expect([slate, hindsight, shapes]).toEqual([null, null, null])
})

test('the user is known by the keys of entries from their sets; a screen name goes before', async () => {
  const ctx: ServiceContext = contextOf(await makeUserId())
  const file = { name: 'standings.csv', bytes: piecesOf(STANDINGS) }
  const { contestId } = await uploadContest(ctx, file)
  const report = (screenName: string | null) => fieldReport(ctx, { contestId: String(contestId), screenName })
  expect((await report(null)).mine).toBeNull()
  const place = env.DB.prepare(
    'insert into contest_placings (contest_id, user_id, entry_key, points, rank, above, tied, tied_before) values (?, ?, ?, 71, 4, 3, 1, 0)',
  )
  await place.bind(contestId, ctx.user!.id, '14').run()
  const { mine, figures } = await report(null)
  expect(mine).toMatchObject({ count: 1, entries: [{ entryId: '14', rank: 4, entryName: 'cyd' }] })
  expect(figures.mine).toEqual({ entries: 1, lineups: 1, bestRank: 4, bestPoints: 71, cashed: null })
  expect((await report('ANN')).figures.mine).toMatchObject({ entries: 2, bestRank: 1, bestPoints: 75 })
  expect((await report('absent')).figures.mine).toMatchObject({ entries: 0 })
})

test('the figures of the verdict: winner, copies, salary left, the best lineups folded', async () => {
  const { figures, exposure } = await reportOf(STANDINGS)
  expect(figures.winner).toEqual({ points: 75, entries: 3, lineups: 1, captain: 'Bea Crow' })
  const habit = (sought: string) => figures.habits.find(({ habit }) => habit === sought)
  // Three entries share a lineup, one is alone: (3 + 3 + 3 + 1) / 4.
  expect(habit('copies')).toMatchObject({ field: { mean: 2.5, lineups: 4 }, best: { mean: 3 } })
  expect(habit('salaryLeft')).toMatchObject({
    field: { mean: (3 * 6_550 + 6_100) / 4 },
    winner: { mean: 6_550 },
  })
  expect(figures.top.map(({ rank, lastPlace, copies }) => [rank, lastPlace, copies])).toEqual([
    [1, 3, 3],
    [4, 4, 1],
    [5, 5, 0],
  ])
  expect(exposure[0]!.position).toBe('WR')
})

/** The report of the contest for a user whose only slate is the given one. */
async function reportOf(standings: string, csvData: string | null = SLATE): Promise<FieldReport> {
  const ctx: ServiceContext = contextOf(await makeUserId())
  if (csvData) await saveSlate(ctx, SHOWDOWN, { csvData, fileName: 'DKSalaries.csv' })
  const file = { name: 'standings.csv', bytes: piecesOf(standings) }
  const { contestId } = await uploadContest(ctx, file)
  return fieldReport(ctx, { contestId: String(contestId), screenName: null })
}
