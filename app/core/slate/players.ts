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

/** NFL when a row has a football position; salary files do not name their league. */
export function guessSport(rows: readonly SlateRow[]): Sport {
  return rows.some(({ position }) => /^(QB|RB|WR|TE)$/i.test(position)) ? 'NFL' : 'Other'
}

/**
 * The rows as players. A captain row has its own salary and takes from the flex row of the same person the figures that
 * must be equal: the outlook, and the average where the file multiplies captains' averages (`captainPointsScaled`).
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
      ...(row.isListedActive ? { isListedActive: true } : {}),
      outlookScore: outlook,
      outlookLabel: outlookLabel(outlook),
    }
  })
}

/**
 * Whether captain rows list multiplied averages. The provider's files never do; re-saved files may. True only if every
 * pair of a captain and a flex row shows it.
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
