import type { KeyboardEvent } from 'react'
import { PlayerChips } from '#app/components/position-chip.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Swap } from '#core/analysis/alternatives/swaps.ts'
import { InjuryBadge, matchupOf } from '../pool/player-figures.tsx'
import { pointsText, salaryText, worthText } from './swap-words.ts'
import type { ShownSwapWorth } from './use-swap-worths.ts'

const SAYS = { in: 'Swap in ', out: 'Take out ' }

/** Swaps to choose from: whom each one brings in or takes out, and what it does to the lineup. Arrow keys move between them. */
export function SwapList({
  swaps,
  names,
  worths = null,
  onSwap,
}: {
  swaps: readonly Swap[]
  /** The player that differs. */
  names: 'in' | 'out'
  /** In the order of the swaps. */
  worths?: readonly ShownSwapWorth[] | null
  onSwap: (swap: Swap) => void
}) {
  return (
    <ul onKeyDown={moveFocus} className="grid gap-1.5">
      {swaps.map((swap, place) => (
        <li key={`${swap.slotIndex} ${swap.in.id}`}>
          <SwapButton
            swap={swap}
            names={names}
            worth={worths?.[place] ?? null}
            onPress={() => onSwap(swap)}
          />
        </li>
      ))}
    </ul>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  buttons.at((at + step) % buttons.length)?.focus()
  event.preventDefault()
}

function SwapButton({
  swap,
  names,
  worth,
  onPress,
}: {
  swap: Swap
  names: 'in' | 'out'
  worth: ShownSwapWorth | null
  onPress: () => void
}) {
  const player = swap[names]
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-12 w-full items-center gap-x-2.5 rounded-md border border-border bg-raised px-2.5 py-1.5 text-left leading-tight transition-colors duration-150 hover:border-field"
    >
      <span className="sr-only">{SAYS[names]}</span>
      <PlayerChips player={player} className="flex-col" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium wrap-anywhere">{player.name} </span>
        <span className="flex items-center gap-1.5 text-xs text-muted">
          {matchupOf(player)} <InjuryBadge status={player.injuryStatus} />
        </span>
        {worth ? <span className="block text-xs text-muted tabular-nums">{worthText(worth)}</span> : null}
      </span>
      <span className="text-right whitespace-nowrap tabular-nums">
        <span className={classNames('block text-sm font-medium', swap.pointsChange > 0 && 'text-good')}>
          {pointsText(swap.pointsChange)}{' '}
        </span>
        <span className="block text-xs text-muted">{salaryText(swap.salaryChange)}</span>
      </span>
    </button>
  )
}
