import { useMemo } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { pluralize } from '#core/figures/format.ts'
import { personKey } from '#core/players/player.ts'
import InsteadDialog from '../../instead/instead-dialog.tsx'
import type { LineupState } from '../../state/lineup-state.ts'
import { affectedLineups } from '../repair/affected-lineups.ts'
import { mayReplace } from '../rules/broken-sentences.ts'
import { useLeftOut } from '../use-left-out.ts'
import type { LineupActions } from './lineup-actions.ts'
import type { ListedLineup } from './listed-lineups.ts'

/** The best replacements for one player of a lineup of the list, which obey its rules; or for all lineups with the player. */
export function ListedInstead({
  listed,
  slotIndex,
  state,
  showsRaw,
  actions,
  onSwapped,
  onClose,
}: {
  listed: ListedLineup
  slotIndex: number
  state: LineupState
  showsRaw: boolean
  actions: LineupActions
  /** The lineup is another one now. */
  onSwapped: () => void
  onClose: () => void
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the dialog is open neither list nor rules change
  const allows = useMemo(() => mayReplace(state, listed.players), [])
  const player = listed.players[slotIndex]!
  const { build } = state
  const leftOut = useLeftOut(state)
  const holding = useMemo(
    () => affectedLineups({ build, ...leftOut }, personKey(player)).places.length,
    [build, leftOut, player],
  )
  return (
    <InsteadDialog
      lineup={listed.lineup}
      slotIndex={slotIndex}
      state={state}
      allows={allows}
      showsRaw={showsRaw}
      onSwap={(next) => {
        onSwapped()
        actions.swap(listed, slotIndex, next)
      }}
      onClose={onClose}
    >
      {holding > 1 ? (
        <Button onClick={() => actions.replaceInAll(player)}>In all {pluralize(holding, 'lineup')}</Button>
      ) : null}
    </InsteadDialog>
  )
}
