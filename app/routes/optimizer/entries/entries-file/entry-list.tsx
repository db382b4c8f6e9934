import { useState } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { shortName } from '#core/players/short-name.ts'
import type { EntryChange } from './entry-changes.ts'

const FIRST_SHOWN = 10

const KINDS: Record<EntryChange['kind'], { label: string; tone: 'good' | 'accent' | 'neutral' | 'warn' }> = {
  new: { label: 'New', tone: 'good' },
  changed: { label: 'Changed', tone: 'accent' },
  kept: { label: 'Kept', tone: 'neutral' },
  empty: { label: 'Empty', tone: 'warn' },
}

/** What becomes of each entry of the file. */
export function EntryList({ changes, mode }: { changes: readonly EntryChange[]; mode: Format }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? changes : changes.slice(0, FIRST_SHOWN)
  return (
    <div className="grid gap-1">
      <ul className="grid text-sm">
        {shown.map(({ entry, kind, before, after }) => (
          <li key={entry.row} className="grid gap-0.5 border-t border-border py-1.5">
            <div className="flex items-center gap-2">
              <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
              <span className="min-w-0 flex-1 truncate text-muted">
                Row {entry.row}, {entry.contestName || entry.contestKey}
              </span>
            </div>
            {kind === 'empty' ? null : <p className="wrap-anywhere">{lineupText(after, mode)}</p>}
            {kind === 'changed' ? (
              <p className="wrap-anywhere text-muted">
                <span className="sr-only">Before: </span>
                <s>{lineupText(before, mode)}</s>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {changes.length > FIRST_SHOWN && !showsAll ? (
        <Button size="small" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {changes.length} entries
        </Button>
      ) : null}
    </div>
  )
}

function lineupText(players: readonly (Player | null)[], { rosterSlots, captain }: Format): string {
  return players
    .map((player, slot) => {
      const name = player ? shortName(player.name) : '?'
      return rosterSlots[slot]?.code === captain?.code ? `${captain?.code} ${name}` : name
    })
    .join(', ')
}
