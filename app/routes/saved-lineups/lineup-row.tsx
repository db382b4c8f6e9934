import { type ComponentProps, Fragment, memo } from 'react'
import { ContestTypeBadge } from '#app/components/contest-type.tsx'
import { OutName } from '#app/components/out-players/out-name.tsx'
import { useHeldOut } from '#app/components/out-players/use-held-out.ts'
import { PageLink } from '#app/components/page-link.tsx'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { FigureCell, RecordRow, ROW_LINK, TEXT_CELL } from '#app/components/record-list/record-row.tsx'
import type { RowPlace } from '#app/components/record-list/record-table.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { HeldOutWire } from '#contract/held-out.ts'
import type { PagedLineupItem, PagedPlayerItem } from '#contract/lineup-page.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import { formatMoney, formatPoints, formatSalary, orDash } from '#core/figures/format.ts'
import { formatName } from '#core/formats/lookup.ts'
import { contestTitle } from '#core/lineups/lineup-title.ts'
import type { LineupColumn } from '#core/lineups/lineup-view.ts'
import { shortNames } from '#core/players/short-name.ts'
import { LineupActions } from './lineup-actions.tsx'
import { COLUMN_NAMES, GIVES_WAY, type LineupRequests, titleInList } from './sorted-lineups.ts'

/** A sticky column, visible when the table is wider than its card; on a phone beside the figures. */
const ACTIONS =
  'max-md:col-start-3 max-md:row-span-2 max-md:row-start-3 max-md:-my-1 max-md:-mr-2 max-md:justify-self-end max-md:self-end md:sticky md:right-0 md:bg-card md:px-3 md:py-2.5'

export const LineupRow = memo(function LineupRow({
  lineup,
  index,
  ref,
  ...requests
}: LineupRequests & RowPlace & { lineup: PagedLineupItem }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  const isPending = winnings === null
  const title = titleInList(lineup)
  const contest = contestTitle(lineup.contest_name)
  return (
    <RecordRow index={index} ref={ref}>
      <td className={`${TEXT_CELL} max-md:pr-9 md:pl-4`}>
        <p className="font-medium">
          <PageLink to={`/lineups/${lineup.id}`} aria-label={`View ${title}`} className={ROW_LINK}>
            {title}
          </PageLink>
        </p>
        <LineupNames players={lineup.players} salary={lineup.salary} />
        <WaitingBadge of="lineup" id={lineup.id} className="mt-1" />
        {lineup.out ? (
          <LineupOuts
            out={lineup.out}
            lineupName={lineup.lineup_name}
            onOpen={() => requests.onChoose('open', lineup)}
          />
        ) : null}
      </td>
      <td className={`${TEXT_CELL} max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2`}>
        <p className={contest === null ? 'max-md:sr-only' : 'max-md:text-xs max-md:text-muted'}>
          {contest ?? '-'}
        </p>
        <p className="flex flex-wrap gap-1 md:mt-1">
          <ContestTypeBadge entered={lineup} />
          <Badge>{formatName(lineup.game_mode)}</Badge>
          <PendingBadge lineup={lineup} />
        </p>
      </td>
      <Figure of="week" isFolded>
        {lineup.week ?? '-'}
      </Figure>
      <Figure of="points" className="max-md:col-span-2">
        <span className={lineup.points_total === null ? 'block max-md:hidden' : 'max-md:mr-2 md:block'}>
          {orDash(lineup.points_total, formatPoints)}
        </span>
        <span className="text-xs text-muted md:block">{formatPoints(lineup.projected_points)} proj.</span>
      </Figure>
      <Figure of="fee" isFolded={!isPending} className="max-md:col-span-2">
        {orDash(entryFee, formatMoney)}
      </Figure>
      <Figure of="winnings" isFolded>
        {orDash(winnings, formatMoney)}
      </Figure>
      <Figure of="profit" isFolded={isPending}>
        <ProfitFigure profit={profit} />
      </Figure>
      <Figure of="roi" isFolded={isPending}>
        <RoiFigure roiPct={roiPct} />
      </Figure>
      <td className={ACTIONS}>
        <LineupActions lineup={lineup} className="md:justify-end" {...requests} />
      </td>
    </RecordRow>
  )
})

/** The captain in gold, then the others, and on a phone what they cost. */
function LineupNames({ players, salary }: { players: readonly PagedPlayerItem[]; salary: number }) {
  if (players.length === 0) return null
  const shortName = shortNames(players.map(({ player_name }) => player_name))
  return (
    <div className="text-sm leading-snug text-muted max-md:text-xs md:mt-0.5">
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
      <span className="whitespace-nowrap tabular-nums md:hidden">{` · ${formatSalary(salary)}`}</span>
    </div>
  )
}

function Figure({
  of,
  ...props
}: Pick<ComponentProps<typeof FigureCell>, 'isFolded' | 'className' | 'children'> & { of: LineupColumn }) {
  // On a phone the sign of a profit says what it is.
  const name = of === 'profit' ? undefined : COLUMN_NAMES[of]
  return <FigureCell name={name} givesWay={GIVES_WAY.has(of)} {...props} />
}

/** In a lineup's row: who is out, how long it is until the lock, and the way to the repair. */
function LineupOuts({
  out,
  lineupName,
  onOpen,
}: {
  out: HeldOutWire
  lineupName: string
  /** Opens the lineup in the optimizer. */
  onOpen: () => void
}) {
  const held = useHeldOut(out)
  const hydrated = useHydrated()
  if (held === null) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {held.players.map(({ place, name, why }) => (
        <OutName key={place} name={name} why={why} shows />
      ))}
      {held.left ? <span className="font-normal text-muted">Lock in {held.left}</span> : null}
      {hydrated ? (
        <Button
          variant="link"
          size="inline"
          aria-label={`Repair in the optimizer: ${lineupName}`}
          onClick={onOpen}
          className="relative z-1"
        >
          Repair in the optimizer
        </Button>
      ) : null}
    </div>
  )
}
