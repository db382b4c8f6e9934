import { useMemo, useState } from 'react'
import { passedOverText } from '#contract/passed-over.ts'
import { contestsInFile } from '#core/entries-file/contests-in-file.ts'
import { readEntriesFile } from '#core/entries-file/read-entries-file.ts'
import { formatPoints, formatSalary, pluralize } from '#core/figures/format.ts'
import { passedOverByReason } from '#core/files/passed-over.ts'
import type { Format } from '#core/formats/format.ts'
import { displaySalary } from '#core/players/player.ts'
import { type ChosenColumns, placesOf, withChoice, withChosenColumns } from '#core/slate/chosen-columns.ts'
import type { SlateColumn } from '#core/slate/columns.ts'
import { gamesLabel } from '#core/slate/games-label.ts'
import { parseSlateCsv, type Slate } from '#core/slate/slate-csv.ts'
import { formatKickoff } from '#core/time/game-time.ts'
import type { CsvFile } from './csv-drop-zone.tsx'
import { PlayerChips } from './position-chip.tsx'
import { RefusedSalaryFile } from './refused-salary-file.tsx'
import { SlateColumns } from './slate-columns.tsx'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'

const PREVIEW_ROWS = 5
/** Without these no lineup is what it seems, so a guess at them is confirmed first. */
const NEEDED: readonly SlateColumn[] = ['name', 'salary', 'points']

/** A preview of a chosen salary file before it replaces the slate, or the reason why it is refused. */
export default function SlatePreview({
  format,
  file: chosenFile,
  pending = false,
  onUse,
  onCancel,
}: {
  format: Format
  file: CsvFile
  pending?: boolean
  /** `file`: with the columns that the user chose. */
  onUse: (slate: Slate, file: CsvFile) => void
  onCancel: () => void
}) {
  const [chosen, setChosen] = useState<ChosenColumns>(new Map())
  const [confirmed, setConfirmed] = useState<ReadonlySet<SlateColumn>>(new Set())
  // The headers stay those of the file that was chosen, whatever its columns are called by then.
  const first = useMemo(() => parseSlateCsv(chosenFile.csvData, { format }), [chosenFile, format])
  const file = useMemo(
    () => ({ ...chosenFile, csvData: withChosenColumns(chosenFile.csvData, chosen) }),
    [chosenFile, chosen],
  )
  const parsed = useMemo(
    () => (chosen.size === 0 ? first : parseSlateCsv(file.csvData, { format })),
    [first, file, chosen, format],
  )
  if (!parsed.ok) {
    return (
      <div className="grid gap-3">
        <RefusedSalaryFile refusal={parsed.error} fileName={file.fileName} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={onCancel}>Choose another file</Button>
          {chosen.size > 0 ? (
            <Button onClick={() => setChosen(new Map())}>Columns as recognised</Button>
          ) : null}
        </div>
      </div>
    )
  }
  const slate = parsed.value
  const guesses = first.ok
    ? first.value.guesses.filter((each) => !chosen.has(each) && !confirmed.has(each))
    : []
  const open = guesses.filter((each) => NEEDED.includes(each))
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="font-semibold">{pluralize(slate.people, 'player')} recognised</h2>
          <p className="text-sm break-all text-muted">{file.fileName}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="ghost" disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" disabled={pending || open.length > 0} onClick={() => onUse(slate, file)}>
            {pending
              ? 'Importing...'
              : open.length > 0
                ? `Confirm ${pluralize(open.length, 'guess', 'guesses')} first`
                : 'Use This Data'}
          </Button>
        </div>
      </div>
      <SlateFacts slate={slate} />
      {first.ok ? (
        <SlateColumns
          slate={first.value}
          places={placesOf(first.value, chosen)}
          guesses={guesses}
          isOpen={first.value.guesses.some((each) => NEEDED.includes(each))}
          onChoose={(column, place) => setChosen(withChoice(first.value, chosen, column, place))}
          onConfirm={(column) => setConfirmed(new Set([...confirmed, column]))}
        />
      ) : null}
      <ReservedEntriesNote text={file.csvData} />
      {slate.warnings.map((warning) => (
        <Alert key={warning} tone="warn">
          {warning}
        </Alert>
      ))}
      <PassedOverRows slate={slate} />
      <PreviewTable slate={slate} format={format} />
    </div>
  )
}

/** Where the entries are filled that a file of reserved entries has beside its players. */
function ReservedEntriesNote({ text }: { text: string }) {
  const read = useMemo(() => readEntriesFile(text), [text])
  if (!read.ok) return null
  const { entries } = read.value
  return (
    <Alert tone="neutral">
      {pluralize(entries.length, 'reserved entry', 'reserved entries')} in{' '}
      {pluralize(contestsInFile(entries).length, 'contest')}: fill them on the Entries side, under Entries
      file.
    </Alert>
  )
}

function SlateFacts({ slate }: { slate: Slate }) {
  const facts: [string, string][] = [
    [slate.teams ? 'Game' : 'Games', gamesLabel(slate)],
    ['Kickoff', slate.gameTime ? formatKickoff(slate.gameTime) : (slate.gameDate ?? 'Unknown')],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function PreviewTable({ slate, format }: { slate: Slate; format: Format }) {
  return (
    <div className="overflow-hidden rounded-md border border-border">
      <table className="w-full text-sm">
        <caption className="sr-only">First {PREVIEW_ROWS} rows</caption>
        <thead className="bg-raised text-left text-sm text-muted">
          <tr>
            <th className="w-full px-3 py-2 font-medium">Player</th>
            <th className="hidden px-3 py-2 font-medium sm:table-cell">Team</th>
            <th className="px-3 py-2 text-right font-medium">Salary</th>
            <th className="px-3 py-2 text-right font-medium">Average (FPPG)</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {slate.players.slice(0, PREVIEW_ROWS).map((player) => (
            <tr key={player.id}>
              <td className="max-w-0 px-3 py-2">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <PlayerChips player={player} />
                  <span className="min-w-0 wrap-anywhere">{player.name}</span>
                </span>
              </td>
              <td className="hidden px-3 py-2 text-muted sm:table-cell">{player.team ?? '-'}</td>
              <td className="w-24 px-3 py-2 text-right tabular-nums">
                {formatSalary(displaySalary(player, format))}
              </td>
              <td className="w-22 px-3 py-2 text-right tabular-nums">{formatPoints(player.fppg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PassedOverRows({ slate }: { slate: Slate }) {
  if (slate.skipped.length === 0) return null
  return (
    <Alert tone="warn">
      <ul className="grid gap-1">
        {passedOverByReason(slate.skipped).map((group) => (
          <li key={group.reason}>{passedOverText(group)}</li>
        ))}
      </ul>
    </Alert>
  )
}
