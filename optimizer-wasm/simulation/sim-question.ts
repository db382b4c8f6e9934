import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { CrowdPrior } from '#core/field/crowd-prior.ts'
import type { Dupes } from '#core/field/dupes.ts'
import type { ListedEntries } from '#core/field/file-entries.ts'
import type { StackShares } from '#core/lineups/quarterback-stack.ts'
import type { OpponentsFile } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { Player } from '#core/players/player.ts'
import type { FieldModel } from '../field.ts'
import type { Opponents } from '../sim/sim-request.ts'

/** What a simulation is asked, in the browser and at the edge: plain data. */
export type SimQuestion = {
  /** A format holds functions, which no message carries, so its id goes instead. */
  formatId: string
  /** The pool, with the points and the ownership that count. */
  rows: readonly Player[]
  /** Opponents from a file that this browser keeps; without it they are drawn from the ownership. */
  opponents?: OpponentsFile | undefined
  /** The file whose points so far count, where the opponents are of none. */
  scored?: OpponentsFile | undefined
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

/** The opponents of a question, and what the field says of its lineups. */
export type DrawnField = {
  /** The opponents of the first games. */
  opponents: Opponents
  /** Further fields that take turns with `opponents`, where the question says how many are `drawn`. */
  moreOpponents?: readonly Opponents[]
  /** The source of the opponents of further games: a fitted field, or the entries of a file. */
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
