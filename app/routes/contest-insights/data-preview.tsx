import { Fragment } from 'react'
import type { ContestLineupItem } from '#contract/contests.ts'
import { readLineupText } from '#core/contest/lineup-text.ts'
import { formatCount, formatPct, formatPoints } from '#core/figures/format.ts'
import { isCaptainCode } from '#core/formats/lookup.ts'
import { FoldCard } from './fold-card.tsx'

const SHOWN = 20

type Preview = { lineups: ContestLineupItem[]; hasCaptain: boolean }

/** The best entries as listed in the file. */
export function DataPreview({ lineups, hasCaptain }: Preview) {
  const shown = lineups.slice(0, SHOWN)
  return (
    <FoldCard title="Data Preview" note={`The first ${shown.length} lineups`}>
      <PreviewTable lineups={shown} hasCaptain={hasCaptain} />
      <PreviewCards lineups={shown} hasCaptain={hasCaptain} />
    </FoldCard>
  )
}

const FIGURE = 'px-3 py-2 text-right tabular-nums whitespace-nowrap'

function PreviewTable({ lineups, hasCaptain }: Preview) {
  return (
    <div className="hidden overflow-x-auto border-t border-border lg:block">
      <table className="w-full text-sm">
        <caption className="sr-only">The first lineups of the file</caption>
        <thead className="text-sm text-muted">
          <tr>
            {['Rank', 'Entry ID', 'Points'].map((column) => (
              <th key={column} className="px-3 py-2 text-right font-medium first:pl-5">
                {column}
              </th>
            ))}
            {hasCaptain ? <th className="px-3 py-2 text-left font-medium">Captain</th> : null}
            <th className="px-3 py-2 text-right font-medium">Ownership %</th>
            <th className="px-3 py-2 text-right font-medium">Copies</th>
            <th className="px-3 py-2 pr-5 text-left font-medium">Lineup</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-t border-border">
          {lineups.map((lineup) => (
            <tr key={lineup.entryId}>
              <td className={`${FIGURE} pl-5`}>{formatCount(lineup.rank)}</td>
              <td className={FIGURE}>{lineup.entryId}</td>
              <td className={FIGURE}>{formatPoints(lineup.points)}</td>
              {hasCaptain ? <td className="px-3 py-2 wrap-anywhere">{lineup.cptPlayer ?? 'N/A'}</td> : null}
              <td className={FIGURE}>{ownershipText(lineup)}</td>
              <td className={FIGURE}>{copiesText(lineup)}</td>
              <td className="px-3 py-2 pr-5 text-sm wrap-anywhere text-muted">
                <LineupText text={lineup.lineupText} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PreviewCards({ lineups, hasCaptain }: Preview) {
  return (
    <ul className="divide-y divide-border border-t border-border lg:hidden">
      {lineups.map((lineup) => (
        <li key={lineup.entryId} className="grid gap-1 px-4 py-3 text-sm sm:px-5">
          <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span className="font-medium">
              Rank {formatCount(lineup.rank)}, {formatPoints(lineup.points)} points
            </span>
            <span className="text-muted">Entry {lineup.entryId}</span>
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
            {hasCaptain ? <span>Captain {lineup.cptPlayer ?? 'N/A'}</span> : null}
            <span className="text-muted tabular-nums">
              Ownership {ownershipText(lineup)}, copies {copiesText(lineup)}
            </span>
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            <LineupText text={lineup.lineupText} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function ownershipText({ ownershipAvg }: ContestLineupItem): string {
  return ownershipAvg === null ? '-' : formatPct(ownershipAvg)
}

/** The number of entries with this lineup, including itself; empty for an empty lineup. */
function copiesText({ copies }: ContestLineupItem): string {
  return copies === 0 ? '-' : formatCount(copies)
}

/** A lineup as the provider writes it, with slot codes highlighted; hidden slots are marked. */
function LineupText({ text }: { text: string }) {
  const slots = readLineupText(text)
  if (slots.length === 0) return 'No lineup'
  return slots.map(({ code, name }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slots have a fixed order and no state
    <Fragment key={i}>
      {i > 0 ? ' ' : null}
      <span className={isCaptainCode(code) ? 'text-xs font-semibold text-gold' : 'text-xs text-faint'}>
        {code}
      </span>{' '}
      {name ?? 'hidden'}
    </Fragment>
  ))
}
