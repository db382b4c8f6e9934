import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import type { SimOutcome } from '#optimizer/sim/outcome.ts'
import { simulate } from '#optimizer/sim.ts'
import { askedEngine } from './asked-engine.ts'
import { type ContestField, type Copies, opponentsAmong } from './field-entries.ts'

export type PlayedContest = {
  /** Each lineup as one more entry, as if the others were not entered. */
  alone: SimOutcome
  /** All of them entered, if the contest has room for them; without them if not. */
  together: SimOutcome
  /** Entries of opponents that are the same, by lineup. */
  copies: Copies[]
}

type Games = { games: number; firstGame?: number; seed: number }

/** Plays the games of a contest with these lineups against the field; drawn fields take turns. */
export function playedContest(
  pool: ContestPool,
  contest: SimContest,
  field: ContestField,
  lineups: LineupRows,
  games: Games,
  kernel: SimKernel,
): PlayedContest {
  const fieldOf = (count: number) => ({
    opponents: opponentsAmong(field.entries, count, field),
    moreFields: field.more.map((entries) => opponentsAmong(entries, count, field)),
  })
  const shared = {
    pool,
    scores: scoreModelOf({ ...pool, soFar: field.soFar }),
    contest,
    ...games,
  }
  const entered =
    lineups.count < contest.entries ? lineups : { ...lineups, count: 0, rows: new Uint16Array() }
  const alone = askedEngine(() =>
    simulate(
      {
        ...shared,
        ...fieldOf(contest.entries - 1),
        lineups,
        entering: 'alone',
      },
      kernel,
    ),
  )
  const together = askedEngine(() =>
    simulate(
      {
        ...shared,
        ...fieldOf(contest.entries - entered.count),
        lineups: entered,
        entering: 'together',
        paysOpponents: true,
      },
      kernel,
    ),
  )
  return { alone, together, copies: field.copiesOf(lineups) }
}
