import { Fragment, memo, type ReactNode, type Ref } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import type { PagedLineupItem, PagedPlayerItem } from '#contract/lineup-page.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { formatMoney, formatPoints } from '#core/figures/format.ts'
import { formatName } from '#core/formats/lookup.ts'
import { contestTitle, lineupTitle } from '#core/lineups/lineup-title.ts'
import type { LineupColumn } from '#core/lineups/lineup-view.ts'
import { shortName } from '#core/players/short-name.ts'
import { LineupActions } from './lineup-actions.tsx'
import { LineupOuts } from './lineup-outs.tsx'
import { COLUMN_NAMES, type LineupRequests } from './sorted-lineups.ts'

const TEXT = 'max-sm:col-span-3 wrap-anywhere sm:px-2 sm:py-2.5'
const FIGURE = 'min-w-0 tabular-nums sm:px-2 sm:py-2.5 sm:text-right sm:whitespace-nowrap xl:px-3'
/** On a phone the name of the column, which stands above the table elsewhere. */
const LABEL =
  'max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-label)]'
/** A sticky column, visible when the table is wider than its card. */
const ACTIONS =
  'max-sm:relative max-sm:z-1 max-sm:col-span-3 max-sm:-mb-1 max-sm:-ml-2 max-sm:w-fit sm:sticky sm:right-0 sm:bg-card sm:px-3 sm:py-2.5'

/** A row of the table; on a phone a block with the name of each figure. `index` counts from 0. */
export const LineupRow = memo(function LineupRow({
  lineup,
  index,
  ref,
  ...requests
}: LineupRequests & { lineup: PagedLineupItem; index: number; ref?: Ref<HTMLTableRowElement> }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  const captain = lineup.players.find(({ is_captain }) => is_captain)?.player_name
  const title = lineupTitle({
    lineupName: lineup.lineup_name,
    contestName: lineup.contest_name,
    ...(captain ? { captain } : {}),
  })
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-t border-border hover:bg-raised/50 max-sm:relative max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-4"
    >
      <td className={`${TEXT} sm:relative sm:pl-4`}>
        <p className="font-medium">
          <PageLink
            to={`/lineups/${lineup.id}`}
            aria-label={`View ${title}`}
            // On a phone the whole card opens the lineup, elsewhere this cell.
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </PageLink>
        </p>
        <LineupNames players={lineup.players} />
        <PendingBadge lineup={lineup} className="mt-1 mr-1" />
        <WaitingBadge of="lineup" id={lineup.id} className="mt-1" />
        {lineup.out ? (
          <LineupOuts
            out={lineup.out}
            lineupName={lineup.lineup_name}
            onOpen={() => requests.onChoose('open', lineup)}
          />
        ) : null}
      </td>
      <td className={TEXT}>
        <p className="max-sm:text-muted">{contestTitle(lineup.contest_name) ?? '-'}</p>
        <ContestBadges lineup={lineup} />
      </td>
      <Figure of="week">{lineup.week ?? '-'}</Figure>
      <Figure of="points">
        <span className="block">{pointsText(lineup)}</span>
        <span className="block text-xs text-muted">{formatPoints(lineup.projected_points)} proj.</span>
      </Figure>
      <Figure of="fee">{moneyText(entryFee)}</Figure>
      <Figure of="winnings">{moneyText(winnings)}</Figure>
      <Figure of="profit">
        <ProfitFigure profit={profit} />
      </Figure>
      <Figure of="roi">
        <RoiFigure roiPct={roiPct} />
      </Figure>
      <td className={ACTIONS}>
        <LineupActions lineup={lineup} className="sm:justify-end" {...requests} />
      </td>
    </tr>
  )
})

/** The captain in gold, then the others. */
function LineupNames({ players }: { players: readonly PagedPlayerItem[] }) {
  if (players.length === 0) return null
  return (
    <div className="mt-0.5 text-sm leading-snug text-muted">
      {players.map(({ player_name, is_captain }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lineup does not change
        <Fragment key={place}>
          {place > 0 ? ', ' : null}
          {is_captain ? (
            <span className="font-medium text-gold">{shortName(player_name)}</span>
          ) : (
            shortName(player_name)
          )}
        </Fragment>
      ))}
    </div>
  )
}

function Figure({ of, children }: { of: LineupColumn; children: ReactNode }) {
  return (
    <td data-label={COLUMN_NAMES[of]} className={`${FIGURE} ${LABEL}`}>
      {children}
    </td>
  )
}

/** `children`: more badges behind them. */
function ContestBadges({ lineup, children }: { lineup: LineupListItem; children?: ReactNode }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      <Badge tone="accent">{lineup.contest_type}</Badge>
      <Badge>{formatName(lineup.game_mode)}</Badge>
      {children}
    </p>
  )
}

function pointsText(lineup: LineupListItem): string {
  return lineup.points_total === null ? '-' : formatPoints(lineup.points_total)
}

/** Dollars; "-" where they are not known. */
function moneyText(dollars: number | null): string {
  return dollars === null ? '-' : formatMoney(dollars)
}
