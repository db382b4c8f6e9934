import { type ReactNode, useMemo } from 'react'
import { PlayerChips } from '#app/components/position-chip.tsx'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { bestSwaps, type Swap } from '#core/analysis/alternatives/swaps.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { type Lineup, pointsMultiplier } from '#core/lineups/lineup.ts'
import { contestName } from '#core/payouts/contest-line.ts'
import { displaySalary, type Player } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import { useLeftOut } from '../entries/use-left-out.ts'
import { InjuryBadge, matchupOf } from '../pool/player-figures.tsx'
import { contestOf, settingsOf } from '../state/contest-of.ts'
import { leftOutIds } from '../state/left-out.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { bestOfSentence, pointsText, salaryText, worthText } from './swap-words.ts'
import { type ShownSwapWorth, useSwapWorths } from './use-swap-worths.ts'

const MOST = 5

/** The best replacements for one player of a lineup: what each one costs, and, once simulated, what it does to Top 1% and ROI. */
export default function InsteadDialog({
  lineup,
  slotIndex,
  state,
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
  state: LineupState
  /** What else a lineup must obey, by its rows in slot order; the same function while the dialog is open. */
  allows?: ((rows: readonly Player[]) => boolean) | undefined
  showsRaw?: boolean
  onSwap: (player: Player) => void
  onReturnFocus?: () => void
  onClose: () => void
  /** Further buttons. */
  children?: ReactNode
}) {
  const { playerPool, settings, contest, rules, mode } = state
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
  const slot = mode.rosterSlots[slotIndex]!
  const player = lineup.slots[slotIndex]!
  const hasStarted = begun.has(player.id)
  const points = formatPoints(countedPoints(player) * pointsMultiplier(mode, slotIndex))
  return (
    <OpenDialog
      title={`Instead of ${player.name}`}
      description={`${slot.label}: ${formatSalary(displaySalary(player, mode))}, ${points} points. The others stay.`}
      {...(onReturnFocus && {
        onCloseAutoFocus: (event: Event) => {
          event.preventDefault()
          onReturnFocus()
        },
      })}
      onClose={onClose}
    >
      <ul className="grid gap-1.5">
        {best.map((swap, place) => (
          <li key={swap.in.id}>
            <SwapButton swap={swap} worth={worths?.[place] ?? null} onPress={() => onSwap(swap.in)} />
          </li>
        ))}
      </ul>
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

function SwapButton({
  swap: { in: player, pointsChange, salaryChange },
  worth,
  onPress,
}: {
  swap: Swap
  worth: ShownSwapWorth | null
  onPress: () => void
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-12 w-full items-center gap-x-2.5 rounded-md border border-border bg-raised px-2.5 py-1.5 text-left leading-tight transition-colors duration-150 hover:border-field"
    >
      <span className="sr-only">Swap in </span>
      <PlayerChips player={player} className="flex-col" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium wrap-anywhere">{player.name} </span>
        <span className="flex items-center gap-1.5 text-xs text-muted">
          {matchupOf(player)} <InjuryBadge status={player.injuryStatus} />
        </span>
        {worth ? <span className="block text-xs text-muted tabular-nums">{worthText(worth)}</span> : null}
      </span>
      <span className="text-right whitespace-nowrap tabular-nums">
        <span className={classNames('block text-sm font-medium', pointsChange > 0 && 'text-good')}>
          {pointsText(pointsChange)}{' '}
        </span>
        <span className="block text-xs text-muted">{salaryText(salaryChange)}</span>
      </span>
    </button>
  )
}
