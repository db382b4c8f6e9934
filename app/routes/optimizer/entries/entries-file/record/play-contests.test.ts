import { beforeEach, expect, test, vi } from 'vitest'
import { askProfit } from '#app/lib/threads/entries/ask-profit.ts'
import { TaskRefused } from '#app/lib/threads/pool.ts'
import { askSimulator } from '#app/lib/threads/sim/sim-client.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { initialLineupState } from '../../../testing/initial-lineup-state.ts'
import { showdownPool } from '../../../testing/pools.ts'
import { NOT_HERE, type PlayedFigures, playContests } from './play-contests.ts'

vi.mock(import('#app/lib/threads/sim/sim-client.ts'), () => ({ askSimulator: vi.fn() }))
vi.mock(import('#app/lib/threads/entries/ask-profit.ts'), () => ({ askProfit: vi.fn() }))

const MEANS = {
  win: 0.001,
  top1: 0.01,
  top10: 0.1,
  cash: 0.2,
  roi: -0.15,
  profit: -300,
  steep: 0.75,
  crowd: 0.9,
}
const pool = showdownPool()
const state = initialLineupState(SHOWDOWN, pool)
const lineup = ['p0-cpt', 'p3', 'p4', 'p5', 'p6', 'p7'].map((id) => pool.find((row) => row.id === id)!)
const due = ['81', '82', '83'].map((contestKey) => {
  const settings = { ...usualContest('large_top_heavy'), name: `Contest ${contestKey}` }
  const contest = simContestOf(settings)
  if (!contest.ok) throw new Error(contest.error)
  return { contestKey, settings, contest: contest.value.contest, entered: [lineup, lineup] }
})

beforeEach(() => {
  vi.mocked(askProfit).mockReset().mockResolvedValue(null)
  vi.mocked(askSimulator)
    .mockReset()
    .mockImplementation(async (_, { onFigures }) =>
      onFigures({
        ...{ games: 10_000, means: MEANS, lineups: [null] },
        field: { worst: 0, isAttainable: true, leftOut: 0, stacks: null },
      }),
    )
})

test('a contest that can’t be simulated takes no figures from those after it, and is named with the reason', async () => {
  vi.mocked(askSimulator).mockRejectedValueOnce(new TaskRefused('No lineup fits.'))
  expect(await played()).toEqual({
    begun: [0, 1, 2],
    figures: ['82 alone', '83 alone'],
    problems: ['Contest 81: No lineup fits.'],
  })
})

test('where the entries can’t be played together, each lineup is played alone all the same', async () => {
  vi.mocked(askProfit).mockRejectedValue(new Error('No thread'))
  expect(await played()).toEqual({
    begun: [0, 1, 2],
    figures: ['81 alone', '82 alone', '83 alone'],
    problems: [NOT_HERE, NOT_HERE, NOT_HERE],
  })
})

test('entries are played together as often as they are entered, and each lineup alone once', async () => {
  await played()
  const ids = lineup.map(({ id }) => id)
  expect(vi.mocked(askProfit).mock.calls[0]![0].lineups).toEqual([ids, ids])
  expect(vi.mocked(askSimulator).mock.calls[0]![0].lineups).toEqual([ids])
})

async function played() {
  const begun: number[] = []
  const figures: string[] = []
  const problems: string[] = []
  await playContests(due, state, {
    onContest: (place) => begun.push(place),
    onFigures: (contestKey: string, made: PlayedFigures) =>
      figures.push(`${contestKey} ${Object.keys(made).join()}`),
    onProblem: (sentence) => problems.push(sentence),
  })
  return { begun, figures, problems }
}
