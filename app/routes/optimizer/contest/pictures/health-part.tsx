import { useMemo, useState } from 'react'
import type { EntriesTogether } from '#app/lib/threads/entries/entries-messages.ts'
import { nearRepeats } from '#core/entries/near-repeats.ts'
import { formatShare } from '#core/figures/estimates.ts'
import { formatCount, formatPct } from '#core/figures/format.ts'
import { personKey } from '#core/players/player.ts'
import { decimalText } from '#core/text/decimal-text.ts'
import type { ExposureShares } from '../../entries/exposures/exposure-shares.ts'
import type { ListedLineup } from '../../entries/list/listed-lineups.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { type MostHeld, mostHeld } from './most-held.ts'
import { useCapPrice } from './use-cap-price.ts'

/** Folded: how much the entries depend on the same things. A figure that was not measured is not shown. */
export function HealthPart({
  lineups,
  shares,
  together,
  state,
}: {
  lineups: readonly ListedLineup[]
  shares: ReadonlyMap<string, ExposureShares>
  /** Null before the entries were simulated together. */
  together: EntriesTogether | null
  state: LineupState
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (lineups.length < 2) return null
  return (
    <details
      className="border-b border-border p-3 text-sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold pointer-coarse:py-2">
        Health of {formatCount(lineups.length)} entries
      </summary>
      {isOpen ? (
        <ul className="mt-2 grid gap-1.5">
          {together ? <Together together={together} entries={lineups.length} /> : null}
          <Repeats lineups={lineups} slots={state.mode.rosterSlots.length} />
          {mostHeld(shares).map((held) => (
            <Held key={held.slots} held={held} state={state} entries={lineups.length} />
          ))}
        </ul>
      ) : null}
    </details>
  )
}

function Together({ together, entries }: { together: EntriesTogether; entries: number }) {
  const { independent, chanceOfLosingAll, sorted } = together
  const games = formatCount(sorted.length)
  return (
    <>
      {independent === null ? null : (
        <li>
          They are paid like {decimalText(independent, { least: 1, most: 1 })} independent entries
          <span className="text-muted">
            , not {formatCount(entries)}: mostly the same of {games} games pay them.
          </span>
        </li>
      )}
      <li>
        None is paid in {formatShare(chanceOfLosingAll.value)} of the games
        <span className="text-muted">; the fees are lost then.</span>
      </li>
    </>
  )
}

function Repeats({ lineups, slots }: { lineups: readonly ListedLineup[]; slots: number }) {
  const { near, pairs } = useMemo(
    () => nearRepeats(lineups.map(({ players }) => players.map(personKey))),
    [lineups],
  )
  return (
    <li>
      {near === 0
        ? `No two share ${slots - 1} of ${slots} players.`
        : `${formatCount(near)} of ${formatCount(pairs)} pairs share ${slots - 1} of ${slots} players or all (${formatShare(near / pairs)}).`}
    </li>
  )
}

/** The person whom most lineups hold, with what it costs to hold the player in fewer. */
function Held({ held, state, entries }: { held: MostHeld; state: LineupState; entries: number }) {
  const price = useCapPrice(held, state, entries)
  const name = state.playerPool.find((row) => personKey(row) === held.person)?.name ?? held.person
  const isCaptain = held.slots === 'captain'
  return (
    <li className="wrap-anywhere">
      {name} is {isCaptain ? 'captain of' : 'in'} {formatPct(held.pct)} of the lineups
      {price === null ? (
        '.'
      ) : (
        <span className="text-muted" role="status">
          ; at most {held.cap}% {price}.
        </span>
      )}
    </li>
  )
}
