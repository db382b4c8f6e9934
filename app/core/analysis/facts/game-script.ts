import type { Player } from '../../players/player.ts'
import { expectedPoints } from '../../players/points.ts'

/**
 * What must happen in a game for players of the lineup to score well together. `throws`: the team throws often.
 * `throws_behind`: it throws because it is behind, so that the opponent's running back runs. `both_score`: both teams do.
 * `leads`: it leads, so that it runs, kicks and defends.
 */
export type ScriptKind = 'throws' | 'throws_behind' | 'both_score' | 'leads'

export type GameScript = {
  kind: ScriptKind
  team: string
  /** Null in scripts of one team. */
  opponent: string | null
  /** Who scores together, in order: the passer or the runner first. */
  together: Player[]
  /** Players of the opponent who score with them, or who gain by the script. */
  across: Player[]
}

/** At most so many are named: the passer with targets, and of the opponent. */
const MOST_TOGETHER = 3
const MOST_ACROSS = 1
/** Running back with defense is 0.05 (correlation.ts); what is nearer to zero reads as zero. */
const LEAST_TOGETHER = 0.05

type Correlation = (a: Player, b: Player) => number

/**
 * The script of the players who score together and expect the most points, from teams, positions and correlations alone;
 * null where no two of them depend on each other. The caller leaves out players who may not play.
 */
export function gameScript(players: readonly Player[], correlation: Correlation): GameScript | null {
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))].sort()
  const scripts = teams
    .map((team) => passingScript(team, players, correlation) ?? leadingScript(team, players, correlation))
    .filter((script) => script !== null)
    .sort((a, b) => Number(a.kind === 'leads') - Number(b.kind === 'leads') || worth(b) - worth(a))
  return scripts[0] ?? null
}

/** A quarterback with targets of the team, or with scorers across: a receiver, tight end or the other quarterback. */
function passingScript(
  team: string,
  players: readonly Player[],
  correlation: Correlation,
): GameScript | null {
  const own = players.filter((player) => player.team === team)
  const passer = byPoints(own.filter(isAt('QB')))[0]
  if (!passer) return null
  const scoresWith = (player: Player) => player !== passer && correlation(passer, player) > LEAST_TOGETHER
  const targets = byPoints(own.filter((player) => isAt('WR', 'TE')(player) && scoresWith(player)))
  const opponents = players.filter(
    (player) => player.team !== null && player.team !== team && isFacing(player, passer),
  )
  const scorers = byPoints(opponents.filter((player) => isAt('QB', 'WR', 'TE')(player) && scoresWith(player)))
  const together = [passer, ...targets].slice(0, MOST_TOGETHER)
  const script = { team, opponent: opponents[0]?.team ?? null, together }
  if (scorers.length > 0) return { ...script, kind: 'both_score', across: scorers.slice(0, MOST_ACROSS) }
  if (targets.length === 0) return null
  const runners = byPoints(opponents.filter(isAt('RB')))
  const hasNoLead = !own.some(isAt('RB', 'K', 'DST'))
  return runners.length > 0 && hasNoLead
    ? { ...script, kind: 'throws_behind', across: runners.slice(0, 1) }
    : { ...script, kind: 'throws', opponent: null, across: [] }
}

/** Running back, kicker and defense of one team who score together with the first of them. */
function leadingScript(
  team: string,
  players: readonly Player[],
  correlation: Correlation,
): GameScript | null {
  const own = players.filter((player) => player.team === team && isAt('RB', 'K', 'DST')(player))
  const groups = own.map((first) => [
    first,
    ...own.filter((other) => other !== first && correlation(first, other) >= LEAST_TOGETHER),
  ])
  const [largest] = groups.sort((a, b) => b.length - a.length || worthOf(b) - worthOf(a))
  if (!largest || largest.length < 2) return null
  return {
    kind: 'leads',
    team,
    opponent: null,
    together: byPoints(largest).slice(0, MOST_TOGETHER),
    across: [],
  }
}

function isFacing(a: Player, b: Player): boolean {
  return a.opponent === b.team || b.opponent === a.team
}

function worth({ together, across }: GameScript): number {
  return worthOf([...together, ...across])
}

function worthOf(players: readonly Player[]): number {
  return players.reduce((sum, player) => sum + expectedPoints(player), 0)
}

function byPoints(players: readonly Player[]): Player[] {
  return players.toSorted((a, b) => expectedPoints(b) - expectedPoints(a))
}

function isAt(...positions: string[]): (player: Player) => boolean {
  return ({ actualPosition }) => positions.includes(actualPosition)
}
