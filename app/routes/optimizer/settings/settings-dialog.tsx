import { startTransition, useOptimistic } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '#app/components/ui/dialog.tsx'
import { describeObjective } from '#core/objective/objective.ts'
import {
  CONTEST_FORMAT_LABELS,
  CONTEST_FORMATS,
  type ContestFormat,
  ENHANCEMENT_LEVEL_LABELS,
  ENHANCEMENT_LEVELS,
  type EnhancementLevel,
  STRATEGIES,
  STRATEGY_LABELS,
  type Strategy,
} from '#core/objective/strategy.ts'
import { areFilesCorrected } from '#core/ownership/by-position.ts'
import { contestName, feeAndSize } from '#core/payouts/contest-line.ts'
import { contestOfFormat } from '#core/payouts/usual-contest.ts'
import { pointsSources } from '#core/players/points.ts'
import { BASELINE_ERROR } from '#core/projections/baseline-error.ts'
import { POINTS_OF_PERCENT } from '#core/projections/points-of-surprise.ts'
import {
  POINTS_FROM,
  type PointsFrom,
  type ProjectionFile,
  type SlateNumbers,
} from '#core/projections/slate-numbers.ts'
import { DEFAULT_RULES, rulesOfFormat, ruleText } from '#core/rules/lineup-rule.ts'
import { contestOf, settingsOf } from '../state/contest-of.ts'
import type { LineupAction, StrategySettings } from '../state/lineup-state.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { CreativityField } from './creativity-field.tsx'
import { LineupRuleChoice } from './lineup-rule-choice.tsx'

const STRATEGY_HINTS: Record<Strategy, (unit: string) => string> = {
  max_points: () => 'The most points for the budget.',
  best_value: (unit) => `Points per ${unit} count strongly.`,
  balanced: (unit) => `Mostly points, a little for points per ${unit}.`,
}

const CONTEST_FORMAT_HINTS: Record<ContestFormat, string> = {
  cash: 'About half win. Favors a steady score.',
  // docs/proof.md, "GPP lineups and the best 1% of a field"
  gpp: 'Few win much. Favors scores that swing widely. In past games such lineups reached the top 1% no more often than those for cash.',
}

const LEVEL_HINTS: Record<EnhancementLevel, string> = {
  basic: 'Short texts, within seconds.',
  moderate: 'Longer texts.',
  max: 'The longest texts; may take up to 60 seconds.',
}

const POINTS_FROM_LABELS: Record<PointsFrom, string> = {
  baseline: 'Our estimate',
  average: 'Season average (FPPG)',
}
const POINTS_FROM_HINTS: Record<PointsFrom, string> = {
  baseline: `From price and average. Typically ${BASELINE_ERROR} points off.`,
  average: 'Fantasy points per game, as the salary file lists them.',
}

/** The optimizer settings and a sentence on what they maximize. Changes apply at once. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { format, rules, numbers } = state
  const [shown, show] = useOptimistic({
    ...{ rules, numbers, settings: state.settings },
    ...{ contest: contestOf(state), level: state.enhancementLevel },
  })
  const settings = settingsOf(shown)

  /** The dialog answers at once; builder and pool follow. */
  function apply(changed: Partial<typeof shown>, action: LineupAction) {
    startTransition(() => {
      show({ ...shown, ...changed })
      dispatch(action)
    })
  }

  function change(changed: Partial<StrategySettings>) {
    const next = { ...shown.settings, ...changed }
    apply({ settings: next }, { type: 'set_settings', settings: next })
  }

  function changeNumbers(next: SlateNumbers) {
    apply({ numbers: next }, { type: 'set_numbers', numbers: next })
  }

  function changeFormat(format: ContestFormat) {
    const next = contestOfFormat(shown.contest, format)
    apply({ contest: next }, { type: 'set_contest', contest: next })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Optimization Settings">
        <div className="grid gap-4">
          <ChoiceGroup
            legend="Strategy"
            choices={STRATEGIES.map((value) => ({ value, label: STRATEGY_LABELS[value] }))}
            value={settings.strategy}
            hint={STRATEGY_HINTS[settings.strategy](format.valueUnit.text)}
            onChange={(strategy) => change({ strategy })}
          />
          {format.baseline ? (
            <ChoiceGroup
              legend="Points from"
              choices={POINTS_FROM.map((value) => ({ value, label: POINTS_FROM_LABELS[value] }))}
              value={shown.numbers.pointsFrom}
              hint={POINTS_FROM_HINTS[shown.numbers.pointsFrom]}
              onChange={(pointsFrom) => changeNumbers({ ...shown.numbers, pointsFrom })}
            />
          ) : null}
          <FileOwnership numbers={shown.numbers} onChange={changeNumbers} />
          <OwnershipInPoints
            numbers={shown.numbers}
            hasOwnership={haveOwnership(numbers.files) || numbers.learned !== undefined}
            onChange={changeNumbers}
          />
          <ChoiceGroup
            legend="Contest format"
            choices={CONTEST_FORMATS.map((value) => ({ value, label: CONTEST_FORMAT_LABELS[value] }))}
            value={settings.contestFormat}
            hint={`${contestName(shown.contest)} · ${feeAndSize(shown.contest)}. ${CONTEST_FORMAT_HINTS[settings.contestFormat]}`}
            onChange={changeFormat}
          />
          {rulesOfFormat(DEFAULT_RULES, format).map((rule) => (
            <LineupRuleChoice
              key={rule.position}
              rule={rule}
              rules={shown.rules}
              onChange={(next) => apply({ rules: next }, { type: 'set_rules', rules: next })}
            />
          ))}
          <CreativityField
            creativity={settings.creativity}
            onChange={(creativity) => change({ creativity })}
          />
          <ChoiceGroup
            legend="AI enhancement level"
            choices={ENHANCEMENT_LEVELS.map((value) => ({ value, label: ENHANCEMENT_LEVEL_LABELS[value] }))}
            value={shown.level}
            hint={LEVEL_HINTS[shown.level]}
            onChange={(level) => apply({ level }, { type: 'set_enhancement_level', level })}
          />
          <details className="text-sm">
            <summary className="flex min-h-6 w-fit cursor-pointer items-center font-medium text-accent hover:underline pointer-coarse:min-h-11">
              What is maximized
            </summary>
            <ul aria-live="polite" className="mt-1 grid list-disc gap-0.5 pl-4 text-muted">
              {describeObjective(settings, format, pointsSources(state.playerPool)).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {rulesOfFormat(rules, format).map((rule) => (
                <li key={rule.position}>A run chooses {ruleText(rule)}. Players you keep may be more.</li>
              ))}
            </ul>
          </details>
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const CHOICES = [
  { value: 'moves', label: 'Moves points' },
  { value: 'stays', label: 'Leaves them' },
] as const

/** Whether ownership that the baseline did not expect moves its points; absent where there is no such ownership or no baseline. */
function OwnershipInPoints({
  numbers,
  hasOwnership,
  onChange,
}: {
  numbers: SlateNumbers
  /** From files or learned. */
  hasOwnership: boolean
  onChange: (numbers: SlateNumbers) => void
}) {
  const { format } = useSlate()
  if (!format.baseline || numbers.pointsFrom !== 'baseline' || !hasOwnership) return null
  const isOn = numbers.ownershipInPoints !== false
  return (
    <ChoiceGroup
      legend="Ownership and baseline"
      choices={CHOICES}
      value={isOn ? 'moves' : 'stays'}
      hint={
        isOn
          ? `Each 10% beyond the estimate moves the points by ${10 * POINTS_OF_PERCENT}.`
          : 'Points come from price and average alone.'
      }
      onChange={(choice) => onChange({ ...numbers, ownershipInPoints: choice === 'moves' })}
    />
  )
}

const FILE_CHOICES = [
  { value: 'as_listed', label: 'As listed' },
  { value: 'by_position', label: 'By position' },
] as const

/** Corrects the ownership of imported files by position; absent while no file has any, and where the factors were not fitted. */
function FileOwnership({
  numbers,
  onChange,
}: {
  numbers: SlateNumbers
  onChange: (numbers: SlateNumbers) => void
}) {
  const { format } = useSlate()
  if (!haveOwnership(numbers.files) || !areFilesCorrected(format)) return null
  const isOn = numbers.ownershipByPosition === true
  return (
    <ChoiceGroup
      legend="Ownership from files"
      choices={FILE_CHOICES}
      value={isOn ? 'by_position' : 'as_listed'}
      hint={
        isOn
          ? 'Fewer kickers and quarterbacks as captain: nearer to past contests.'
          : 'Each share as the file lists it.'
      }
      onChange={(choice) => onChange({ ...numbers, ownershipByPosition: choice === 'by_position' })}
    />
  )
}

/** Does a file tell anyone's ownership? */
function haveOwnership(files: readonly ProjectionFile[]): boolean {
  return files.some(({ people }) =>
    Object.values(people).some(
      ({ flexOwnershipPct, captainOwnershipPct }) =>
        flexOwnershipPct !== null || captainOwnershipPct !== null,
    ),
  )
}
