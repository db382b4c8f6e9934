import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups, findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import {
  joinLineups,
  type LineupRows,
  lineupRowsOfPlayers,
  pickLineups,
  rowsOfLineup,
} from '#core/contest-pool/lineup-rows.ts'
import type { Format } from '#core/formats/format.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { emptyLineup, fillEmptySlots, playersOf } from '#core/lineups/lineup.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.browser.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import { someOpponents } from '#optimizer/portfolio/leave-room.ts'
import { candidatesOf, choosePortfolio } from '#optimizer/portfolio.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import { simulate } from '#optimizer/sim.ts'
import type {
  ChoiceQuestion,
  ChosenEntries,
  EntriesAnswer,
  EntriesQuestion,
  ProfitQuestion,
} from './entries-messages.ts'
import { drawnField } from './sim-field.ts'
import type { SimQuestion } from './sim-messages.ts'

/* Looks at entries together off the main thread: chooses them, or plays those of the list. A kernel is fetched when it is needed. */

addEventListener('message', async ({ data }: MessageEvent<EntriesQuestion>) => {
  try {
    if (data.task === 'choose') tell({ kind: 'chosen', entries: await chosenEntries(data) })
    else await playTogether(data)
  } catch (error) {
    console.warn(error)
    tell({ kind: 'failed', reason: error instanceof RangeError ? error.message : null })
  }
})

function tell(answer: EntriesAnswer): void {
  postMessage(answer)
}

async function chosenEntries(question: ChoiceQuestion): Promise<ChosenEntries> {
  const { sim, rules, count, objective, bankrollCents } = question
  const mode = formatOf(sim)
  const pool = poolOf(sim, mode)
  const scores = scoreModelOf(pool)
  tell({ kind: 'stage', stage: 'field' })
  const kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
  const { opponents } = drawnField(sim, pool, kernels.field)

  tell({ kind: 'stage', stage: 'candidates' })
  const found = candidatesOf(
    { pool, rules, scores, field: null, opponents, seed: sim.seed, count: question.candidates },
    kernels,
  )
  const locked = distinctLineups(rowsOf(question.locked, pool)).lineups
  const removed = indexLineups(rowsOf(question.removed, pool))
  const allowed = Array.from({ length: found.count }, (_, place) => place).filter(
    (place) => findLineup(removed, found, place) < 0,
  )
  const { lineups: candidates } = distinctLineups(
    joinLineups(found.size, [locked, pickLineups(found, allowed)]),
  )

  tell({ kind: 'stage', stage: 'choice' })
  const portfolio = choosePortfolio(
    {
      ...{ pool, scores, contest: sim.contest, opponents, seed: sim.seed, candidates, count, objective },
      limits: { ...question.limits, locked: Array.from({ length: locked.count }, (_, place) => place) },
      ...(bankrollCents === null ? {} : { bankrollCents }),
    },
    kernels.sim,
  )
  const { isShort, outcome, selfCompetition, scripts, comparisons, games } = portfolio
  const chosen = new Set(portfolio.chosen)
  const others = Array.from({ length: candidates.count }, (_, place) => place).filter(
    (place) => !chosen.has(place),
  )
  return {
    lineups: Array.from(portfolio.chosen, (place) => idsInSlots(candidates, place, pool)),
    candidates: candidates.count,
    others: someOf(others, MOST_OTHERS).map((place) => idsInSlots(candidates, place, pool)),
    unmet: portfolio.unmet.map(({ person, ...limit }) => ({
      person: person === null ? null : pool.people[person]!.key,
      ...limit,
    })),
    ...{ isShort, outcome, selfCompetition, scripts, comparisons, games },
  }
}

/** Row ids in slot order, the dearest player of equal slots first. */
function idsInSlots(lineups: LineupRows, place: number, { mode, rows }: ContestPool): string[] {
  const players = Array.from(rowsOfLineup(lineups, place), (row) => rows[row]!)
  const bySalary = players.sort((a, b) => b.salary - a.salary)
  return playersOf(fillEmptySlots(emptyLineup(mode), bySalary)).map(({ id }) => id)
}

/** Enough to draw. */
const MOST_OTHERS = 400

function someOf<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, place) => items[Math.floor((place * items.length) / most)]!)
}

async function playTogether({ sim, rounds }: ProfitQuestion): Promise<void> {
  const { contest, lineups, seed } = sim
  const pool = poolOf(sim, formatOf(sim))
  if (lineups.length > contest.entries)
    throw new RangeError(`The contest has ${contest.entries} entries, fewer than the list.`)
  const judged = rowsOf(lineups, pool)
  const { opponents } = drawnField({ ...sim, lineups: [] }, pool, await loadFieldKernel())
  const request = {
    pool,
    scores: scoreModelOf(pool),
    contest,
    opponents: someOpponents(opponents, contest.entries - judged.count, seed),
    lineups: judged,
    entering: 'together' as const,
    seed,
    paysOpponents: false,
  }
  const kernel = await loadSimKernel()
  for (const games of rounds) {
    const { together } = simulate({ ...request, games }, kernel)
    tell({ kind: 'profit', profit: together!, isLast: games === rounds.at(-1) })
  }
}

/** Throws for a format that this version of the program doesn't have. */
function formatOf({ formatId }: SimQuestion): Format {
  const mode = findPlayableFormat(formatId)
  if (!mode) throw new Error(`no format ${formatId}`)
  return mode
}

function poolOf({ rows, leftOut }: SimQuestion, mode: Format): ContestPool {
  return contestPoolOf(rows, mode, { leftOut: new Set(leftOut) })
}

function rowsOf(lineups: readonly (readonly string[])[], pool: ContestPool) {
  return lineupRowsOfPlayers(
    lineups.map((ids) => ids.map((id) => ({ id }))),
    pool,
  )
}
