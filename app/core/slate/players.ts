import { outlookLabel, outlookScore } from '../players/outlook.ts'
import {
  type CaptainPricing,
  normalizePosition,
  type Player,
  type Position,
  UNKNOWN_PLAYER_SCORES,
} from '../players/player.ts'
import type { SlateGames } from './games.ts'
import { rowPersonKey, type SlateRow } from './rows.ts'

export type Sport = 'NFL' | 'Other'

/** Football is told by its positions; which league it is, the calendar has to say. */
export function guessSport(rows: readonly SlateRow[]): Sport {
  return rows.some(({ position }) => /^(QB|RB|WR|TE)$/i.test(position)) ? 'NFL' : 'Other'
}

/**
 * The rows as players. A captain row carries its own salary, and takes from the flex row of the same person what
 * both must agree on: the outlook, and the average where the file multiplies the captains' (`captainPointsScaled`).
 */
export function toPlayers(
  rows: readonly SlateRow[],
  games: SlateGames,
  { captainPointsScaled }: { captainPointsScaled: boolean },
): Player[] {
  const sport = guessSport(rows)
  const flexRows = flexRowsByPerson(rows)
  return rows.map((row) => {
    const flex = flexRows.get(rowPersonKey(row)) ?? row
    const actualPosition = positionOf(flex.position, sport)
    const points = (captainPointsScaled ? flex.points : row.points) ?? 0
    const outlook = outlookScore({ oprk: flex.oprk, fppg: flex.points ?? 0, salary: flex.salary ?? 0 })
    return {
      ...UNKNOWN_PLAYER_SCORES,
      id: `player-${row.index}`,
      providerId: row.providerId,
      name: row.name,
      position: row.captainCode ?? actualPosition,
      actualPosition,
      basePlayerId: row.basePlayerId,
      team: games.teamOf(row),
      opponent: games.opponentOf(row),
      gameInfo: row.gameInfo,
      fppg: points,
      salary: row.salary ?? 0,
      captainPricing: row.captainCode ? captainPricing(row, flex) : null,
      oprk: row.oprk,
      injuryStatus: row.injuryStatus,
      outlookScore: outlook,
      outlookLabel: outlookLabel(outlook),
    }
  })
}

/**
 * Do the captain rows carry the averages already multiplied? The provider's never do; re-saved files may. Every pair
 * of a captain and a flex row has to say so.
 */
export function areCaptainPointsScaled(rows: readonly SlateRow[], multiplier: number): boolean {
  const flexRows = flexRowsByPerson(rows)
  const pairs = rows
    .filter((row) => row.captainCode)
    .map((row) => [row.points ?? 0, flexRows.get(rowPersonKey(row))?.points ?? 0] as const)
    .filter(([, flex]) => flex !== 0)
  return pairs.length > 0 && pairs.every(([captain, flex]) => Math.abs(captain - flex * multiplier) < 0.02)
}

function flexRowsByPerson(rows: readonly SlateRow[]): Map<string, SlateRow> {
  return new Map(rows.filter((row) => !row.captainCode).map((row) => [rowPersonKey(row), row]))
}

function captainPricing(captain: SlateRow, flex: SlateRow): CaptainPricing {
  return captain !== flex && captain.salary === flex.salary && captain.salary !== 0 ? 'flex_price' : 'scaled'
}

/** The D of a hockey or soccer file is a defender, not a defense. */
function positionOf(code: string, sport: Sport): Position {
  return sport === 'NFL' ? normalizePosition(code) : code.trim().toUpperCase()
}
