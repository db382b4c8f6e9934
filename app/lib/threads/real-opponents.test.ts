import { expect, onTestFinished, test, vi } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { type KeptField, keptField } from '#core/field/kept-field.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { crowdOf } from '#core/games/shrink.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { FIELDS_OF_PAIRS } from '#optimizer/sim/play-pairs.ts'
import { playBlocks } from '#optimizer/sim.ts'
import { requestOf } from '#optimizer/simulation/play-contest.ts'
import { figuresOf } from '#optimizer/simulation/sim-figures.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'

const GAMES = 1_000
const rows = withOwnership(showdownSlate(20, 4), SHOWDOWN)
const pool = contestPoolOf(rows, SHOWDOWN)
const contest = simContestOf({ ...usualContest('large_top_heavy'), feeCents: 500, size: 1_000 })
if (!contest.ok) throw new Error(contest.error)
const drawn = { formatId: SHOWDOWN.id, rows, leftOut: [], contest: contest.value.contest, seed: 3 }
const file = { key: 'real', name: 'field.csv', entries: 999 }

const kernels = { search: await loadKernel(), field: await loadFieldKernel(), sim: await loadSimKernel() }
const model = fitField({ pool, target: ownershipOfPool(pool) }, kernels.field)!

/** The threads' functions where the browser keeps this one file. */
async function threadsThatKeep(entries: KeptField) {
  const files = '../stored/field-files.ts'
  vi.resetModules()
  vi.doMock(files, () => ({ loadField: async () => entries }))
  onTestFinished(() => {
    vi.doUnmock(files)
    vi.resetModules()
  })
  return {
    ...(await import('./entries/chosen-entries.ts')),
    ...(await import('./entries/play-together.ts')),
    ...(await import('./sim/sim-field.ts')),
    ...(await import('./sim/sim-pairs.ts')),
  }
}

test.each([
  { from: 'an ownership', opponents: undefined, crowd: crowdOf(1_000) },
  { from: 'a file', opponents: file, crowd: 0 },
])('opponents of $from are so to a list, a set, pairs and a choice', async ({ opponents, crowd }) => {
  const entries = drawField(model, pool, { count: 999, seed: 8 }, kernels.field)
  const threads = await threadsThatKeep(keptField(distinctLineups(entries), pool))
  const {
    chosenEntries,
    drawnField,
    loadOpponents,
    pairOutcomes,
    playedPairs,
    profitTogether,
    requestTogether,
  } = threads
  const pair = [0, 1].map((at) => Array.from(rowsOfLineup(entries, at), (row) => rows[row]!.id))
  const question: SimQuestion = { ...drawn, opponents, lineups: pair }
  await loadOpponents(question)
  const field = drawnField(question, pool, kernels.field)
  const blocks = [...playBlocks({ ...requestOf(question, field, pool), games: GAMES }, kernels.sim)]
  const pairs = {
    ...question,
    drawn: { most: question.contest.entries },
    pairs: [{ before: pair[0]!, after: pair[1]! }],
  }
  const fields = Array.from({ length: FIELDS_OF_PAIRS }, () => field.opponents)
  const played = playedPairs({ question: pairs, fields, of: { part: 0, parts: 1 } }, pool, kernels.sim)
  const chosen = chosenEntries(
    {
      sim: question,
      contests: [{ contest: question.contest, count: 4, limits: {} }],
      ...{ mayRepeat: false, rules: [], candidates: 400, locked: [], removed: [] },
      ...{ objective: 'profit', bankrollCents: null },
    },
    pool,
    kernels,
    () => {},
  )
  const [together] = profitTogether(requestTogether(question, field.opponents), [GAMES], kernels.sim)
  const crowds = {
    list: figuresOf(question, field, blocks).means.crowd,
    set: together!.means.crowd,
    pairs: pairOutcomes({ question: pairs, parts: [played] }, pool)[0]!.means.crowd,
    choice: chosen.contests[0]!.outcome.means.crowd,
    others: chosen.others[0]!.means.crowd,
  }
  expect(crowds).toEqual({ list: crowd, set: crowd, pairs: crowd, choice: crowd, others: crowd })
})
