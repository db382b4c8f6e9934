import type { LearnedAnswer } from '#contract/learned.ts'
import { isEnough, tooFewGames } from '#core/contest/evidence.ts'
import { tidyName } from '#core/contest/lineup-text.ts'
import { formatCount, formatPct, formatPoints, formatSalary, pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { otherSlots } from './other-slots.ts'

export type PlayerHistoryFacts = { games: string; facts: { name: string; value: string }[] }

type History = LearnedAnswer['players'][number]

/** What the user's contests say about the player, with the number of games; null when none had the player. */
export function playerHistoryFacts(
  player: Player,
  format: Format,
  { ownership, players, matchups }: LearnedAnswer,
): PlayerHistoryFacts | null {
  const name = tidyName(player.name)
  const history = players.find(({ playerName }) => playerName === name)
  if (!history) return null
  const shares = ownership.find(({ playerName }) => playerName === name)
  const matchup = matchups.find((each) => each.playerName === name && each.opponent === player.opponent)
  return {
    games: pluralize(history.games, 'game'),
    facts: [
      ...(shares ? [{ name: 'Held by', value: sharesText(shares, format) }] : []),
      ...pointsFacts(history),
      ...(matchup ? [{ name: `Against ${matchup.opponent}`, value: matchupText(matchup) }] : []),
    ],
  }
}

function sharesText(
  { captainPct, flexPct }: { captainPct: number; flexPct: number },
  format: Format,
): string {
  if (!format.captain) return formatPct(flexPct)
  return `${formatPct(captainPct)} ${format.captain.code}, ${formatPct(flexPct)} ${otherSlots(format)}`
}

function pointsFacts(history: History): PlayerHistoryFacts['facts'] {
  const { games, avgPoints, pointsStdDev, avgSalary, valueScore, captainFrequency, winningLineups } = history
  if (!isEnough(games)) return [{ name: 'Points', value: tooFewGames(games) }]
  return [
    ...known('Points', avgPoints, formatPoints),
    ...known('Std dev', pointsStdDev, formatPoints),
    ...known('Value', valueScore, (value) =>
      avgSalary === null
        ? `${formatPoints(value)} per $1,000`
        : `${formatPoints(value)} per $1,000 at ${formatSalary(Math.round(avgSalary))}`,
    ),
    ...known('Captain in', captainFrequency, (share) => `${formatPct(share)} of lineups`),
    { name: 'In the top 1%', value: `${formatCount(winningLineups)} lineups` },
  ]
}

function matchupText({ games, avgPoints }: { games: number; avgPoints: number }): string {
  return isEnough(games) ? `${formatPoints(avgPoints)} in ${pluralize(games, 'game')}` : tooFewGames(games)
}

function known(name: string, figure: number | null, text: (figure: number) => string) {
  return figure === null ? [] : [{ name, value: text(figure) }]
}
