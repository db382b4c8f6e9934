import type { BuildRule } from '#core/rules/build-rule.ts'

/** Why a build has fewer lineups than asked for, and what to change; a value, so that a worker can send it. */
export type ConflictReport = {
  /** Lineups asked for. */
  wanted: number
  /** Lineups that the request builds as it is. */
  got: number
  /**
   * Lineups with which a set of causes counts as one that can hold: 1 where the request builds none; otherwise those asked
   * for, or all that the pool has without rules.
   */
  needed: number
  /**
   * Sets of causes that can't hold together, the smallest first. Without any one of its causes a set can hold. Empty: the pool
   * has too few lineups even without rules, or nothing was found within the limits.
   */
  conflicts: Conflict[]
  /**
   * Changes, each of which cures all conflicts at once and was tried: one change before several, then more lineups
   * before fewer, then a looser rule before one that is switched off. Fewer lineups are offered last.
   */
  relaxations: Relaxation[]
  /** Whether these are all conflicts that there are; false where a limit ended the search for more. */
  isComplete: boolean
  /** Sentences for the user beside a list of `relaxations`, which they do not name: why there are too few lineups. */
  reasons: string[]
  /** Sentences for the user, as one text: `reasons` and the first relaxations. */
  sentence: string
}

export type Conflict = {
  causes: Cause[]
  /** Lineups that a build of these causes alone has: fewer than needed. */
  lineups: number
  /** Whether it was tried without each of its causes; false where a limit ended a search first. */
  isMinimal: boolean
  /** A sentence for the user that names all causes. */
  sentence: string
}

/** A part of a request that can be to blame. */
export type Cause =
  /** The rule at that place in `request.rules`. */
  | { kind: 'rule'; rule: number }
  /** All people of `excludedIds` together. */
  | { kind: 'excluded' }
  /** A budget below that of the format. */
  | { kind: 'budget' }
  /** The lineups that stay as they are. */
  | { kind: 'kept_lineups' }
  /** The lineups that the user removed. */
  | { kind: 'banned_lineups' }

export type Relaxation = {
  /** Made together, by `withChanges`. */
  changes: Change[]
  /** Lineups that the changed request builds; this was tried. */
  lineups: number
  /** What to do, as a sentence for a button or a list. */
  sentence: string
}

export type Change =
  /** The rule at that place in `request.rules` becomes `to`; null: it is switched off. */
  | { kind: 'rule'; rule: number; to: BuildRule | null }
  /** These people, by `personKey`, are no longer excluded. */
  | { kind: 'put_back'; people: string[] }
  | { kind: 'budget'; dollars: number }
  /** No lineup stays as it is: all are built anew. */
  | { kind: 'release_kept_lineups' }
  /** The lineups that the user removed may come back. */
  | { kind: 'allow_banned_lineups' }
  /** So many lineups are asked for instead. */
  | { kind: 'count'; count: number }
