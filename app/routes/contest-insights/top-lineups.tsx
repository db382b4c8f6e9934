import type { ReactNode } from 'react'
import { FoldCard } from '#app/components/fold-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { groupBy } from '#core/collections/group-by.ts'
import { formatCount, formatPct, formatPoints } from '#core/figures/format.ts'
import { shortNames } from '#core/players/short-name.ts'
import type { TopLineup } from '#core/verdict/top-lineups.ts'
import { useContest } from './contest-context.ts'
import { PICTURE_IDS } from './verdict/picture-ids.ts'

/** The best different lineups, then `children`; the copies of one are one row. */
export function TopLineups({ lineups, children }: { lineups: readonly TopLineup[]; children: ReactNode }) {
  const { captainCode } = useContest()
  return (
    <FoldCard id={PICTURE_IDS.top} tabIndex={-1} title="Top 10 Lineups" note={mostHeldText(lineups)}>
      <p className="px-4 pb-3 text-sm text-muted sm:px-5">
        Copies of a lineup are one row. Entries with equal points share their places.
      </p>
      <ol aria-label="Top 10 Lineups" className="grid lg:grid-cols-2">
        {lineups.map((lineup) => (
          <li
            key={`${lineup.rank} ${lineup.captain} ${lineup.players.join(' ')}`}
            className="grid grid-cols-[3.5rem_1fr_auto] content-start items-baseline gap-x-3 gap-y-1 border-t border-border px-4 py-2.5 sm:px-5"
          >
            <span className="font-semibold wrap-anywhere tabular-nums">{placesText(lineup)}</span>
            <span
              className={classNames(
                'flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1',
                // Nine names need the width of a phone.
                captainCode === null && 'max-sm:col-start-2 max-sm:col-end-4 max-sm:row-start-2',
              )}
            >
              {lineup.captain ? (
                <Badge tone="gold" wraps>
                  {captainCode ?? 'Captain'} {lineup.captain}
                </Badge>
              ) : lineup.players.length === 0 ? (
                <span className="text-muted">No lineup</span>
              ) : captainCode ? (
                <span className="text-muted">{captainCode} hidden</span>
              ) : (
                <span className="text-sm wrap-anywhere text-muted">{othersText(lineup)}</span>
              )}
              {lineup.copies > 1 ? (
                <Badge>
                  <span aria-hidden>× {formatCount(lineup.copies)}</span>
                  <span className="sr-only">{formatCount(lineup.copies)} entries</span>
                </Badge>
              ) : null}
              {lineup.mine > 0 ? (
                <Badge tone="accent">{lineup.mine === 1 ? 'You' : `You × ${formatCount(lineup.mine)}`}</Badge>
              ) : null}
            </span>
            <span className="col-start-3 row-start-1 text-right tabular-nums sm:row-span-2">
              <span className="font-medium">{formatPoints(lineup.points)}</span>
              <span className="block text-sm text-muted">
                {lineup.ownershipAvg === null
                  ? lineup.players.length > 0
                    ? 'partly hidden'
                    : 'no lineup'
                  : `${formatPct(lineup.ownershipAvg)} owned`}
              </span>
            </span>
            {captainCode && lineup.players.length > 0 ? (
              <p className="col-start-2 col-end-4 text-sm wrap-anywhere text-muted sm:col-end-3">
                {othersText(lineup)}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      {children}
    </FoldCard>
  )
}

/** `9 of 10 have Deejay Dallas` */
function mostHeldText(lineups: readonly TopLineup[]): string | null {
  const held = groupBy(
    lineups.flatMap(({ players }) => players),
    (name) => name,
  )
  held.delete(null)
  const [most] = [...held].toSorted(([, a], [, b]) => b.length - a.length)
  return most ? `${most[1].length} of ${lineups.length} have ${most[0]}` : null
}

/** `1`, or `1-37` where entries share their places. */
function placesText({ rank, lastPlace }: TopLineup): string {
  return rank === lastPlace ? formatCount(rank) : `${formatCount(rank)}-${formatCount(lastPlace)}`
}

/** The players without a captain, who has a badge. */
function othersText({ captain, players }: TopLineup): string {
  const others = captain === null ? players : players.slice(1)
  const shortName = shortNames(players.flatMap((name) => name ?? []))
  return others.map((name) => (name === null ? 'hidden' : shortName(name))).join(', ')
}
