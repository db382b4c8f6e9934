import type { Format, RosterSlot } from '../formats/format.ts'
import { peopleOf } from '../players/people.ts'
import { type NflPosition, type Player, personKey } from '../players/player.ts'

/**
 * What a user asks of every lineup besides the rules of the contest: a value, so that it is stored, sent and counted like
 * any other setting. A new kind of rule is a new member of this type.
 *
 * `one_of_a_team`: no more than one player of that position of a team. It binds the players that a search chooses; kept
 * players stay, even if two of them are such a pair.
 */
export type LineupRule = { kind: 'one_of_a_team'; position: NflPosition }

/** One of a team's two quarterbacks sits, so a lineup of both has a slot that scores nothing. */
export const ONE_QUARTERBACK_A_TEAM: LineupRule = { kind: 'one_of_a_team', position: 'QB' }

export const POSITION_WORDS: Record<NflPosition, string> = {
  QB: 'quarterback',
  RB: 'running back',
  WR: 'wide receiver',
  TE: 'tight end',
  K: 'kicker',
  DST: 'defense',
}

/** The rules of the screen until they are changed. The API has none (SPEC.md section 5 knows no rules). */
export const DEFAULT_RULES: readonly LineupRule[] = [ONE_QUARTERBACK_A_TEAM]

/** `no more than one quarterback of a team`. */
export function ruleText({ position }: LineupRule): string {
  return `no more than one ${POSITION_WORDS[position]} of a team`
}

/** The rules that a lineup of the format can break: one of a team's quarterbacks needs two slots that take quarterbacks. */
export function rulesOfFormat(rules: readonly LineupRule[], { rosterSlots }: Format): LineupRule[] {
  return rules.filter(({ position }) => rosterSlots.filter((slot) => mayHold(slot, position)).length > 1)
}

/** People, by `personKey`; a lineup holds at most one of them. */
export type RivalSet = ReadonlySet<string>

/** The sets of rivals in a pool; no person is in two of them. A person's position is that of the row that is not a captain's. */
export function rivalSets(pool: readonly Player[], mode: Format, rules: readonly LineupRule[]): RivalSet[] {
  const positions = new Set<string>(rulesOfFormat(rules, mode).map(({ position }) => position))
  if (positions.size === 0) return []
  const sets = new Map<string, Set<string>>()
  for (const { row } of peopleOf(pool, mode).people) {
    if (row.team === null || !positions.has(row.actualPosition)) continue
    const key = `${row.actualPosition}@${row.team}`
    sets.set(key, (sets.get(key) ?? new Set()).add(personKey(row)))
  }
  return [...sets.values()].filter((people) => people.size > 1)
}

/** The players of a lineup who exclude each other, set by set; empty when it obeys. */
export function rivalsIn(players: readonly Player[], sets: readonly RivalSet[]): Player[][] {
  return sets
    .map((people) => players.filter((player) => people.has(personKey(player))))
    .filter((rivals) => rivals.length > 1)
}

/** `A and B are quarterbacks of one team`. */
export function rivalsText(rivals: readonly Player[]): string {
  const word = POSITION_WORDS[rivals[0]!.actualPosition as NflPosition]
  return `${rivals.map(({ name }) => name).join(' and ')} are ${word}s of one team`
}

/** Whether a search that keeps these rows may answer with the lineup: of rivals in it all are kept. */
export function obeysRules(
  players: readonly Player[],
  sets: readonly RivalSet[],
  keptIds: ReadonlySet<string>,
): boolean {
  return rivalsIn(players, sets).every((rivals) => rivals.every(({ id }) => keptIds.has(id)))
}

/** Validates stored rules: another version of the app may have written them. */
export function areLineupRules(value: unknown): value is LineupRule[] {
  return (
    Array.isArray(value) &&
    value.every((rule) => rule?.kind === 'one_of_a_team' && Object.hasOwn(POSITION_WORDS, rule.position))
  )
}

function mayHold({ accepts }: RosterSlot, position: NflPosition): boolean {
  return accepts === 'captain' || accepts === 'anyone' || accepts.includes(position)
}
