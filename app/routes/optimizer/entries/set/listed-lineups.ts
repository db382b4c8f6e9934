import { captainOf, type Lineup, lineupOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { type QuarterbackStack, quarterbackStack } from '#core/lineups/quarterback-stack.ts'
import type { Player } from '#core/players/player.ts'
import { shortNames } from '#core/players/short-name.ts'
import type { LineupFigures } from '../../contest/simulation/simulation.ts'
import type { KeptLineup } from '../../state/kept-build.ts'
import type { LeftOut } from '../../state/left-out.ts'
import { isGone } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { has, keyOf } from './keep-build.ts'
import { rowsOf } from './row-ids.ts'

/** A lineup of the list with its figures of now. */
export type ListedLineup = {
  key: string
  /** Its place in the build, from 1. */
  number: number
  kept: KeptLineup
  lineup: Lineup
  /** In slot order. */
  players: Player[]
  /** How a row calls the player: apart from all others of the list. */
  called: (player: Player) => string
  captain: Player | null
  /** Null in formats where it says nothing. */
  stack: QuarterbackStack | null
  points: number
  /** Dollars. */
  salary: number
  left: number
  /** Percent; null while the ownership of a player is unknown. */
  ownershipSum: number | null
  isLocked: boolean
  /** Its players who are out. */
  out: readonly Player[]
  /** In the simulated contest, as they are shown; null while it was not simulated. */
  figures: LineupFigures | null
}

/** The lineups of the list, in the order in which they were built. One with a row that the file lists no more is left out. */
export function listedLineups(
  state: Pick<LineupState, 'build' | 'playerPool' | 'format'> & LeftOut,
): ListedLineup[] {
  const { build, playerPool, format } = state
  if (build === null) return []
  const rows = rowsOf(build.rows, playerPool)
  const playersOf = (kept: KeptLineup) => kept.flatMap((place) => rows[place] ?? [])
  const shortName = shortNames(build.lineups.flatMap(playersOf).map(({ name }) => name))
  const called = ({ name }: Player) => shortName(name)
  return build.lineups.flatMap((kept, index) => {
    const players = playersOf(kept)
    if (players.length < kept.length) return []
    const lineup = lineupOf(format, players)
    const salary = totalSalary(lineup)
    return {
      key: keyOf(kept),
      number: index + 1,
      kept,
      lineup,
      players,
      called,
      captain: captainOf(lineup),
      stack: quarterbackStack(players, format),
      points: projectedPoints(lineup),
      salary,
      left: format.budget - salary,
      ownershipSum: ownershipSum(players),
      isLocked: has(build.locked, kept),
      out: players.filter((player) => isGone(state, player)),
      figures: null,
    }
  })
}

/** In whole percents, because a tenth of a sum of six says nothing: `187%`. */
export function ownershipSumText(sum: number | null): string {
  return sum === null ? '-' : `${Math.round(sum)}%`
}

const OWN_COLUMNS = ['number', 'captain', 'stack', 'points', 'salary', 'left', 'ownership'] as const
/** Of a simulated contest. */
export const FIGURE_COLUMNS = ['top1', 'cash', 'win', 'roi'] as const
export type ListColumn = (typeof OWN_COLUMNS)[number] | (typeof FIGURE_COLUMNS)[number] | 'dupes'
export type ListSort = { column: ListColumn; direction: 'high' | 'low' }

/** A press on a head sorts by it, a second press turns the order around. */
export function listSortAfterPress(sort: ListSort, column: ListColumn): ListSort {
  if (sort.column === column) return { column, direction: sort.direction === 'high' ? 'low' : 'high' }
  const isFirstLow = column === 'number' || column === 'captain' || column === 'dupes'
  return { column, direction: isFirstLow ? 'low' : 'high' }
}

/** Ties in the order of the build; an unknown figure is last in both directions. */
export function sortedLineups(
  lineups: readonly ListedLineup[],
  { column, direction }: ListSort,
): ListedLineup[] {
  const sign = direction === 'high' ? -1 : 1
  return [...lineups].sort((a, b) => {
    const [x, y] = [sortValue(a, column), sortValue(b, column)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.number - b.number
    const order = typeof x === 'string' ? x.localeCompare(String(y)) : x - Number(y)
    return sign * order || a.number - b.number
  })
}

function sortValue(lineup: ListedLineup, column: ListColumn): number | string | null {
  switch (column) {
    case 'captain':
      return lineup.captain?.name ?? null
    case 'stack':
      return lineup.stack && lineup.stack.mates.length + lineup.stack.opponents.length / 10
    case 'ownership':
      return lineup.ownershipSum
    case 'dupes':
      return lineup.figures?.dupes.expected ?? null
    case 'top1':
    case 'cash':
    case 'win':
    case 'roi':
      return lineup.figures?.[column]?.value ?? null
    default:
      return lineup[column]
  }
}

/** The sum of the ownership of the players, in percent; null where one is not known. */
export function ownershipSum(players: readonly Player[]): number | null {
  let sum = 0
  for (const { ownershipPct } of players) {
    if (ownershipPct === null) return null
    sum += ownershipPct
  }
  return sum
}
