import { groupBy } from '../collections/group-by.ts'
import type { Player } from '../players/player.ts'
import { type Lineup, playersOf } from './lineup.ts'

export const STACK_KINDS = ['qb', 'game', 'negative'] as const
export type StackKind = (typeof STACK_KINDS)[number]

/** Players with positively (`qb`, `game`) or negatively (`negative`) correlated scores. */
export type Stack = { kind: StackKind; players: Player[] }

const FINDERS: Record<StackKind, (players: readonly Player[]) => Stack[]> = {
  qb: qbStacks,
  game: gameStacks,
  negative: negativeCorrelations,
}

/** Every stack of the lineup, by the definitions of SPEC.md section 9. */
export function stacksOf(lineup: Lineup): Stack[] {
  const players = playersOf(lineup)
  return STACK_KINDS.flatMap((kind) => stacksOfKind(kind, players))
}

/** The stacks of one kind among the players, who may include others. */
export function stacksOfKind(kind: StackKind, players: readonly Player[]): Stack[] {
  return FINDERS[kind](players)
}

/** A QB with at least one WR or TE of the same team. */
function qbStacks(players: readonly Player[]): Stack[] {
  return players.filter(plays('QB')).flatMap((quarterback) => {
    const targets = players.filter(
      (player) => isTeammate(quarterback, player) && (plays('WR')(player) || plays('TE')(player)),
    )
    return targets.length > 0 ? [{ kind: 'qb' as const, players: [quarterback, ...targets] }] : []
  })
}

/** Three or more players of the same game, both teams taken together. */
function gameStacks(players: readonly Player[]): Stack[] {
  const byGame = groupBy(
    players.filter((player) => gameKey(player) !== null),
    gameKey,
  )
  return [...byGame.values()]
    .filter((sameGame) => sameGame.length >= 3)
    .map((sameGame) => ({ kind: 'game' as const, players: sameGame }))
}

/** A QB against the opposing defense, or running backs facing each other. */
function negativeCorrelations(players: readonly Player[]): Stack[] {
  const pairs = players.flatMap((player, i) => players.slice(i + 1).map((other) => [player, other] as const))
  return pairs
    .filter(
      ([a, b]) => areOpponents(a, b) && (isQbAgainstDefense(a, b) || (plays('RB')(a) && plays('RB')(b))),
    )
    .map(([a, b]) => ({ kind: 'negative' as const, players: [a, b] }))
}

/** The two teams, in the same order for both sides; null when team or opponent is unknown. */
function gameKey(player: Player): string | null {
  if (!player.team || !player.opponent) return null
  return [player.team, player.opponent].sort().join('@')
}

function isTeammate(a: Player, b: Player): boolean {
  return a !== b && a.team !== null && a.team === b.team
}

function areOpponents(a: Player, b: Player): boolean {
  return a.team !== null && b.team !== null && a.opponent === b.team && b.opponent === a.team
}

function isQbAgainstDefense(a: Player, b: Player): boolean {
  return (plays('QB')(a) && plays('DST')(b)) || (plays('DST')(a) && plays('QB')(b))
}

function plays(position: string): (player: Player) => boolean {
  return (player) => player.actualPosition === position
}
