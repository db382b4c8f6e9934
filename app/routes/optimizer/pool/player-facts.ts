import { formatPct, formatPoints } from '#app/lib/format.ts'
import type { Format } from '#core/formats/format.ts'
import { type Player, UNKNOWN_PLAYER_SCORES } from '#core/players/player.ts'
import { valueText } from './player-figures.tsx'

export type PlayerFact = { name: string; value: string }

/**
 * The known facts of a player, the most important first. A score that equals SPEC.md's default was never looked up, so
 * it is left out.
 */
export function playerFacts(player: Player, mode: Format): PlayerFact[] {
  return [
    { name: 'FPPG', value: formatPoints(player.fppg) },
    { name: 'Value', value: valueText(player, mode) },
    { name: 'Outlook', value: `${player.outlookLabel} ${player.outlookScore}%` },
    ...known('Opponent rank', player.oprk, (rank) => `${rank} of 32`),
    ...lookedUp(player, 'ownershipPct', 'Ownership', formatPct),
    ...lookedUp(player, 'leverageScore', 'Leverage', outOf100),
    ...lookedUp(player, 'opponentEaseScore', 'Opponent ease', outOf100),
    ...lookedUp(player, 'gameEnvScore', 'Game environment', outOf100),
    ...known('Game total', player.overUnder, String),
    ...known('Team total', player.teamTotal, String),
    ...known('Pace', player.paceScore, outOf100),
    ...lookedUp(player, 'weatherImpactScore', 'Weather', outOf100),
    ...known('Temperature', player.weatherTemp, (degrees) => `${degrees} °F`),
    ...known('Wind', player.weatherWind, (speed) => `${speed} mph`),
    ...known('Precipitation', player.weatherPrecip, (chance) => `${chance}%`),
  ]
}

function known(name: string, figure: number | null, text: (figure: number) => string): PlayerFact[] {
  return figure === null ? [] : [{ name, value: text(figure) }]
}

type Score = 'ownershipPct' | 'leverageScore' | 'opponentEaseScore' | 'gameEnvScore' | 'weatherImpactScore'

function lookedUp(
  player: Player,
  score: Score,
  name: string,
  text: (figure: number) => string,
): PlayerFact[] {
  return player[score] === UNKNOWN_PLAYER_SCORES[score] ? [] : [{ name, value: text(player[score]) }]
}

function outOf100(score: number): string {
  return `${Math.round(score)}/100`
}
