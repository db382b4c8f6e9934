import { Ban, Lock, Plus, X } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { OpenDialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatSalary } from '#core/figures/format.ts'
import { placePlayer } from '#core/lineups/lineup.ts'
import {
  displaySalary,
  INJURY_STATUSES,
  type InjuryStatus,
  isSamePerson,
  type Player,
} from '#core/players/player.ts'
import { playerHistoryFacts } from '../learned/player-history-facts.ts'
import { useLearned } from '../learned/use-learned.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { NumberFields } from './number-fields.tsx'
import { type PlayerFact, playerFacts } from './player-facts.ts'
import { INJURY_MARKS, matchupOf } from './player-figures.tsx'
import { type Column, headOf } from './pool-columns.ts'
import { type PoolRow, rolesOf } from './pool-rows.ts'
import { roleName } from './row-name.ts'
import { rowState } from './row-state.ts'

/** Facts about one player and every action on the player. */
export default function PlayerOptionsDialog({
  row,
  sourceRows,
  entries,
  onClose,
}: {
  row: PoolRow
  sourceRows: ReadonlyMap<string, Player>
  /** The columns about the lineups of the Entries side. */
  entries: readonly Column[]
  onClose: () => void
}) {
  const { player } = row
  const roles = rolesOf(row)
  const state = useSlate()
  const { lineup, playerPool, format } = state
  const { inLineupId, lockedId, excluded } = rowState(row, state)
  const dispatch = useDispatch()
  // The Entries side adds no player to the lineup of the builder.
  const added = entries.length > 0 ? [] : roles
  // As the one button of a row chooses: flex before captain, where the lineup has room and salary.
  const next = added.findLast((role) => placePlayer(lineup, role).ok)
  // Two buttons side by side have no room for icons on a small phone.
  const beside = roles.length > 1 ? 'max-xs:hidden' : undefined
  const prices = roles.map((role) => formatSalary(displaySalary(role, format))).join(' / ')
  return (
    <OpenDialog
      title={player.name}
      description={`${roles.length === 1 ? player.position : player.actualPosition} · ${matchupOf(player)} · ${prices}`}
      onPointerDownOutside={applyTyped}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <PlayerCard facts={playerFacts(player, format, playerPool)} insight={player.aiInsight} />
        <PlayerHistory player={player} />
        {/* What is done most often is in sight without a scroll, also on a phone. */}
        <div className={classNames('grid gap-2', roles.length > 1 && 'grid-cols-2')}>
          {added.map((role) => (
            <Button
              key={role.id}
              variant={role === next ? 'primary' : 'secondary'}
              size="tight"
              onClick={() => {
                onClose()
                // The dialog is gone at once; builder and table follow a frame later.
                startTransition(() => dispatch({ type: 'add_or_take_out', player: role }))
              }}
            >
              {role.id === inLineupId ? (
                <X aria-hidden className={beside} />
              ) : (
                <Plus aria-hidden className={beside} />
              )}
              <Does what={role.id === inLineupId ? 'Remove' : 'Add'} role={role} />
            </Button>
          ))}
          {roles.map((role) => (
            <Button
              key={role.id}
              size="tight"
              aria-pressed={role.id === lockedId}
              onClick={() => dispatch({ type: 'toggle_lock', player: role })}
            >
              <Lock aria-hidden className={beside} />
              <Does what={role.id === lockedId ? 'Locked:' : 'Lock'} role={role} />
            </Button>
          ))}
          <Button
            aria-pressed={excluded}
            className="col-span-full"
            onClick={() => {
              // There is nothing more to set for whoever is in no lineup.
              if (!excluded) onClose()
              startTransition(() => dispatch({ type: 'toggle_exclude', player }))
            }}
          >
            <Ban aria-hidden />
            <span className="truncate">
              {excluded ? `Excluded: ${player.name}` : `Exclude ${player.name}`}
            </span>
          </Button>
        </div>
        <InjuryField player={player} />
        {/* Not first: the dialog focuses its first control, and a phone would show its keys. */}
        <NumberFields
          rows={playerPool.filter((other) => isSamePerson(other, player))}
          sourceRows={sourceRows}
        />
        {entries.length > 0 ? (
          <dl className="grid grid-cols-3 gap-2 text-sm [&_input]:border-field">
            {entries.map((column) => (
              <div key={column.id} className="grid content-start gap-1">
                <dt className="text-muted">{headOf(column, { format })}</dt>
                <dd>{column.draw?.({ row, tabIndex: 0, isWide: true })}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </OpenDialog>
  )
}

/** `Add Ann Archer as captain`, without the name on the screen where two buttons stand side by side below it. */
function Does({ what, role }: { what: string; role: Player }) {
  const words = roleName(role, useSlate().format)
  const as = words.slice(role.name.length)
  return (
    <span className="truncate">
      {what} {as ? <span className="sr-only">{role.name}</span> : words}
      {as}
    </span>
  )
}

/** The choice shows at once; the pool's points and the table, which depend on who plays, follow. */
function InjuryField({ player }: { player: Player }) {
  const dispatch = useDispatch()
  const [shown, show] = useOptimistic(player.injuryStatus)

  function choose(status: InjuryStatus) {
    startTransition(() => {
      show(status)
      dispatch({ type: 'set_injury', player, status })
    })
  }

  return (
    <Field label="Injury status" hint={shown === 'Healthy' ? null : INJURY_MARKS[shown].help}>
      {(control) => (
        <Select {...control} value={shown} onChange={(event) => choose(event.target.value as InjuryStatus)}>
          {INJURY_STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A press beside the dialog closes it before the field is left; a number in the field must count nevertheless. */
function applyTyped() {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}

function PlayerCard({ facts, insight }: { facts: readonly PlayerFact[]; insight: Player['aiInsight'] }) {
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        {facts.map((fact) => (
          <div
            key={fact.name}
            // A last fact without one beside it has the whole line.
            className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-border py-1 last:odd:col-span-2"
          >
            <dt className="text-muted">{fact.name}</dt>
            <dd className="ml-auto text-right tabular-nums">{fact.value}</dd>
            {fact.note ? <dd className="w-full text-right text-xs text-muted">{fact.note}</dd> : null}
          </div>
        ))}
      </dl>
      {insight ? <p className="text-sm wrap-anywhere text-muted">{insight}</p> : null}
    </div>
  )
}

/** A player's games in the user's contests; nothing while loading, offline, or when no contest had the player. */
function PlayerHistory({ player }: { player: Player }) {
  const { playerPool, format } = useSlate()
  const learned = useLearned(playerPool, format)
  const history = learned && playerHistoryFacts(player, format, learned)
  if (!history) return null
  return (
    <section aria-labelledby="player-history-title" className="grid gap-1 text-sm">
      <h3 id="player-history-title" className="font-medium">
        In your contests: {history.games}
      </h3>
      <dl>
        {history.facts.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-3 border-b border-border py-1">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
