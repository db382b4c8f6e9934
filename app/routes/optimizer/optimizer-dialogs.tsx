import { startTransition, useEffect, useRef, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { SavedMark } from '#app/lib/stored/saved-marks.ts'
import { loadStoredSlate } from '#app/lib/stored/slate-storage.ts'
import { lazyPart } from '#app/lib/turns/lazy-part.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { Format } from '#core/formats/format.ts'
import { placePlayerInSlot } from '#core/lineups/lineup.ts'
import type { Stack } from '#core/lineups/stack.ts'
import type { Player } from '#core/players/player.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { focusSlot } from './builder/slot-focus.ts'
import { contestOf } from './state/contest-of.ts'
import { entryIdsOf } from './state/kept-entries.ts'
import { useDispatch, useSlate } from './state/slate-context.tsx'

const PlayerSelectDialog = lazyPart(() => import('./builder/player-select-dialog.tsx'))
const InsteadDialog = lazyPart(() => import('./instead/instead-dialog.tsx'))
const SwapInDialog = lazyPart(() => import('./instead/swap-in-dialog.tsx'))
const SettingsDialog = lazyPart(() => import('./settings/settings-dialog.tsx'))
const ContestDialog = lazyPart(() => import('./contest/settings/contest-dialog.tsx'))
const SaveLineupDialog = lazyPart(() => import('./builder/save-lineup-dialog.tsx'))
const StackDialog = lazyPart(() => import('./ai/stack-dialog.tsx'))
const ImportProjectionsDialog = lazyPart(() => import('./projections/import-dialog.tsx'))
const DIALOGS = [
  PlayerSelectDialog,
  SettingsDialog,
  ContestDialog,
  InsteadDialog,
  SwapInDialog,
  SaveLineupDialog,
  StackDialog,
  ImportProjectionsDialog,
]

export type OpenDialog =
  | { kind: 'save' }
  | { kind: 'settings' }
  | { kind: 'contest' }
  /** Who comes into the slot, or instead of the player in it. */
  | { kind: 'choose'; slotIndex: number }
  /** Who goes for the player, who finds all slots taken. */
  | { kind: 'swap_in'; player: Player }
  | { kind: 'stack'; stack: Stack }
  /** `ofSlate`: begins with the projections of the salary file itself. */
  | { kind: 'projections'; ofSlate: boolean }
  | null

/** The open dialog, at most one. The code of the dialogs is loaded when the page is idle. */
export function OptimizerDialogs({
  open,
  slate,
  saved,
  onSaved,
  onClose,
}: {
  open: OpenDialog
  slate: Slate
  /** The shown lineup as it was saved before. */
  saved: SavedMark | null
  onSaved: (mark: SavedMark) => void
  onClose: () => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  useEffect(() => whenIdle(...DIALOGS.map(({ preload }) => preload)), [])

  /** The press is painted before the dialog goes, which lays out the page below it. */
  const dismiss = () => startTransition(onClose)

  /** The opened dialog in which the user asked for all players. */
  const [ofAll, setOfAll] = useState<OpenDialog>(null)
  /** The opened dialog that a player was taken from: until it has gone, a second press adds no player. */
  const taken = useRef<OpenDialog>(null)

  function choose(player: Player, slotIndex: number) {
    if (taken.current === open) return
    const action = { type: 'add_to_slot', player, slotIndex } as const
    if (!placePlayerInSlot(state.lineup, player, slotIndex).ok) return dispatch(action)
    taken.current = open
    startTransition(() => {
      dispatch(action)
      onClose()
    })
  }

  const isInstead = open?.kind === 'choose' && open !== ofAll && state.lineup.slots[open.slotIndex] !== null
  return (
    <OptionalPart failed={<DialogLoadFailure />}>
      {isInstead ? (
        <InsteadDialog
          lineup={state.lineup}
          slotIndex={open.slotIndex}
          onSwap={(player) => choose(player, open.slotIndex)}
          onReturnFocus={() => focusSlot(open.slotIndex)}
          onClose={dismiss}
        >
          <Button onClick={() => startTransition(() => setOfAll(open))}>All players</Button>
        </InsteadDialog>
      ) : open?.kind === 'choose' ? (
        <PlayerSelectDialog
          slot={state.format.rosterSlots[open.slotIndex]!}
          onPick={(player) => choose(player, open.slotIndex)}
          onClose={dismiss}
        />
      ) : null}
      {open?.kind === 'swap_in' ? (
        <SwapInDialog
          player={open.player}
          onSwap={(swap) => choose(swap.in, swap.slotIndex)}
          onClose={dismiss}
        />
      ) : null}
      {open?.kind === 'settings' ? <SettingsDialog onClose={dismiss} /> : null}
      {open?.kind === 'contest' ? (
        <ContestDialog
          isOfSlate
          first={contestOf(state)}
          formatId={state.format.id}
          pool={{ formatId: state.format.id, rows: state.playerPool, leftOut: [] }}
          own={entryIdsOf(state)}
          onSave={(contest) => dispatch({ type: 'set_contest', contest })}
          onClose={dismiss}
        />
      ) : null}
      {open?.kind === 'save' ? (
        <SaveLineupDialog
          lineup={state.lineup}
          contest={contestOf(state)}
          slate={slate}
          saved={saved}
          onSaved={onSaved}
          onClose={dismiss}
        />
      ) : null}
      {open?.kind === 'projections' ? (
        <ImportProjectionsDialog
          firstFile={open.ofSlate ? slateFile(state.format) : null}
          onClose={dismiss}
        />
      ) : null}
      {open?.kind === 'stack' ? <StackDialog stack={open.stack} onClose={dismiss} /> : null}
    </OptionalPart>
  )
}

/** The loaded salary file as text; null when it was deleted meanwhile. */
function slateFile(format: Format) {
  const stored = loadStoredSlate(format.id)
  return stored && { name: stored.fileName, text: stored.csvData }
}
