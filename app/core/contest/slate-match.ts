import { basePlayerIdOf } from '../players/player.ts'
import type { Field } from './field.ts'
import { draftCounts } from './ownership.ts'

/** A slate that a contest may have been played on; `people` are base player ids. */
export type SlateCandidate = { slateId: number; people: ReadonlySet<string> }

export type SlateMatch =
  | { kind: 'one'; slateId: number }
  /** Several slates fit, for example two games of the same teams in a season; the user must choose. Best first. */
  | { kind: 'several'; slateIds: number[] }
  | { kind: 'none' }

/** The share of roster places that must be on the slate; late scratches and renamed players are missing. */
const SAME_SLATE_SHARE = 0.95

/**
 * The slates on which nearly all of the field's roster places can be found, weighted by how often a player was drafted.
 */
export function matchSlate(field: Field, candidates: readonly SlateCandidate[]): SlateMatch {
  const drafts = draftCounts(field)
  const people = field.players.map(({ name }) => basePlayerIdOf(name))
  const all = drafts.reduce((sum, count) => sum + count, 0)
  const fitting = candidates
    .map(({ slateId, people: onSlate }) => ({
      slateId,
      share: people.reduce((sum, person, i) => sum + (onSlate.has(person) ? drafts[i]! : 0), 0) / (all || 1),
    }))
    .filter(({ share }) => share >= SAME_SLATE_SHARE)
    .sort((a, b) => b.share - a.share || b.slateId - a.slateId)
  const [only, second] = fitting
  if (!only) return { kind: 'none' }
  return second
    ? { kind: 'several', slateIds: fitting.map(({ slateId }) => slateId) }
    : { kind: 'one', slateId: only.slateId }
}
