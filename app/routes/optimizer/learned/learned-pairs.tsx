import type { LearnedAnswer } from '#contract/learned.ts'
import { isEnough, shrunkCorrelation, tooFewGames } from '#core/contest/evidence.ts'
import { tidyName } from '#core/contest/lineup-text.ts'
import { formatCount, formatPct, formatPoints, formatSigned, pluralize } from '#core/figures/format.ts'
import type { Player } from '#core/players/player.ts'

type Pair = LearnedAnswer['pairs'][number]

const PAIRS_SHOWN = 4

/** Pairs with a chosen player (all pairs while none is chosen) that were held together in enough games to say something. */
export function LearnedPairs({ pairs, chosen }: { pairs: readonly Pair[]; chosen: readonly Player[] }) {
  const names = new Set(chosen.map(({ name }) => tidyName(name)))
  const own = pairs.filter(
    ({ player1Name, player2Name }) => names.size === 0 || names.has(player1Name) || names.has(player2Name),
  )
  if (own.length === 0) return null
  const shown = own.filter(({ games }) => isEnough(games)).slice(0, PAIRS_SHOWN)
  if (shown.length === 0) {
    const most = Math.max(...own.map(({ games }) => games))
    return <p className="text-[0.8125rem] text-muted">Pairs: at most {tooFewGames(most)}.</p>
  }
  return (
    <ul className="grid gap-2 text-[0.8125rem]">
      {shown.map((pair) => (
        <li key={`${pair.player1Name} ${pair.player2Name}`}>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {pair.player1Name} and {pair.player2Name}
            </span>
            <span className="shrink-0 tabular-nums">{pluralize(pair.games, 'game')}</span>
          </span>
          <span className="block text-muted tabular-nums">{pairText(pair)}</span>
        </li>
      ))}
    </ul>
  )
}

function pairText({ timesStacked, successRate, avgCombinedPoints, correlation, games }: Pair): string {
  const shrunk = shrunkCorrelation(correlation, games)
  return [
    `${formatCount(timesStacked)} lineups with both, ${formatPct(successRate)} in the top 1%`,
    ...(avgCombinedPoints === null ? [] : [`${formatPoints(avgCombinedPoints)} points together`]),
    ...(shrunk === null ? [] : [`correlation with winning ${formatSigned(shrunk, 2)}`]),
  ].join('; ')
}
