import type { Estimate } from '#core/numbers/estimate.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import type { Portfolio, PortfolioLimits, PortfolioObjective } from '#optimizer/portfolio.ts'
import type { AverageEntry } from '#optimizer/sim/average-entry.ts'
import type { ProfitDistribution } from '#optimizer/sim/profit-distribution.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import type { DrawnField, SimQuestion } from '#optimizer/simulation/sim-question.ts'

/* Messages between the page and the thread that looks at entries together: plain data. */

/** What entries are chosen from, for what, and under which limits. */
export type ChoiceQuestion = {
  /** Pool and field, without contest and lineups. */
  sim: Omit<SimQuestion, 'contest' | 'lineups'>
  contests: readonly AskedContest[]
  /** A lineup may be entered in several of the contests. */
  mayRepeat: boolean
  /** Candidates obey those of single lineups. */
  rules: readonly BuildRule[]
  /** Where the best by points are too few (`chooseFromBest`). */
  candidates: number
  /** Lineups that are entered in the dearest contest whatever they are worth, and those that are in none, each as row ids. */
  locked: readonly (readonly string[])[]
  removed: readonly (readonly string[])[]
  objective: PortfolioObjective
  bankrollCents: number | null
}

/** So many entries of one contest, under limits of their number. */
export type AskedContest = { contest: SimContest; count: number; limits: PortfolioLimits }

/** What the lineups of `sim` win and lose when all of them are entered against these. `rounds`: after how many games the answer is told. */
export type ProfitQuestion = { sim: SimQuestion; rounds: readonly number[]; opponents: Opponents }

export type EntriesTogether = ProfitDistribution & {
  /** To how many independent entries they come (core/games/independent-entries.ts); null where the games do not say it. */
  independent: number | null
  /** How often one of them is paid, on average. */
  cash: Estimate
  /** The average entry of the same games. */
  means: AverageEntry
  /** By game, what all of them are paid, in cents: contests of the same games are added up by it. */
  paid: Float64Array
}

/** The lineups of `sim`, and the pool of before; its people who were in no entry are Out there, or in `leftOut`. */
export type SinceQuestion = { sim: SimQuestion; before: Pick<SimQuestion, 'rows' | 'leftOut'>; games: number }

/** Cents after fees of all entries, how often each of them is paid, and the average entry of the same games. */
type PlayedSet = { profit: Estimate; cash: Estimate[]; means: AverageEntry }

/** What entries together make, as simulated. */
export type SetSince = {
  now: PlayedSet
  before: PlayedSet
  /** Now against before, of all entries; paired. */
  gained: Estimate
  games: number
}

/** What entries together are paid more under other ownerships than on average over them, in cents a game; the games are the same. */
export type SetWorlds = {
  games: number
  /** Worlds that could be played, and how many of them had their entries drawn anew. */
  worlds: number
  redrawn: number
  /** The 5th and 95th percentile over the worlds. */
  band: { low: number; high: number }
}

/** What is done, in this order. */
export type ChoiceStage = 'field' | 'choice'

/** Entries chosen together; every figure is of games and opponents that were not used for choosing. */
export type ChosenEntries = Pick<Portfolio, 'games' | 'judges'> & {
  /** In the order asked. */
  contests: ContestEntries[]
  /** How many lineups two contests have in common, by their places. */
  overlap: number[][]
  /** Profit of all entries of all contests. */
  together: ProfitDistribution
  candidates: number
  /** How far the field is from the ownership asked for. */
  field: Pick<DrawnField, 'worst' | 'isAttainable'>
  /**
   * Some of the candidates that were not chosen, taken evenly over all of them; figures alone in the first contest, raw, with
   * its average entry.
   */
  others: { ids: string[]; roi: Estimate | null; cash: Estimate; means: AverageEntry }[]
}

/** The entries of one contest. */
export type ContestEntries = Pick<
  Portfolio,
  'isShort' | 'outcome' | 'selfCompetition' | 'scripts' | 'comparisons'
> & {
  /** Each as row ids in slot order: the locked ones first, then in the order of choice. */
  lineups: string[][]
  profit: ProfitDistribution
  /** `person`: `personKey`; null where the number of captains is meant. */
  unmet: { person: string | null; slot: 'captain' | 'flex' | 'any'; wanted: number; got: number }[]
}
