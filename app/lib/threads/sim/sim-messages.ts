import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { CrowdPrior } from '#core/field/crowd-prior.ts'
import type { Dupes } from '#core/field/dupes.ts'
import type { ListedEntries } from '#core/field/file-entries.ts'
import type { OwnershipErrors } from '#core/field/ownership-errors.ts'
import type { StackShares } from '#core/lineups/quarterback-stack.ts'
import type { OpponentsFile } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { Player } from '#core/players/player.ts'
import type { FieldModel } from '#optimizer/field.ts'
import type { LineupPair, PairOutcome, PartOfPairs } from '#optimizer/sim/play-pairs.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'

/* Messages between the page and the threads of a simulation: plain data. */

/** The pool of a question. */
export type PoolQuestion = Pick<SimQuestion, 'formatId' | 'rows' | 'leftOut'>

/** What a simulation is asked. */
export type SimQuestion = {
  /** A format holds functions, which no message carries, so its id goes instead. */
  formatId: string
  /** The pool, with the points and the ownership that count. */
  rows: readonly Player[]
  /** Opponents from a file that this browser keeps; without it they are drawn from the ownership. */
  opponents?: OpponentsFile | undefined
  /** The crowds that an ownership's field is made of; without it those of three contests. */
  prior?: CrowdPrior | undefined
  /** People (`personKey`) who are in no entry, apart from those who are Out. */
  leftOut: readonly string[]
  contest: SimContest
  /**
   * At most so many entries are drawn, each of which stands for as many of the contest, with copies that clump so much; without it
   * all entries, with copies that clump as in real fields.
   */
  drawn?: { most: number; clumping?: number } | undefined
  /** Each by the ids of its rows. */
  lineups: readonly (readonly string[])[]
  seed: number
}

/** Pairs of lineups. Before, a lineup may hold people who are in no entry. */
export type PairsQuestion = Omit<SimQuestion, 'lineups'> & { pairs: readonly LineupPair[] }

/** One thread's part of the games of pairs. `field`: as thread one drew it. */
export type PairsPart = {
  question: PairsQuestion
  field: Pick<DrawnField, 'model' | 'opponents'>
  of: PartOfPairs
}

/** `dupesAfter`: other entries with the second lineup. */
export type PairWorth = PairOutcome & { dupesAfter: Dupes | null }

/** The opponents of a question, and what the field says of its lineups. */
export type DrawnField = {
  /** The opponents of the first games. */
  opponents: Opponents
  /** What the opponents of further games are drawn from: a fitted field, or the entries of a file. */
  model: FieldModel | ListedEntries
  /** The lineups that an entry may hold, and their places among those asked for. */
  judged: LineupRows
  places: readonly number[]
  dupes: readonly Dupes[]
  /** Points by which the field misses the ownership asked for, and whether any field could meet it. */
  worst: number
  isAttainable: boolean
  /** How the opponents stack; null in formats where it says nothing. */
  stacks: StackShares | null
  /** Entries of the file that are not counted, because a player of theirs is out or not in the pool. */
  leftOut: number
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
  /** The header of the column that copies are from; null: each row is one entry. */
  copiesFrom: string | null
  /** The first rows that are not counted, and how many there are. */
  bad: readonly { row: number; reason: string }[]
  badRows: number
}
