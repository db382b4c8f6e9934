import { useMemo, useState } from 'react'
import type { Affected } from '#app/components/out-players/affected.ts'
import { affectedSentence } from '#app/components/out-players/affected-words.ts'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogClose, DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import { roughDupes } from '#core/field/dupes.ts'
import { ROUGH_DUPES, showsDupes } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { claimBasis } from '#core/games/shrink.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { contestName, feeAndSize } from '#core/payouts/contest-line.ts'
import { assumedText, type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { personKey } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { type RepairWay, USUAL_GAIN } from '#optimizer/repair/repair-request.ts'
import { whySentence } from '#optimizer/repair/why-sentence.ts'
import type { Repair } from '#optimizer/repair.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { scoredIn } from '../../contest/simulation/scored-in.ts'
import { dupesBefore, shownInContests } from '../../contest/simulation/shown-worth.ts'
import type { Simulation } from '../../contest/simulation/simulation.ts'
import { isEstimated } from '../../contest/simulation/simulation-sentences.ts'
import { ChoiceGroup } from '../../settings/choice-group.tsx'
import { contestOf } from '../../state/contest-of.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { PeopleField } from '../rules/people-field.tsx'
import { DifferencesList } from './differences-list.tsx'
import { fieldText } from './field-text.ts'
import type { RepairSubject } from './repair-subject.ts'
import { UnrepairableList } from './unrepairable-list.tsx'
import { type SwapWay, useRepair } from './use-repair.ts'
import { useRepairWorth } from './use-repair-worth.ts'

const BEST = { value: 'best', label: 'Best player' } as const
const BY_WORTH = { value: 'worth', label: 'By worth' } as const
const OTHER_WAYS = [
  { value: 'same_team', label: 'Same team' },
  { value: 'person', label: 'Named player' },
] as const
const WAYS = [BEST, BY_WORTH, ...OTHER_WAYS] as const

/** Where nobody is out, the other ways change nothing. */
const GAINS = [{ value: 'improve', label: 'By points' }, BY_WORTH] as const
const SWAP_WAYS = [...GAINS, { ...BEST, label: 'Who is out' }, ...OTHER_WAYS] as const
type Kind = (typeof SWAP_WAYS)[number]['value']

const HINTS: Record<Kind, string> = {
  improve: `Open slots change where each new player gains ${USUAL_GAIN} points or more, as the settings count them.`,
  worth: 'Shares of players are not kept.',
  best: 'The best lineup with the fewest changes that the rules allow.',
  same_team: 'The same, and each lineup keeps its number of players of each team.',
  person: 'The same, and this player is in each lineup afterwards.',
}

const WAITING: Partial<Record<Kind, string>> = {
  improve: 'Looking for better players',
  worth: 'Playing the games of what the lineups can become',
}

function worthHint(contests: readonly ContestSettings[], isLate: boolean): string {
  if (!isLate)
    return `What makes the most money in ${contestText(contests)}: few changes, or the whole lineup anew.`
  return `Open slots change where a lineup clearly makes more money in ${contestText(contests)}.`
}

function contestText([contest, ...others]: readonly ContestSettings[]): string {
  if (!contest || others.length > 0)
    return `its contests, ${formatCount(others.length + 1)} kinds in this file`
  const assumed = assumedText(contest)
  return `${contestName(contest)} (${feeAndSize(contest)}${assumed === null ? '' : `; ${assumed}`})`
}

function hasDupes(format: Format, settings: ContestSettings): boolean {
  const sim = simContestOf(settings)
  return sim.ok && showsDupes(format, averageEntry(sim.value.contest))
}

/** Shows what a repair would change, lineup by lineup; nothing changes before Apply, and Undo takes it back. */
export function RepairDialog({
  subject,
  affected,
  simulation,
  showsRaw,
  onClose,
}: {
  subject: RepairSubject
  affected: Affected
  /** Of the lineups, from before the news; null where they were not simulated. */
  simulation: Simulation | null
  showsRaw: boolean
  onClose: () => void
}) {
  const state = useSlate()
  const { format, playerPool } = state
  const { request, lineups } = subject
  const swapSentence = subject.swap?.sentence ?? null
  const [kind, setKind] = useState<Kind>(
    swapSentence !== null && affected.places.length === 0 ? 'improve' : 'best',
  )
  const isLate = swapSentence !== null
  const isImproved = isLate && (kind === 'improve' || kind === 'worth')
  const [person, setPerson] = useState<string | null>(null)
  const [simulates, setSimulates] = useState(simulation !== null)
  const way: SwapWay | null =
    kind === 'improve'
      ? { kind, gain: USUAL_GAIN }
      : kind === 'person'
        ? person === null
          ? null
          : { kind, key: person }
        : { kind }
  const contests = useMemo(
    () => subject.contests ?? [{ contest: contestOf(state), entries: lineups.map(() => 1) }],
    [subject, state, lineups],
  )
  const settings = contests.map(({ contest }) => contest)
  const ofField = fieldText(settings, { isLate, scored: scoredIn({}, state) })
  const someDupes = settings.some((contest) => hasDupes(format, contest))
  const isOut = affected.people.filter(({ why }) => why !== 'replaced')
  const alsoOut = isOut.map(({ key }) => key)
  const gone = useMemo(() => new Set(affected.people.map(({ key }) => key)), [affected])
  const goes = new Set(playerPool.flatMap((row) => (gone.has(personKey(row)) ? row.id : [])))
  const { repair, failure, worths: chosenBy } = useRepair(subject, way, { state, contests, alsoOut, goes })
  const replaced = affected.people.find(({ why }) => why === 'replaced')
  const isSimulated = simulates || kind === 'worth'
  const worth = useRepairWorth(state, {
    contests,
    alsoOut,
    lineups,
    repair: simulates && chosenBy === null ? repair : null,
  })
  const worths = chosenBy ?? worth.worths
  const worthOf = new Map(repair?.repaired.map(({ index }, place) => [index, worths?.[place] ?? []]))
  const pool = useMemo(() => rulePool(playerPool, format), [playerPool, format])
  const names = useMemo(() => peopleNames(pool), [pool])
  const playersById = useMemo(() => new Map(playerPool.map((row) => [row.id, row])), [playerPool])
  const mayComeIn = useMemo(() => new Map([...pool].filter(([key]) => !gone.has(key))), [pool, gone])
  /** The search counts nothing for whoever leaves; one who is replaced plays. */
  function withReplacedPoints(repaired: Repair['repaired'][number]): Repair['repaired'][number] {
    const left = repaired.changed.map(({ slot, out }) => {
      const row = playersById.get(out ?? '')
      return row && personKey(row) === replaced?.key ? countedPoints(row) * pointsMultiplier(format, slot) : 0
    })
    return { ...repaired, pointsBefore: left.reduce((sum, each) => sum + each, repaired.pointsBefore) }
  }
  const payoutFactor = useOwnPayoutFactor(format, isSimulated && !showsRaw)
  const basis = showsRaw ? null : claimBasis(format, payoutFactor)
  const isEstimate = isEstimated(playerPool, { file: settings[0]?.opponents })

  return (
    <OpenDialog
      wide
      title={
        swapSentence !== null
          ? 'Late swap'
          : lineups.length === 1
            ? 'Repair the lineup'
            : `${replaced ? `Replace ${replaced.name} in` : 'Repair'} ${pluralize(affected.places.length, 'lineup')}`
      }
      description={[
        ...(affected.places.length > 0 ? [affectedSentence(affected, lineups.length)] : []),
        ...(swapSentence === null ? [] : [swapSentence]),
      ].join(' ')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ChoiceGroup
          legend={swapSentence === null ? 'Who comes in' : 'Which swaps'}
          choices={swapSentence === null ? WAYS : affected.places.length > 0 ? SWAP_WAYS : GAINS}
          value={kind}
          hint={kind === 'worth' ? `${worthHint(settings, isLate)} ${HINTS.worth}` : HINTS[kind]}
          onChange={setKind}
        />
        {kind === 'person' ? (
          <PeopleField
            label="Player"
            isOne
            people={person === null ? [] : [person]}
            pool={mayComeIn}
            names={names}
            onChange={(people) => setPerson(people.at(-1) ?? null)}
          />
        ) : null}
        {failure ? <Alert tone="bad">{failure}</Alert> : null}
        <div role="status" className="text-sm">
          {way !== null && repair === null && failure === null ? (
            <span className="flex items-center gap-2">
              <Spinner />
              {WAITING[kind] ?? 'Looking for the fewest changes'}
            </span>
          ) : repair ? (
            <span className="font-medium">
              {isImproved && repair.repaired.length + repair.unrepairable.length === 0
                ? 'No change gains enough: all lineups stay as they are.'
                : `${pluralize(repair.repaired.length, 'lineup')} can be ${isImproved ? 'improved' : 'repaired'}${
                    repair.unrepairable.length > 0 ? `, ${repair.unrepairable.length} can not` : ''
                  }.${
                    repair.repaired.length + repair.unrepairable.length < lineups.length
                      ? ' The others stay as they are.'
                      : ''
                  }`}
            </span>
          ) : null}
        </div>
        {repair?.heldBack?.map(({ rule, lineups: held }) => (
          <p key={rule} className="text-sm text-muted">
            {pluralize(held, 'lineup')} would gain more without the rule "
            {ruleSentence(request.rules[rule]!, names, format)}".
          </p>
        ))}
        {repair && !repair.isProved ? (
          <Alert tone="warn">The search stopped early, so better repairs may exist.</Alert>
        ) : null}
        {ofField && repair?.repaired.length === 0 && kind === 'worth' ? (
          <p className="text-xs text-muted">{ofField}</p>
        ) : null}
        {repair && repair.repaired.length > 0 ? (
          <div className="text-xs text-muted">
            {worth.failure ? (
              <p className="text-bad">{worth.failure}</p>
            ) : worths ? (
              <details className="wrap-anywhere">
                <summary className="flex min-h-6 w-fit cursor-pointer items-center text-accent hover:underline pointer-coarse:min-h-11">
                  How this was compared
                </summary>
                <p>
                  {settings.length === 1 ? contestName(settings[0]!) : 'Each in its own contests'}, 10,000
                  games, before and after on the same ones.{' '}
                  {kind === 'worth'
                    ? `Chosen on 10,000 other ones. ${isLate ? 'What gains nothing beyond the error on these is left out. ' : ''}`
                    : ''}
                  {ofField}{' '}
                  {isOut.length > 0 ? 'Before: who is out scores 0. The field goes without them too. ' : ''}
                  {simulation && someDupes ? 'Dupes before are those of the last simulation. ' : ''}
                  {isEstimate && someDupes ? `${ROUGH_DUPES} ` : ''}± is one standard error.
                </p>
              </details>
            ) : simulates ? (
              <p className="flex items-center gap-2">
                <Spinner />
                Playing the games
              </p>
            ) : (
              <Button size="small" onClick={() => setSimulates(true)}>
                Compare ROI{someDupes ? ' and Dupes' : ''}
              </Button>
            )}
          </div>
        ) : null}
        {repair ? (
          <section aria-label="Changes" className="grid gap-3">
            <UnrepairableList
              unrepairable={repair.unrepairable}
              sentenceOf={(why) =>
                whySentence(why, { rules: request.rules, way: way as RepairWay, names, format })
              }
            />
            {repair.repaired.length > 0 ? (
              <DifferencesList
                repaired={repair.repaired.map((each) => withReplacedPoints(each))}
                playersById={playersById}
                isImproved={isImproved || kind === 'worth'}
                worthOf={(index) => shownInContests(worthOf.get(index)!, basis)}
                dupesOf={(index) => {
                  const [only, ...others] = worthOf.get(index)!
                  const after = others.length === 0 ? only?.worth.dupesAfter : null
                  return after && hasDupes(format, only!.contest)
                    ? {
                        before: dupesBefore(lineups[index]!, { playersById, format, simulation }),
                        after: isEstimate ? roughDupes(after) : after,
                      }
                    : null
                }}
              />
            ) : null}
          </section>
        ) : null}
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
        <Button
          variant="primary"
          disabled={repair === null || repair.repaired.length === 0}
          onClick={() => {
            if (repair) subject.apply(repair.repaired)
            onClose()
          }}
        >
          {repair && repair.repaired.length > 0
            ? `Apply to ${pluralize(repair.repaired.length, 'lineup')}`
            : 'Apply'}
        </Button>
      </DialogFooter>
    </OpenDialog>
  )
}
