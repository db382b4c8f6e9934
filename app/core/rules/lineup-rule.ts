import type { Format, RosterSlot } from '../formats/format.ts'
import { peopleOf } from '../players/people.ts'
import { type NflPosition, type Player, personKey } from '../players/player.ts'

/**
 * What a user asks of every lineup besides the rules of the contest: a value, so that it is stored, sent and counted like
 * any other setting. A new kind of rule is a new member of this type.
 *
 * `one_of_a_team`: no more than one player of that position of a team; `one_of_a_lineup`: in the lineup. Both bind the players
 * that a search chooses; kept players stay, even if two of them are such a pair.
 */
export const LINEUP_RULE_KINDS = ['one_of_a_team', 'one_of_a_lineup'] as const
export type LineupRule = { kind: (typeof LINEUP_RULE_KINDS)[number]; position: NflPosition }

/** One of a team's two quarterbacks sits, so a lineup of both has a slot that scores nothing. */
export const ONE_QUARTERBACK_A_TEAM: LineupRule = { kind: 'one_of_a_team', position: 'QB' }

/** Two kickers are in 3 to 4% of entries, and such entries reached the top 1% less often (docs/decisions.md). */
export const ONE_KICKER: LineupRule = { kind: 'one_of_a_lineup', position: 'K' }

export const POSITION_WORDS: Record<NflPosition, string> = {
  QB: 'quarterback',
  RB: 'running back',
  WR: 'wide receiver',
  TE: 'tight end',
  K: 'kicker',
  DST: 'defense',
}

/** The rules of every run of the screen until they are changed. A single run of the API has none (SPEC.md section 5 knows no rules). */
export const DEFAULT_RULES: readonly LineupRule[] = [ONE_QUARTERBACK_A_TEAM, ONE_KICKER]

export function isLineupRule(rule: { kind: string }): rule is LineupRule {
  return LINEUP_RULE_KINDS.some((kind) => kind === rule.kind)
}

/** `no more than one quarterback of a team`. */
export function ruleText({ kind, position }: LineupRule): string {
  return `no more than one ${POSITION_WORDS[position]}${kind === 'one_of_a_team' ? ' of a team' : ''}`
}

/** The rules that a lineup of the format can break: two players of a position need two slots that take them. */
export function rulesOfFormat(rules: readonly LineupRule[], { rosterSlots }: Format): LineupRule[] {
  return rules.filter(({ position }) => rosterSlots.filter((slot) => mayHold(slot, position)).length > 1)
}

/** People, by `personKey`; a lineup holds at most one of them. */
export type RivalSet = ReadonlySet<string>

/** The sets of rivals in a pool; no person is in two of them. A person's position is that of the row that is not a captain's. */
export function rivalSets(pool: readonly Player[], format: Format, rules: readonly LineupRule[]): RivalSet[] {
  const inForce = rulesOfFormat(rules, format)
  if (inForce.length === 0) return []
  const positionsOf = (kind: LineupRule['kind']) =>
    new Set<string>(inForce.filter((rule) => rule.kind === kind).map(({ position }) => position))
  const [ofLineup, ofTeam] = [positionsOf('one_of_a_lineup'), positionsOf('one_of_a_team')]
  const sets = new Map<string, Set<string>>()
  for (const { row } of peopleOf(pool, format).people) {
    // One of a lineup is one of a team as well.
    const isOfLineup = ofLineup.has(row.actualPosition)
    if (!isOfLineup && (row.team === null || !ofTeam.has(row.actualPosition))) continue
    const key = isOfLineup ? row.actualPosition : `${row.actualPosition}@${row.team}`
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

/** `A and B are quarterbacks of one team`, `A and B are kickers`. */
export function rivalsText(rivals: readonly Player[]): string {
  const [{ actualPosition, team }] = rivals as [Player]
  const ofOneTeam = rivals.every((other) => other.team === team) ? ' of one team' : ''
  const word = POSITION_WORDS[actualPosition as NflPosition]
  return `${rivals.map(({ name }) => name).join(' and ')} are ${word}s${ofOneTeam}`
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
    value.every((rule) => rule && isLineupRule(rule) && Object.hasOwn(POSITION_WORDS, rule.position))
  )
}

function mayHold({ accepts }: RosterSlot, position: NflPosition): boolean {
  return accepts === 'captain' || accepts === 'anyone' || accepts.includes(position)
}
