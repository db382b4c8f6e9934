import { useMemo } from 'react'
import { OpenDialog } from '#app/components/ui/dialog.tsx'
import { legalSwaps, type Swap } from '#core/analysis/alternatives/swaps.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { placePlayer, pointsMultiplier } from '#core/lineups/lineup.ts'
import { displaySalary, type Player } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import { settingsOf } from '../state/contest-of.ts'
import { placementNotice } from '../state/notices.ts'
import { useSlate } from '../state/slate-context.tsx'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { SwapList } from './swap-list.tsx'

/** Whom a player replaces who finds all slots taken, the swap that keeps the most points first. */
export default function SwapInDialog({
  player,
  onSwap,
  onClose,
}: {
  player: Player
  onSwap: (swap: Swap) => void
  onClose: () => void
}) {
  const state = useSlate()
  const { lineup, playerPool, settings, contest, rules, format } = state
  const { begun } = useSlateLocks(state)
  const swaps = useMemo(
    () =>
      legalSwaps(
        { ...{ lineup, playerPool, rules }, settings: settingsOf({ settings, contest }), lockedIds: begun },
        lineup.slots.keys(),
        begun.has(player.id) ? [] : [player],
      ).sort((a, b) => b.pointsChange - a.pointsChange || a.salaryChange - b.salaryChange),
    [lineup, playerPool, settings, contest, rules, begun, player],
  )
  const placed = placePlayer(lineup, player)
  const slot = format.rosterSlots.find((each) => slotAccepts(each, player))
  const points = countedPoints(player) * pointsMultiplier(format, slot?.index ?? 0)
  const figures = `${player.name}: ${formatSalary(displaySalary(player, format))}, ${formatPoints(points)} points.`
  return (
    <OpenDialog
      title={placed.ok ? player.name : placementNotice(placed.error, lineup, player).title}
      description={`${figures} ${swaps.length > 0 ? 'Whom to take out? Each row is what the lineup gains or loses.' : 'Nobody can make room by price and rules.'}`}
      onClose={onClose}
    >
      <SwapList swaps={swaps} names="out" onSwap={onSwap} />
    </OpenDialog>
  )
}
