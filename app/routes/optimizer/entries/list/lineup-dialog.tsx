import { useMemo, useState } from 'react'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { showsDupes } from '#core/figures/estimates.ts'
import { formatPct, formatPoints, formatSalary, pluralize } from '#core/figures/format.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { stackText } from '#core/lineups/quarterback-stack.ts'
import { displaySalary, personKey } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import { pointsWords } from '#core/players/points-words.ts'
import { FigureList } from '../../contest/figures/figure-list.tsx'
import { LineupDetail } from '../../contest/figures/lineup-detail.tsx'
import InsteadDialog from '../../instead/instead-dialog.tsx'
import { contestOf } from '../../state/contest-of.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { useLeftOut } from '../../state/use-left-out.ts'
import { mayReplace } from '../rules/broken-sentences.ts'
import { affectedLineups } from '../set/affected-lineups.ts'
import { useList } from '../set/list-context.ts'
import { type ListedLineup, ownershipSumText } from '../set/listed-lineups.ts'
import type { LineupActions } from './lineup-actions.ts'
import { ownershipWord } from './whose-figures.ts'

/** All players of one lineup with their figures, and what can be done with it. */
export default function LineupDialog({
  listed,
  actions,
  onClose,
}: {
  listed: ListedLineup
  actions: LineupActions
  onClose: () => void
}) {
  const state = useSlate()
  const { format } = state
  const { simulation, showsRaw } = useList()
  const hasDupes = simulation !== null && showsDupes(format, simulation.means)
  const [instead, setInstead] = useState<number | null>(null)
  const { number, players, stack, points, salary, left, ownershipSum, isLocked, figures } = listed
  if (instead !== null)
    return (
      <ListedInstead
        listed={listed}
        slotIndex={instead}
        showsRaw={showsRaw}
        actions={actions}
        onSwapped={onClose}
        onClose={() => setInstead(null)}
      />
    )
  return (
    <OpenDialog
      title={`Lineup ${number}`}
      description={`${formatPoints(points)} points (${pointsWords(players)}) for ${formatSalary(salary)}, ${formatSalary(left)} left`}
      onClose={onClose}
    >
      <table className="w-full text-sm tabular-nums">
        <SmallTableHead columns={['Slot', 'Name', 'Salary', 'Proj', 'Own']} texts={2} />
        <tbody>
          {players.map((player, slot) => (
            <tr
              key={player.id}
              className="relative border-t border-border hover:bg-raised pointer-coarse:h-11"
            >
              <td className="py-1.5 pr-2 text-muted">{format.rosterSlots[slot]?.code}</td>
              <td className="wrap-anywhere">
                <button
                  type="button"
                  aria-label={`Instead of ${player.name}`}
                  onClick={() => setInstead(slot)}
                  className="text-left after:absolute after:inset-0 hover:underline"
                >
                  {player.name}
                </button>{' '}
                <span className="text-muted">
                  {[player.actualPosition, player.team].filter(Boolean).join(' ')}
                </span>
              </td>
              <td className="pl-2 text-right">{formatSalary(displaySalary(player, format))}</td>
              <td className="pl-2 text-right">
                {formatPoints(countedPoints(player) * pointsMultiplier(format, slot))}
              </td>
              <td className="pl-2 text-right">
                {player.ownershipPct === null ? '-' : formatPct(player.ownershipPct)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-right text-sm text-muted tabular-nums">
        {[stack && stackText(stack), `Own Sum ${ownershipSumText(ownershipSum)}`, ownershipWord(players)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {figures && simulation ? (
        <section aria-label="In the simulated contest" className="mt-3 border-t border-border pt-3">
          <FigureList {...{ figures, hasDupes }} games={simulation.games} />
          <LineupDetail
            hasDupes={hasDupes}
            contest={contestOf(state)}
            lineup={listed.lineup}
            shown={figures}
            means={simulation.means}
            isRaw={showsRaw}
          />
        </section>
      ) : null}
      <DialogFooter>
        <Button
          onClick={() => {
            actions.remove(listed)
            onClose()
          }}
        >
          Remove
        </Button>
        <Button aria-pressed={isLocked} onClick={() => actions.toggleLock(listed)}>
          {isLocked ? 'Unlock' : 'Lock'}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onClose()
            actions.edit(listed)
          }}
        >
          Edit in the builder
        </Button>
      </DialogFooter>
    </OpenDialog>
  )
}

/** The best replacements for one player of a lineup of the list, which obey its rules; or for all lineups with the player. */
function ListedInstead({
  listed,
  slotIndex,
  showsRaw,
  actions,
  onSwapped,
  onClose,
}: {
  listed: ListedLineup
  slotIndex: number
  showsRaw: boolean
  actions: LineupActions
  /** The lineup is another one now. */
  onSwapped: () => void
  onClose: () => void
}) {
  const state = useSlate()
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
