import { type ReactNode, useMemo } from 'react'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import { bestSwaps } from '#core/analysis/alternatives/swaps.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { type Lineup, pointsMultiplier } from '#core/lineups/lineup.ts'
import { contestName } from '#core/payouts/contest-line.ts'
import { displaySalary, type Player } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import { contestOf, settingsOf } from '../state/contest-of.ts'
import { leftOutIds } from '../state/left-out.ts'
import { useSlate } from '../state/slate-context.tsx'
import { useLeftOut } from '../state/use-left-out.ts'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { SwapList } from './swap-list.tsx'
import { bestOfSentence } from './swap-words.ts'
import { useSwapWorths } from './use-swap-worths.ts'

const MOST = 5

/** The best replacements for one player of a lineup: what each one costs, and, once simulated, what it does to Top 1% and ROI. */
export default function InsteadDialog({
  lineup,
  slotIndex,
  allows,
  showsRaw = false,
  onSwap,
  onReturnFocus,
  onClose,
  children,
}: {
  lineup: Lineup
  /** A filled slot. */
  slotIndex: number
  /** What else a lineup must obey, by its rows in slot order; the same function while the dialog is open. */
  allows?: ((rows: readonly Player[]) => boolean) | undefined
  showsRaw?: boolean
  onSwap: (player: Player) => void
  onReturnFocus?: () => void
  onClose: () => void
  /** Further buttons. */
  children?: ReactNode
}) {
  const state = useSlate()
  const { playerPool, settings, contest, rules, format } = state
  const leftOut = useLeftOut(state)
  const { begun } = useSlateLocks(state)
  const { best, of } = useMemo(
    () =>
      bestSwaps(
        {
          ...{ lineup, playerPool, rules },
          settings: settingsOf({ settings, contest }),
          lockedIds: begun,
          excludedIds: new Set([...leftOutIds(leftOut), ...begun]),
        },
        slotIndex,
        MOST,
        allows,
      ),
    [lineup, playerPool, settings, contest, rules, leftOut, begun, slotIndex, allows],
  )
  const { worths, isRunning, failure } = useSwapWorths(state, { lineup, swaps: best, showsRaw })
  const slot = format.rosterSlots[slotIndex]!
  const player = lineup.slots[slotIndex]!
  const hasStarted = begun.has(player.id)
  const points = formatPoints(countedPoints(player) * pointsMultiplier(format, slotIndex))
  return (
    <OpenDialog
      title={`Instead of ${player.name}`}
      description={`${slot.label}: ${formatSalary(displaySalary(player, format))}, ${points} points. Each row is what the lineup gains or loses.`}
      {...(onReturnFocus && {
        onCloseAutoFocus: (event: Event) => {
          event.preventDefault()
          onReturnFocus()
        },
      })}
      onClose={onClose}
    >
      <SwapList swaps={best} names="in" worths={worths} onSwap={(swap) => onSwap(swap.in)} />
      <p className="mt-3 text-sm text-muted">
        {hasStarted
          ? `The game of ${player.name} has started, so this slot can't change any more.`
          : bestOfSentence(best.length, of, begun.size > 0)}
      </p>
      {!hasStarted && state.lockedIds.has(player.id) ? (
        <p className="mt-1 text-sm text-muted">A swap takes the lock off {player.name}.</p>
      ) : null}
      <div role="status" className="text-xs text-muted">
        {failure ? (
          <p className="mt-1 text-bad">{failure}</p>
        ) : isRunning ? (
          <p className="mt-1 flex items-center gap-2">
            <Spinner />
            Playing the games
          </p>
        ) : worths ? (
          <p className="mt-1">
            {contestName(contestOf(state))}, 10,000 games, before and after on the same ones. ± is one
            standard error.
          </p>
        ) : null}
      </div>
      {children && !hasStarted ? <DialogFooter>{children}</DialogFooter> : null}
    </OpenDialog>
  )
}
