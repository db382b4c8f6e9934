import { Fragment, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { OutName } from '#app/components/out-players/out-name.tsx'
import { CaptainChip } from '#app/components/position-chip.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { buttonClasses } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import type { HeldOutWire } from '#contract/held-out.ts'
import { toSetRows } from '#contract/set-rows.ts'
import { groupBy } from '#core/collections/group-by.ts'
import type { SetRow } from '#core/entries/entry-set.ts'
import { formatCount, formatMoney, formatPoints, formatSalary, orDash } from '#core/figures/format.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { pointsInLineup } from '#core/lineups/saved-points.ts'
import { POINTS_WORDS } from '#core/players/points-words.ts'
import { shortNames } from '#core/players/short-name.ts'
import type { WhyOut } from '#core/slate-memory/out-people.ts'
import { EntryRows } from './entry-rows.tsx'
import { ROWS_AT_FIRST } from './rows-at-first.ts'

const FIGURE = 'px-2 py-2 text-right tabular-nums whitespace-nowrap last:pr-4 sm:last:pr-5 xl:px-3'

/** The lineups in the order in which they were built, which is that of the upload file. */
export function SetLineups({
  detail,
  out,
  isWhole,
}: {
  detail: EntrySetDetail
  /** The players who are out, by their places in the set's players. */
  out: HeldOutWire['players']
  isWhole: boolean
}) {
  const rows = toSetRows(detail)
  const shortName = shortNames(rows.map(({ playerName }) => playerName))
  const { lineups, results, entry_set } = detail
  const whyOut = new Map(out.map(({ place, why }) => [rows[place], why]))
  const entriesOf = groupBy(detail.entries, ({ lineup }) => lineup)
  const shown = usePrinting() || isWhole ? lineups : lineups.slice(0, ROWS_AT_FIRST)
  const format = findFormat(entry_set.game_mode)
  const hasForecasts = detail.entries.some(({ forecast }) => forecast !== null)
  const payoutFactor = useOwnPayoutFactor(format, hasForecasts)
  // Before the games there is nothing to say in these columns.
  const hasResults = results !== null || entry_set.settled > 0
  const by = entry_set.points_by
  const whose = by && by !== 'projection' ? ` (${POINTS_WORDS[by]})` : ''
  return (
    <Card className="overflow-hidden">
      <CardHeader>
        <CardTitle>Lineups</CardTitle>
        <CardDescription>
          {`In the order of the upload file. Projected are the points expected${whose} when they were saved.`}
        </CardDescription>
        {entry_set.entries > entry_set.settled ? (
          <CardDescription>
            Entries get their results from the standings of their contest or your contest history.
          </CardDescription>
        ) : null}
        {hasForecasts ? (
          <CardDescription>
            Forecasts are moved towards the average entry. ± is the standard error.
          </CardDescription>
        ) : null}
      </CardHeader>
      <table className="w-full text-sm">
        <thead className="border-y border-border text-left text-sm text-muted">
          <tr>
            <th className="py-2 pl-4 font-medium sm:pl-5">#</th>
            <th className="px-2 py-2 font-medium">Players</th>
            <th className={`${FIGURE} hidden font-medium sm:table-cell`}>Salary</th>
            <th className={`${FIGURE} hidden font-medium sm:table-cell`}>Projected</th>
            {hasResults ? (
              <>
                <th className={`${FIGURE} hidden font-medium sm:table-cell`}>Points</th>
                <th className={`${FIGURE} font-medium`}>Won</th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {shown.map((places, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lineup is its place in the set
            <Fragment key={index}>
              <LineupRow
                number={index + 1}
                players={places.flatMap((place) => rows[place] ?? [])}
                shortName={shortName}
                whyOut={whyOut}
                result={hasResults ? (results?.[index] ?? null) : 'none'}
                gameMode={entry_set.game_mode}
                captainCode={format?.captain?.code}
              />
              {entriesOf.has(index) ? (
                <EntryRows entries={entriesOf.get(index)!} format={format} payoutFactor={payoutFactor} />
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
      {shown.length < lineups.length ? (
        <div className="grid justify-items-center border-t border-border p-3">
          <Link to="?all" replace preventScrollReset className={buttonClasses()}>
            {`Show all ${formatCount(lineups.length)}`}
          </Link>
        </div>
      ) : null}
    </Card>
  )
}

function LineupRow({
  number,
  players,
  shortName,
  whyOut,
  result,
  gameMode,
  captainCode,
}: {
  number: number
  players: SetRow[]
  shortName: (name: string) => string
  whyOut: OutRows
  /** Null: pending; `none`: no lineup of the set has one. */
  result: NonNullable<EntrySetDetail['results']>[number] | null | 'none'
  gameMode: string
  captainCode: string | undefined
}) {
  const salary = players.reduce((sum, player) => sum + player.salary, 0)
  const projected = players.reduce((sum, player) => sum + pointsInLineup(player, gameMode), 0)
  const others = players.filter(({ isCaptain }) => !isCaptain)
  const captain = players.find(({ isCaptain }) => isCaptain)
  const points = result === 'none' ? null : (result?.points_total ?? null)
  return (
    <tr className="border-t border-border first:border-t-0">
      <td className="py-2 pl-4 align-top text-muted tabular-nums sm:pl-5">{number}</td>
      <td className="w-full max-w-0 px-2 py-2 wrap-anywhere">
        {captain ? (
          <span className="font-medium">
            <CaptainChip code={captainCode ?? 'Captain'} />{' '}
            <PlayerName name={shortName(captain.playerName)} why={whyOut.get(captain)} />,{' '}
          </span>
        ) : null}
        {others.some((player) => whyOut.has(player))
          ? others.map((player, place) => (
              <Fragment key={player.providerId ?? `${player.playerName} ${player.team}`}>
                {place > 0 ? ', ' : null}
                <PlayerName name={shortName(player.playerName)} why={whyOut.get(player)} />
              </Fragment>
            ))
          : others.map(({ playerName }) => shortName(playerName)).join(', ')}
        <span className="block text-sm text-muted tabular-nums sm:hidden">
          {formatPoints(projected)} projected{points === null ? '' : ` · ${formatPoints(points)} scored`}
        </span>
      </td>
      <td className={`${FIGURE} hidden sm:table-cell`}>{formatSalary(salary)}</td>
      <td className={`${FIGURE} hidden sm:table-cell`}>{formatPoints(projected)}</td>
      {result === 'none' ? null : (
        <>
          <td className={`${FIGURE} hidden sm:table-cell`}>{orDash(points, formatPoints)}</td>
          <td className={FIGURE}>
            {result?.winnings_total == null ? (
              <Badge>{points === null ? 'Pending' : 'Winnings missing'}</Badge>
            ) : (
              <span className={result.winnings_total > 0 ? 'text-good' : 'text-muted'}>
                {formatMoney(result.winnings_total)}
              </span>
            )}
          </td>
        </>
      )}
    </tr>
  )
}

/** Why the rows who are out are out. */
type OutRows = ReadonlyMap<SetRow | undefined, WhyOut>

function PlayerName({ name, why }: { name: string; why: WhyOut | undefined }) {
  return why ? <OutName name={name} why={why} /> : name
}

/** True while the page is laid out for paper, which shows what the screen leaves to a press or a scroll. */
function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => paper().matches, onScreen)
}

function subscribe(listener: () => void): () => void {
  const media = paper()
  // The browser prints what is there when its event has been handled.
  const change = () => flushSync(listener)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}

function paper(): MediaQueryList {
  return window.matchMedia('print')
}

function onScreen(): boolean {
  return false
}
