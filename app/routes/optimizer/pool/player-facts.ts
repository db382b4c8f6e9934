import { formatPoints } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { staleBy } from '#core/projections/stale-average.ts'
import { outlookText, valueText } from './player-figures.tsx'

/** A note is about the value. */
export type PlayerFact = { name: string; value: string; note?: string }

const LEVERAGE_NOTE = 'Above 50: picked less than deserved'

/** The known facts of a player of the pool, the most important first; not the numbers that can be typed in (cell-number.ts). */
export function playerFacts(player: Player, format: Format, pool: readonly Player[]): PlayerFact[] {
  const above = staleBy(player, pool, format)
  const average = { name: 'Average (FPPG)', value: formatPoints(player.fppg) }
  return [
    above === null ? average : { ...average, note: `Looks stale: ${formatPoints(above)} above the baseline` },
    { name: `Points per ${format.valueUnit.text}`, value: valueText(player, format) },
    ...known('Outlook', outlookText(player), String),
    ...known('Opponent rank', player.oprk, (rank) => `${rank} of 32`),
    ...known('Leverage', player.leverageScore, outOf100).map((fact) => ({ ...fact, note: LEVERAGE_NOTE })),
    ...known('Opponent ease', player.opponentEaseScore, outOf100),
    ...known('Game environment', player.gameEnvScore, outOf100),
    ...known('Game total', player.overUnder, String),
    ...known('Team total', player.teamTotal, String),
    ...known('Pace', player.paceScore, outOf100),
    ...known('Weather', player.weatherImpactScore, outOf100),
    ...known('Temperature', player.weatherTemp, (degrees) => `${degrees} °F`),
    ...known('Wind', player.weatherWind, (speed) => `${speed} mph`),
    ...known('Precipitation', player.weatherPrecip, (chance) => `${chance}%`),
  ]
}

function known<Figure extends number | string>(
  name: string,
  figure: Figure | null,
  text: (figure: Figure) => string,
): PlayerFact[] {
  return figure === null ? [] : [{ name, value: text(figure) }]
}

function outOf100(score: number): string {
  return `${Math.round(score)}/100`
}
