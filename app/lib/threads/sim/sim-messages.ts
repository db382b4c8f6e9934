import type { Dupes } from '#core/field/dupes.ts'
import type { OwnershipErrors } from '#core/field/ownership-errors.ts'
import type { OpponentsFile } from '#core/payouts/contest-settings.ts'
import type { LineupPair, PairOutcome, PartOfPairs } from '#optimizer/sim/play-pairs.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'

/* Messages between the page and the threads of a simulation: plain data. */

/** The pool of a question. */
export type PoolQuestion = Pick<SimQuestion, 'formatId' | 'rows' | 'leftOut'>

/** Pairs of lineups. Before, a lineup may hold people who are in no entry. */
export type PairsQuestion = Omit<SimQuestion, 'lineups' | 'drawn'> & {
  pairs: readonly LineupPair[]
  drawn: NonNullable<SimQuestion['drawn']>
}

/** One thread's part of the games of pairs. `fields`: as thread one drew them. */
export type PairsPart = { question: PairsQuestion; fields: readonly Opponents[]; of: PartOfPairs }

/** `dupesAfter`: other entries with the second lineup. */
export type PairWorth = PairOutcome & { dupesAfter: Dupes | null }

/** What is looked up of its first lineup. */
export type DetailQuestion = SimQuestion & {
  /** Rows that the user uses in no lineup, by id. */
  unused: readonly string[]
}

/** A lineup one change away that fewer entries have; rows by their ids. */
export type LessPlayed = {
  out: readonly string[]
  in: readonly string[]
  /** Expected points against the lineup; negative: what the change costs. */
  points: number
  dupes: Dupes
}

/** What is looked up for one lineup besides its figures. */
export type LineupDetail = {
  /** What its games in the top 1% have in common, as a sentence; null where it has too few of them. */
  needs: string | null
  lessPlayed: readonly LessPlayed[]
}

/** What one lineup is worth under other ownerships than the field's. */
export type WorldsQuestion = {
  /** With the one lineup. */
  sim: SimQuestion
  /** How far the ownership may be wrong. */
  errors: OwnershipErrors
}

/** What was read from a file of lineups. */
export type ReadOpponents = {
  file: OpponentsFile
  /** Entries of the contest; null where the file does not hold all of them. */
  size: number | null
  /** The header of the column that copies are from; null: each row is one entry. */
  copiesFrom: string | null
  /** The user's own entries, which are no opponents. */
  own: number
  /** The first rows that are not counted, and how many there are. */
  bad: readonly { row: number; reason: string }[]
  badRows: number
}
