import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import type { Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { appliedText } from '#core/standing/applied-text.ts'
import { useSlate } from '../state/slate-context.tsx'
import { carriedTexts } from './carried-texts.ts'
import { conflictText } from './conflict-text.ts'
import type { SlateMemoryOnScreen } from './use-slate-memory.ts'

/** What came over from an earlier file, and what another device changed as well: each a line with its two answers. */
export default function MemoryNotes({
  memory,
  players,
}: {
  memory: SlateMemoryOnScreen
  players: readonly Player[]
}) {
  const { format } = useSlate()
  const { carried, conflicts } = memory
  return (
    <>
      {carried ? <CarriedNote memory={memory} {...carriedNote(carried, players, format)} /> : null}
      {conflicts.length > 0 ? (
        <Note
          text={
            <>
              <span className="font-medium">Changed on another device as well:</span>{' '}
              {conflictText(conflicts, namesOf(players))}
            </>
          }
        >
          <Button size="small" onClick={memory.keepMine}>
            Keep mine
          </Button>
          <Button size="small" onClick={memory.useTheirs}>
            Use theirs
          </Button>
        </Note>
      ) : null}
    </>
  )
}

function carriedNote(
  carried: NonNullable<SlateMemoryOnScreen['carried']>,
  players: readonly Player[],
  format: Format,
): { title: string; text: string } {
  if ('applied' in carried)
    return appliedText(carried.applied, peopleNames(rulePool(players, format)), format)
  const { kept, changed } = carriedTexts(carried.report)
  return { title: `Carried over from ${carried.report.fileName}:`, text: `${kept} ${changed}` }
}

function CarriedNote({ memory, title, text }: { memory: SlateMemoryOnScreen; title: string; text: string }) {
  return (
    <Note
      text={
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{title}</span> {text}
        </>
      }
    >
      {Object.keys(memory.carried?.before ?? {}).length > 0 ? (
        <Button size="small" onClick={memory.undoCarry}>
          Undo
        </Button>
      ) : null}
      <Button variant="ghost" size="small" onClick={memory.closeCarry}>
        Close
      </Button>
    </Note>
  )
}

function Note({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div
      role="status"
      className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-border bg-raised px-3 py-2 text-sm"
    >
      <p className="min-w-60 flex-1">{text}</p>
      <span className="flex gap-2">{children}</span>
    </div>
  )
}

function namesOf(players: readonly Player[]): ReadonlyMap<string, string> {
  return new Map(players.map((player) => [personKey(player), player.name]))
}
