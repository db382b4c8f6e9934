import { expect, test } from 'vitest'
import { EnterSetRequest, toForecast } from '#contract/entered-entries.ts'
import { SaveEntrySetRequest } from '#contract/entry-sets.ts'
import { isAsFrozen } from '#core/entries/frozen-forecast.ts'
import { cheapLineups, SHOWDOWN_POOL } from '#core/entries/testing/made-uploads.ts'
import { contestsInFile } from '#core/entries-file/contests-in-file.ts'
import {
  type MadeEntry,
  madeContestName,
  madeEntries,
  readMade,
} from '#core/entries-file/testing/made-entries.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { LineupFigures } from '../../../contest/simulation/simulation.ts'
import type { KeptBuild } from '../../../state/kept-build.ts'
import { entryChanges } from '../entry-changes.ts'
import { enterRequest } from './enter-request.ts'
import { type Simulated, simulatedContests } from './forecast-of.ts'
import { areForecastsMissing, forecastsText } from './forecasts-text.ts'
import { frozenRequest } from './frozen-request.ts'

const LINEUPS = cheapLineups(SHOWDOWN_POOL, 2)
const ids = (place: number) => LINEUPS[place]!.map(({ providerId }) => providerId!)
const [CHEAP, DEAR] = [
  { contest: '81', fee: '$5' },
  { contest: '82', fee: '$20' },
]
const ENTRIES: MadeEntry[] = [
  { key: '501', ...CHEAP! },
  { key: '502', ...CHEAP! },
  { key: '503', ...DEAR! },
  { key: '504', ...DEAR! },
  { key: '505', ...DEAR!, cells: ['1', '2', '3', '4', '5', '6'] },
]
const FILLED = new Map([
  [2, ids(0)],
  [3, ids(1)],
  [4, ids(0)],
])
const file = readMade(madeEntries(ENTRIES))
const changes = entryChanges(file, FILLED, SHOWDOWN_POOL)
const asked = { changes, slate: { id: 7, name: 'Showdown' }, now: 1_764_000_000_000 }
const state = {
  format: SHOWDOWN,
  playerPool: [],
  buildRules: [],
  build: null,
  settings: DEFAULT_SETTINGS,
  contest: usualContest('single_entry'),
}

const figure = (value: number) => ({ value, error: 0.01 })
const dupes = { expected: 2.5, low: 0, high: 6, alone: 0.1, aloneLow: 0, aloneHigh: 0.4 }
const figures: LineupFigures = {
  win: figure(0.001),
  top1: figure(0.02),
  top10: figure(0.03),
  cash: figure(0.25),
  roi: figure(-0.12),
  profit: figure(-240),
  dupes,
}
const simulated = {
  contest: { ...usualContest('large_top_heavy'), feeCents: 2000 },
  games: 10_000,
  means: { win: 1e-5, top1: 0.01, top10: 0.1, cash: 0.22, roi: -0.15, profit: -300, steep: 0.75, crowd: 0.9 },
  lineups: { [lineupKey(lineupOf(SHOWDOWN, LINEUPS[0]!))]: figures },
}

test('the groups of the list go with the set, and other groups make it another set', () => {
  const rows = [...new Set(LINEUPS.flat().map(rowKey))]
  const lineups = LINEUPS.map((players) => players.map((row) => rows.indexOf(rowKey(row))))
  const group = { name: 'Second', thesis: 'It wins.', rules: [], lineups: [lineups[1]!], wanted: 1 }
  const build = { rows, lineups, groups: [group] } as unknown as KeptBuild
  const of = (list: KeptBuild | null) =>
    enterRequest({ ...asked, simulated: new Map() }, { ...state, build: list })!
  expect(of(build).set.groups).toEqual([{ name: 'Second', thesis: 'It wins.', rules: [], lineups: [1] }])
  expect(of(null).set).not.toHaveProperty('groups')
  const renamed = { ...build, groups: [{ ...group, name: 'Other' }] }
  expect(new Set([build, renamed, { ...build, groups: [] }].map((list) => of(list).mark)).size).toBe(3)
  expect(of({ ...build, groups: [] }).mark).toBe(of(null).mark)
})

test('each lineup is once in the set, each entry names its own; empty entries and unknown players are left out', () => {
  const request = enterRequest({ ...asked, simulated: new Map() }, state)!
  expect(request.set.lineups).toHaveLength(2)
  expect(request.set.entry_set.contest_type).toBe('Single Entry')
  expect(
    request.entries.map(({ entry_key, contest_key, entry_fee, lineup, forecast }) => [
      ...[entry_key, contest_key, entry_fee, lineup, forecast],
    ]),
  ).toEqual([
    ['501', '81', 5, 0, null],
    ['502', '81', 5, 1, null],
    ['503', '82', 20, 0, null],
  ])
  expect(request.set.entry_set).toMatchObject({ name: 'Showdown, 3 entries', contest_name: '2 contests' })
  const own = request.set.lineups[1]!.map((place) => request.set.players[place]!.provider_id)
  expect(own).toEqual(ids(1))
  // The doors of the API take both.
  expect(EnterSetRequest.parse({ entries: request.entries }).entries).toHaveLength(3)
  expect(SaveEntrySetRequest.parse(request.set).lineups).toHaveLength(2)
})

test('a forecast is kept for the entries of each contest that was simulated, raw, and said of no other', () => {
  const all = new Map([
    ['81', { ...simulated, games: 5000 }],
    ['82', simulated],
  ])
  const requestOf = (own: ReadonlyMap<string, Simulated>) =>
    enterRequest({ ...asked, simulated: own }, state)!.entries
  const one = requestOf(new Map([['82', simulated]]))
  expect(one.map(({ forecast }) => forecast?.roi ?? null)).toEqual([null, null, -0.12])
  expect(one[2]!.forecast).toEqual({
    points: expect.any(Number),
    ...{ win: 0.001, top1: 0.02, cash: 0.25, roi: -0.12, dupes: 2.5, games: 10_000, made_at: asked.now },
    claim: {
      errors: { top1: 0.01, cash: 0.01, roi: 0.01 },
      means: { top1: 0.01, cash: 0.22, roi: -0.15, steep: 0.75, crowd: 0.9 },
      most_dupes: null,
    },
  })
  expect(forecastsText(one, false)).toBe('The download makes their forecasts.')
  const both = requestOf(all)
  // The second lineup was not simulated.
  expect(both.map(({ forecast }) => forecast?.games ?? null)).toEqual([5000, null, 10_000])
  expect(areForecastsMissing(both)).toBe(true)
  expect(forecastsText(both.toSpliced(1, 1), false)).toBe('Forecasts are kept.')
  expect(areForecastsMissing(both.toSpliced(1, 1))).toBe(false)
  const none = requestOf(new Map())
  expect(forecastsText(none, true)).toMatch(/; changed ones get none\.$/)
  expect(
    forecastsText(
      none.map((entry) => ({ ...entry, entry_fee: 0 })),
      false,
    ),
  ).toBe('Free entries have no forecast.')
})

test('a downloaded forecast is frozen with its lineup and the pool; another figure, lineup, entry, point or ownership is another hash', async () => {
  const request = enterRequest({ ...asked, simulated: new Map([['82', simulated]]) }, state)!
  const { entries } = await frozenRequest(request, SHOWDOWN_POOL)
  expect(entries.map(({ forecast }) => forecast?.frozen?.players)).toEqual([undefined, undefined, ids(0)])
  expect(EnterSetRequest.parse({ entries }).entries).toEqual(entries)
  const forecast = toForecast(entries[2]!.forecast!)
  const isFrozen = (key: string, more: object) => isAsFrozen(key, { ...forecast, ...more })
  expect(await isFrozen('503', {})).toBe(true)
  expect(await isFrozen('504', {})).toBe(false)
  expect(await isFrozen('503', { cash: 0.26 })).toBe(false)
  expect(await isFrozen('503', { madeAt: asked.now + 1 })).toBe(false)
  expect(await isFrozen('503', { claim: undefined })).toBe(false)
  expect(await isFrozen('503', { frozen: { ...forecast.frozen, players: ids(1) } })).toBe(false)
  expect(await isFrozen('503', { frozen: undefined })).toBeNull()

  const inputsWith = async (change: object) => {
    const pool = SHOWDOWN_POOL.map((player, i) => (i === 0 ? { ...player, ...change } : player))
    return (await frozenRequest(request, pool)).entries[2]!.forecast!.frozen!.inputs
  }
  const { inputs } = forecast.frozen!
  expect(await inputsWith({})).toBe(inputs)
  expect(await inputsWith({ projectedPoints: 31.5 })).not.toBe(inputs)
  expect(await inputsWith({ ownershipPct: 31.5 })).not.toBe(inputs)
})

test('the simulated contest stands for those of its name, else for the only one of its fee', () => {
  const contests = contestsInFile(file.entries)
  const meant = (contest: Partial<ContestSettings>) => [
    ...simulatedContests(contests, { contest: { ...simulated.contest, ...contest } }),
  ]
  expect(meant({})).toEqual(['82'])
  expect(meant({ feeCents: 1000 })).toEqual([])
  expect(meant({ name: madeContestName('81') })).toEqual(['81'])
})

test('equal lineups have an equal mark, whatever the entries', () => {
  const { mark } = enterRequest({ ...asked, simulated: new Map([['82', simulated]]) }, state)!
  expect(enterRequest({ ...asked, simulated: new Map(), now: 5 }, state)!.mark).toBe(mark)
  const other = entryChanges(file, new Map([[2, ids(1)]]), SHOWDOWN_POOL)
  expect(enterRequest({ ...asked, simulated: new Map(), changes: other }, state)!.mark).not.toBe(mark)
  expect(enterRequest({ ...asked, simulated: new Map(), changes: [] }, state)).toBeNull()
})
