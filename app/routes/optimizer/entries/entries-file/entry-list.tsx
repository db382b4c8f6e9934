import { useState } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { groupBy } from '#core/collections/group-by.ts'
import type { Format } from '#core/formats/format.ts'
import { shortContestName } from '#core/payouts/contest-name.ts'
import type { Player } from '#core/players/player.ts'
import { shortNames } from '#core/players/short-name.ts'
import { useSlate } from '../../state/slate-context.tsx'
import type { EntryChange } from './entry-changes.ts'

const FIRST_SHOWN = 10

const KINDS: Record<EntryChange['kind'], { label: string; tone: 'good' | 'accent' | 'neutral' | 'warn' }> = {
  new: { label: 'New', tone: 'good' },
  changed: { label: 'Changed', tone: 'accent' },
  kept: { label: 'Kept', tone: 'neutral' },
  empty: { label: 'Empty', tone: 'warn' },
}

/** What becomes of each entry of the file, contest by contest; in words only where entries differ in it. Those that stay as they are come when asked for. */
export function EntryList({ changes }: { changes: readonly EntryChange[] }) {
  const { format } = useSlate()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? changes : changes.filter(({ kind }) => kind !== 'kept').slice(0, FIRST_SHOWN)
  const contests = [...groupBy(shown, ({ entry }) => entry.contestKey)]
  const people = changes.flatMap(({ before, after }) =>
    [...before, ...after].flatMap((player) => player ?? []),
  )
  const shortName = shortNames(people.map(({ name }) => name))
  const isMixed = new Set(changes.map(({ kind }) => kind)).size > 1
  return (
    <div className="grid gap-2 text-sm">
      {contests.map(([contestKey, own]) => (
        <div key={contestKey}>
          <h3 className="py-1 text-xs text-muted wrap-anywhere">
            {shortContestName(own[0]!.entry.contestName || contestKey)}
          </h3>
          <ul className="grid">
            {own.map(({ entry, kind, before, after }) => (
              <li key={entry.row} className="flex items-baseline gap-2 border-t border-border py-1">
                <span className="w-8 shrink-0 text-right text-xs text-muted tabular-nums">
                  <span className="sr-only">Row </span>
                  {entry.row}
                </span>
                <div className="min-w-0 flex-1">
                  {isMixed ? <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge> : null}{' '}
                  {kind === 'empty' ? null : (
                    <span className="wrap-anywhere">{lineupText(after, format, shortName)}</span>
                  )}
                  {kind === 'changed' ? (
                    <p className="wrap-anywhere text-muted">
                      <span className="sr-only">Before: </span>
                      <s>{lineupText(before, format, shortName)}</s>
                    </p>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {changes.length > shown.length ? (
        <Button size="small" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {changes.length} entries
        </Button>
      ) : null}
    </div>
  )
}

function lineupText(
  players: readonly (Player | null)[],
  { rosterSlots, captain }: Format,
  shortName: (name: string) => string,
): string {
  return players
    .map((player, slot) => {
      const name = player ? shortName(player.name) : '?'
      return rosterSlots[slot]?.code === captain?.code ? `${captain?.code} ${name}` : name
    })
    .join(', ')
}
