import { useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { isComplete, lineupOf, playersOf } from '#core/lineups/lineup.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import { useSimulation } from '../contest/simulation/use-simulation.ts'
import { UNDO_ENTRIES } from '../state/entries-steps.ts'
import { goneIds, outOfLineup } from '../state/left-out.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { RepairBar } from './repair/repair-bar.tsx'
import { RepairDialog } from './repair/repair-dialog.tsx'
import { brokenSentences } from './rules/broken-sentences.ts'
import { affectedLineup } from './set/affected-lineups.ts'
import { buildRequestOf } from './set/build-request-of.ts'
import { has, keyOf, placesOf, withEdited } from './set/keep-build.ts'

/** Above the builder: the way back to the list, and a repair where the complete lineup holds a player who is out. */
export default function BuilderBars({ onDone }: { onDone: () => void }) {
  const state = useSlate()
  const { build, lineup } = state
  return (
    <>
      {build?.edited ? <PutBackBar onDone={onDone} /> : null}
      {isComplete(lineup) && outOfLineup(state).length > 0 ? <RepairLineupBar /> : null}
    </>
  )
}

/** Above the builder while its complete lineup, built here or saved, holds a player who is out. */
function RepairLineupBar() {
  const state = useSlate()
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const simulation = useSimulation(state, 'lineup')
  const { lineup, format, playerPool } = state
  const affected = affectedLineup(state)
  return (
    <div className="overflow-hidden rounded-lg border border-bad [&_div]:border-b-0">
      <RepairBar affected={affected} lineups={1} onRepair={() => setIsOpen(true)} />
      {isOpen ? (
        <RepairDialog
          subject={{
            lineups: [lineup.slots.map((player) => player?.id ?? null)],
            // A single lineup is built without the rules of the Entries side.
            request: {
              ...buildRequestOf({ ...state, buildRules: [], build: null }, 1, false),
              excludedIds: goneIds(state),
            },
            apply: ([repaired]) => {
              const rows = repaired?.after.map((id) => playerPool.find((row) => row.id === id)!)
              if (!rows) return
              dispatch({
                type: 'restore',
                lineup: lineupOf(format, rows),
                notice: { title: 'Lineup repaired', undo: { type: 'restore', lineup } },
              })
            },
          }}
          affected={affected}
          simulation={simulation.result}
          showsRaw={false}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** Above the builder while a lineup of the list is edited there. */
function PutBackBar({
  onDone,
}: {
  /** Shows the list again. */
  onDone: () => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { build, lineup } = state
  const [problem, setProblem] = useState<string | null>(null)
  if (build === null || build.edited === null) return null
  const { edited } = build
  const number = build.lineups.findIndex((each) => keyOf(each) === keyOf(edited)) + 1

  function putBack() {
    if (build === null) return
    if (!isComplete(lineup)) return setProblem('Fill every slot first.')
    const keys = playersOf(lineup).map(rowKey)
    const places = placesOf(build, keys)
    const isSame = places !== null && keyOf(places) === keyOf(edited)
    if (!isSame && places !== null && has(build.lineups, places))
      return setProblem('This lineup is in the list already. Change a player.')
    dispatch({
      type: 'set_entries',
      entries: { build: isSame ? { ...build, edited: null } : withEdited(build, keys) },
      ...(isSame
        ? {}
        : {
            notice: {
              title: number > 0 ? `Lineup ${number} changed` : 'Lineup added to the list',
              description: 'It is locked: a rebuild keeps it.',
              undo: UNDO_ENTRIES,
            },
          }),
    })
    onDone()
  }

  return (
    <div className="grid gap-2 rounded-lg border border-accent bg-card p-3 text-sm">
      <p>
        {number > 0
          ? `Lineup ${number} of the list is in the builder.`
          : 'A lineup of the list is in the builder.'}
      </p>
      {problem ? <Alert tone="bad">{problem}</Alert> : null}
      <BrokenRules sentences={isComplete(lineup) ? brokenSentences(state, playersOf(lineup)) : []} />
      <div className="flex gap-2">
        <Button size="small" variant="primary" onClick={putBack}>
          Put back
        </Button>
        <Button
          size="small"
          onClick={() => {
            dispatch({ type: 'set_entries', entries: { build: { ...build, edited: null } } })
            onDone()
          }}
        >
          Leave the list as it is
        </Button>
      </div>
    </div>
  )
}

/** A lineup made by hand may break rules of the build; it says which. */
function BrokenRules({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className="wrap-anywhere empty:hidden">
      {sentences.length > 0 ? (
        <>
          It breaks {sentences.length === 1 ? 'a rule' : `${sentences.length} rules`} of the build:
          <ul className="list-disc pl-5">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
