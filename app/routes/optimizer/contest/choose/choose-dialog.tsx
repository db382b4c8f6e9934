import { type Dispatch, useMemo, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/components/ui/dialog.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import type { ChoiceStage } from '#app/lib/entries-messages.ts'
import { pluralize } from '#app/lib/format.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { isSetRule } from '#core/rules/build-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { rulesInForce } from '../../entries/building/rules-in-force.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { contestFacts, contestName } from '../settings/contest-words.ts'
import { ChoiceForm } from './choice-form.tsx'
import { choiceLimits } from './choice-limits.ts'
import { ChoiceResult } from './choice-result.tsx'
import { choiceOf } from './last-choice.ts'
import { type AskedChoice, useChoice } from './use-choice.ts'

const STAGE_WORDS: Record<ChoiceStage, string> = {
  field: 'Drawing the field',
  candidates: 'Collecting the candidates',
  choice: 'Simulating games and choosing',
}

/** Chooses entries together from candidates; what they are worth is shown in the place of the form. */
export default function ChooseDialog({
  state,
  contest,
  count,
  dispatch,
  onClose,
}: {
  state: LineupState
  contest: ContestSettings
  /** Entries that the form begins with. */
  count: number
  dispatch: Dispatch<LineupAction>
  onClose: () => void
}) {
  const { mode, playerPool, build } = state
  const { running, failure, choose, cancel } = useChoice(state, contest, dispatch)
  const known = choiceOf(build)
  const [isAsking, setIsAsking] = useState(known === null)
  // A choice that was cancelled or failed gives back what was asked.
  const [asked, setAsked] = useState<AskedChoice>({
    count,
    objective: known?.objective ?? 'profit',
    bankrollCents: null,
  })
  const names = useMemo(() => peopleNames(rulePool(playerPool, mode)), [playerPool, mode])
  const rules = useMemo(() => rulesInForce(state).map(({ rule }) => rule), [state])
  const pool = useMemo(
    () => contestPoolOf(playerPool, mode, { leftOut: notPlaying(state) }),
    [playerPool, mode, state],
  )

  function limits(wanted: number) {
    const { notKept } = choiceLimits(rules, pool, wanted)
    const say = (rule: (typeof rules)[number]) => ruleSentence(rule, names, mode)
    return {
      kept: rules.filter((rule) => isSetRule(rule) && !notKept.includes(rule)).map(say),
      notKept: notKept.map(say),
    }
  }

  const result = running || isAsking ? null : known
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        wide
        title={
          result ? `${pluralize(result.entries.lineups.length, 'entry', 'entries')} chosen` : 'Choose entries'
        }
        description={`${contestName(contest)}: ${contestFacts(contest).text}`}
      >
        {running ? (
          <div className="grid gap-4">
            <p role="status" className="flex items-center gap-3 text-sm">
              <Spinner />
              {STAGE_WORDS[running.stage]}
            </p>
            <DialogFooter>
              <Button onClick={cancel}>Cancel</Button>
            </DialogFooter>
          </div>
        ) : result ? (
          <>
            <ChoiceResult choice={result} contest={contest} names={names} mode={mode} />
            <DialogFooter>
              {canUndo(state) ? (
                <Button
                  onClick={() => {
                    dispatch({ type: 'undo_entries' })
                    onClose()
                  }}
                >
                  Undo
                </Button>
              ) : null}
              <Button onClick={() => setIsAsking(true)}>Choose again</Button>
              <Button variant="primary" onClick={onClose}>
                Show the list
              </Button>
            </DialogFooter>
          </>
        ) : (
          <div className="grid gap-4">
            {failure ? <Alert tone="bad">{failure}</Alert> : null}
            <ChoiceForm
              first={asked}
              feeCents={contest.feeCents}
              mostEntries={contest.maxEntries}
              limits={limits}
              locked={build?.locked.length ?? 0}
              onChoose={async (next) => {
                setAsked(next)
                setIsAsking(!(await choose(next)))
              }}
            />
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

/** The last step of the Entries side put this list in the place of another one. */
function canUndo({ build, replacedEntries }: LineupState): boolean {
  const before = replacedEntries.at(-1)
  return before !== undefined && before.build?.lineups !== build?.lineups
}
