import { useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { isComplete, playersOf } from '#core/lineups/lineup.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { has, keyOf, placesOf, withEdited } from './building/keep-build.ts'
import { brokenSentences } from './rules/broken-sentences.ts'

/** Above the builder while a lineup of the list is edited there. */
export function PutBackBar({
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
              undoesEntries: true,
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
