import { Ban, Lock, Plus, X } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { formatSalary } from '#app/lib/format.ts'
import { INJURY_STATUSES, type InjuryStatus, type Player } from '#core/player.ts'
import { matchupOf } from './player-figures.tsx'
import type { RowActions, RowStanding } from './row-standing.ts'

/** Where a row has no room for its controls: everything that can be done with one player. */
export default function PlayerOptionsDialog({
  player,
  name,
  standing,
  actions,
  onClose,
}: {
  player: Player
  name: string
  standing: RowStanding
  actions: RowActions
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={player.name}
        description={`${player.position} · ${matchupOf(player)} · ${formatSalary(player.salary)}`}
      >
        <div className="grid gap-4">
          <Field label="Injury status">
            {(control) => (
              <Select
                {...control}
                value={player.injuryStatus}
                onChange={(event) => actions.setInjury(player, event.target.value as InjuryStatus)}
              >
                {INJURY_STATUSES.map((status) => (
                  <option key={status}>{status}</option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid gap-2">
            <Button aria-pressed={standing.locked} onClick={() => actions.toggleLock(player)}>
              <Lock aria-hidden />
              {standing.locked ? `Locked: ${name}` : `Lock ${name}`}
            </Button>
            <Button aria-pressed={standing.excluded} onClick={() => actions.toggleExclude(player)}>
              <Ban aria-hidden />
              {standing.excluded ? `Excluded: ${player.name}` : `Exclude ${player.name}`}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                actions.addOrRemove(player)
                onClose()
              }}
            >
              {standing.inLineup ? <X aria-hidden /> : <Plus aria-hidden />}
              {standing.inLineup ? `Remove ${name}` : `Add ${name}`}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
