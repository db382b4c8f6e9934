import { Fragment } from 'react'
import type { ContestLineupItem } from '#contract/contests.ts'
import { readLineupText } from '#core/contest/lineup-text.ts'
import { formatCount, formatPct, formatPoints } from '#core/figures/format.ts'
import { isCaptainCode } from '#core/formats/lookup.ts'
import { useContest } from './contest-context.ts'

const SHOWN = 20

/** The best entries as listed in the file. */
export function DataPreview({ lineups }: { lineups: readonly ContestLineupItem[] }) {
  const { hasCaptain } = useContest()
  const shown = lineups.slice(0, SHOWN)
  return (
    <div>
      <h3 className="px-4 pt-4 pb-2 font-semibold sm:px-5">
        Data Preview{' '}
        <span className="text-sm font-normal text-muted">The first {shown.length} entries of the file</span>
      </h3>
      <ul aria-label="Data Preview" className="grid lg:grid-cols-2">
        {shown.map((lineup) => (
          <li
            key={lineup.entryId}
            className="grid content-start gap-1 border-t border-border px-4 py-3 text-sm sm:px-5"
          >
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
    </div>
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
