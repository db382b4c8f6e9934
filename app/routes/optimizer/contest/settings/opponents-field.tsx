import { FileUp, X } from 'lucide-react'
import { useRef } from 'react'
import { FileInput } from '#app/components/file-input.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { ask } from '#app/lib/threads/pool.ts'
import type { PoolQuestion, ReadOpponents } from '#app/lib/threads/sim/sim-messages.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { gamesSoFarText } from '#core/field/live-games.ts'
import { pluralize } from '#core/figures/format.ts'
import type { OpponentsFile } from '#core/payouts/contest-settings.ts'

const NOT_READ = 'The file could not be read. Choose it again.'

/** Where the other entries come from: drawn from the ownership, or the lineups of a file. */
export function OpponentsField({
  pool,
  own,
  file,
  onChange,
}: {
  pool: PoolQuestion
  /** The provider's ids of the user's entries, which are no opponents. */
  own: readonly string[] | undefined
  /** In use; absent: drawn from the ownership. */
  file: OpponentsFile | undefined
  /** `size`: the entries of the contest, where the file says them. */
  onChange: (file: OpponentsFile | undefined, size: number | null) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const {
    answer: read,
    isRunning: isReading,
    failure: problem,
    start,
  } = useTask(
    [],
    async ({ signal }, chosen: File) => {
      const answer = await ask('readOpponents', { file: chosen, pool, own }, { signal })
      if (answer) onChange(answer.file, answer.size)
      return answer
    },
    { notHere: NOT_READ },
  )

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Opponents</legend>
      <p role="status" className="text-sm wrap-anywhere">
        {isReading
          ? 'Reading the file…'
          : file
            ? `${file.name}: ${pluralize(file.entries, 'entry', 'entries')}${file.hidesPlayers ? `. Players whose games were to come are drawn from the ownership.${file.games ? ` ${gamesSoFarText(file.games)}.` : ''}` : ''}`
            : 'Drawn from the ownership of the players.'}
      </p>
      {problem === null ? null : <Alert tone="bad">{problem}</Alert>}
      {read && file?.key === read.file.key ? <ReadNotes read={read} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isReading} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {file ? 'Use another file' : 'Use a file of lineups'}
        </Button>
        {file ? (
          <Button size="small" variant="ghost" onClick={() => onChange(undefined, null)}>
            <X aria-hidden />
            Remove the file
          </Button>
        ) : null}
      </div>
      <FileInput
        ref={input}
        label="Opponents"
        accept=".csv,text/csv,text/plain"
        onFile={(chosen) => chosen && start(chosen)}
      />
      {file ? null : (
        <p className="text-xs text-muted">
          An upload file, standings (of a running contest, too), or any table of lineups with Name (id) cells.
          It stays in this browser.
        </p>
      )}
    </fieldset>
  )
}

/** What was taken from the file, and what was not. */
function ReadNotes({ read: { copiesFrom, own, bad, badRows } }: { read: ReadOpponents }) {
  const more = badRows - bad.length
  if (badRows === 0 && copiesFrom === null && own === 0) return null
  return (
    <ul className="grid gap-0.5 text-xs text-muted">
      {own === 0 ? null : (
        <li>Without your own {own === 1 ? 'entry' : pluralize(own, 'entry', 'entries')}.</li>
      )}
      {copiesFrom === null ? null : <li>Entries of a lineup are counted from the column {copiesFrom}.</li>}
      {badRows === 0 ? null : <li className="text-warn">{pluralize(badRows, 'row')} not counted:</li>}
      {bad.map(({ row, reason }) => (
        <li key={row} className="wrap-anywhere">
          Row {row}: {reason}
        </li>
      ))}
      {more > 0 ? <li>and {pluralize(more, 'more row')}</li> : null}
    </ul>
  )
}
