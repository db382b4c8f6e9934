import { useMemo, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import type { ChoiceStage } from '#app/lib/threads/entries/entries-messages.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { uploadProblemText } from '#core/entries/upload-problem.ts'
import { pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { type Lineup, lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import { contestName } from '#core/payouts/contest-line.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { byStake, contestsOfEntries, type KnownContests } from '#core/payouts/contests-of-entries.ts'
import { MOST_MORE_CONTESTS, type SlateContest } from '#core/payouts/slate-contest.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isSetRule } from '#core/rules/build-rule.ts'
import { defaultRules } from '#core/rules/default-rules.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import { choiceLimits } from '#optimizer/portfolio/choice-limits.ts'
import ContestDialog from '../../contest/settings/contest-dialog.tsx'
import { contestFacts } from '../../contest/settings/contest-words.ts'
import { useSimulation } from '../../contest/simulation/use-simulation.ts'
import { contestOf } from '../../state/contest-of.ts'
import type { KeptEntries } from '../../state/kept-entries.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { keptFile, keptOf, readKeptFile } from '../entries-file/kept-file.ts'
import { useKnownContests } from '../entries-file/use-known-contests.ts'
import { useStoredEntries } from '../entries-file/use-stored-entries.ts'
import { useList } from '../set/list-context.ts'
import { askedBy, rulesInForce } from '../set/rules-in-force.ts'
import { ChoiceForm } from './choice-form.tsx'
import { ChoiceResult } from './choice-result.tsx'
import { ContestList } from './contest-list.tsx'
import { choiceOf, type LastChoice } from './last-choice.ts'
import { type ChoiceRequest, useChoice } from './use-choice.ts'

/** Why the default rules of a build are not in the list. */
const SHARED_BY_WORTH =
  'Players are shared out by worth. A default rule of builds holds here once you changed it.'

const STAGE_WORDS: Record<ChoiceStage, string> = {
  field: 'Drawing the field',
  choice: 'Simulating games and choosing',
}

/** Chooses entries together from candidates; what they are worth is shown in the place of the form. */
export default function ChooseDialog({ onClose }: { onClose: () => void }) {
  const state = useSlate()
  const { count } = useList()
  const dispatch = useDispatch()
  const { format, playerPool, build, buildRules, moreContests } = state
  const contest = contestOf(state)
  const list = useSimulation(state, 'list')
  /** The place of the further contest whose settings are open; null while none are. */
  const [editing, setEditing] = useState<number | null>(null)
  const stored = useStoredEntries(format)
  const knownContests = useKnownContests(state)
  const entriesFile = keptOf(state.entriesFile) ?? stored
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  /** The form begins anew with the figures of a file. */
  const [filesTaken, setFilesTaken] = useState(0)
  const { running, failure, choose, cancel } = useChoice()
  const known = choiceOf(build)
  const [isAsking, setIsAsking] = useState(known === null)
  // A choice that was cancelled or failed gives back what was asked.
  const [asked, setAsked] = useState<ChoiceRequest>({
    count,
    objective: known?.objective ?? 'profit',
    bankrollCents: null,
    mayRepeat: true,
  })
  const names = useMemo(() => peopleNames(rulePool(playerPool, format)), [playerPool, format])
  const pool = useMemo(
    () => contestPoolOf(playerPool, format, { leftOut: notPlaying(state) }),
    [playerPool, format, state],
  )

  function limits(wanted: number) {
    const rules = rulesInForce(state, wanted, true).map(({ rule }) => rule)
    const { notKept } = choiceLimits(rules, pool, wanted)
    const say = (rule: (typeof rules)[number]) => ruleSentence(rule, names, format)
    const kept = rules.filter((rule) => isSetRule(rule) && !notKept.includes(rule)).map(say)
    const isFree = defaultRules(askedBy(state, wanted)).some(
      ({ id }) => !buildRules.some((own) => own.id === id),
    )
    return {
      kept: isFree ? [...kept, SHARED_BY_WORTH] : kept,
      notKept: notKept.map(say),
    }
  }

  const setContests = (contests: readonly SlateContest[]) => dispatch({ type: 'set_more_contests', contests })

  /** The entries are then simulated as a list, too: in other games, against other opponents. */
  async function handleChoose(next: ChoiceRequest) {
    setAsked(next)
    const chosen = await choose(next)
    setIsAsking(chosen === null)
    if (chosen) list.simulate(contest, lineupsOf(chosen, state))
  }

  async function handleFile(file: File) {
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes === null) setFileProblem('The file could not be read. Choose it again.')
    else takeContests(keptFile(file.name, new Uint8Array(bytes)))
  }

  /** The file is then that of the Entries side, too. */
  function takeContests(file: KeptEntries['entriesFile']) {
    const contests = contestsInFile(file, format, knownContests)
    setFileProblem(contests.ok ? null : contests.error)
    const [first, ...further] = contests.ok ? contests.value : []
    if (!first) return
    if (file !== entriesFile) dispatch({ type: 'set_entries_file', set: { entriesFile: file } })
    dispatch({ type: 'set_contest', contest: first.settings })
    setContests(further)
    setAsked({ ...asked, count: first.mine })
    setFilesTaken(filesTaken + 1)
  }

  const result = running || isAsking ? null : known
  return (
    <OpenDialog
      wide
      title={result ? `${pluralize(entriesIn(result), 'entry', 'entries')} chosen` : 'Choose entries'}
      description={result && moreContests.length > 0 ? undefined : describe(contest, moreContests.length)}
      onClose={onClose}
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
          <ChoiceResult choice={result} names={names} />
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
          {fileProblem ? <Alert tone="bad">{fileProblem}</Alert> : null}
          <ChoiceForm
            key={filesTaken}
            first={asked}
            feeCents={contest.feeCents}
            mostEntries={contest.maxEntries}
            limits={limits}
            locked={build?.locked.length ?? 0}
            more={{
              contests: moreContests.length,
              entries: moreContests.reduce((sum, { mine }) => sum + mine, 0),
              feesCents: moreContests.reduce((sum, { mine, settings }) => sum + mine * settings.feeCents, 0),
            }}
            contests={
              <ContestList
                contests={moreContests}
                mayRepeat={asked.mayRepeat}
                onContests={setContests}
                onMayRepeat={(mayRepeat) => setAsked({ ...asked, mayRepeat })}
                onEdit={setEditing}
                file={entriesFile}
                onKnownFile={takeContests}
                onFile={(file) => void handleFile(file)}
              />
            }
            onChoose={(next) => void handleChoose(next)}
          />
          {editing === null ? null : (
            <ContestDialog
              first={moreContests[editing]?.settings ?? usualContest('large_top_heavy')}
              formatId={format.id}
              onSave={(settings) => setContests(withContest(moreContests, editing, settings))}
              onClose={() => setEditing(null)}
            />
          )}
        </div>
      )}
    </OpenDialog>
  )
}

/** The contest with its facts; of several their number, since the list below names them. */
function describe(contest: ContestSettings, more: number): string {
  const own = `${contestName(contest)}: ${contestFacts(contest).text}`
  return more > 0 ? `${own}, and ${pluralize(more, 'more contest')}` : own
}

/** A new contest has one entry, until the user says more. */
function withContest(
  contests: readonly SlateContest[],
  place: number,
  settings: ContestSettings,
): readonly SlateContest[] {
  const known = contests[place]
  return known ? contests.with(place, { ...known, settings }) : [...contests, { settings, mine: 1 }]
}

function entriesIn({ entries }: LastChoice): number {
  return entries.contests.reduce((sum, { lineups }) => sum + lineups.length, 0)
}

/** Each lineup once. */
function lineupsOf(
  chosen: readonly (readonly string[])[],
  { playerPool, format }: Pick<LineupState, 'playerPool' | 'format'>,
): Lineup[] {
  const rows = new Map(playerPool.map((row) => [row.id, row]))
  const lineups = chosen.map((ids) =>
    lineupOf(
      format,
      ids.map((id) => rows.get(id)!),
    ),
  )
  return [...new Map(lineups.map((lineup) => [lineupKey(lineup), lineup] as const)).values()]
}

/** The last step of the Entries side put this list in the place of another one. */
function canUndo({ build, replacedEntries }: LineupState): boolean {
  const before = replacedEntries.at(-1)
  return before !== undefined && before.build?.lineups !== build?.lineups
}

/** The contests of the provider's file of reserved entries (`DKEntries.csv`), by stake; an error is a sentence for the user. */
function contestsInFile(
  file: KeptEntries['entriesFile'],
  format: Format,
  known: KnownContests,
): Result<SlateContest[], string> {
  const read = readKeptFile(file, format)
  if (!read.ok) return err(uploadProblemText(read.error))
  const contests = byStake(contestsOfEntries(read.value.entries, known))
  if (contests.length > 1 + MOST_MORE_CONTESTS)
    return err(
      `The file has ${contests.length} contests; entries are chosen for ${1 + MOST_MORE_CONTESTS} at most.`,
    )
  return ok(contests.map(({ settings, mine }) => ({ settings, mine: Math.min(mine, MOST_LINEUPS) })))
}
