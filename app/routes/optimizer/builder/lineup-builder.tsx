import { useMemo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Card, CardTitle } from '#app/components/ui/card.tsx'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { type Lineup, playersOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { isOfOneSide } from '#core/lineups/lineup-rules.ts'
import { quarterbackStack, stackText } from '#core/lineups/quarterback-stack.ts'
import { contestOfFormat } from '#core/payouts/usual-contest.ts'
import { doubtsLine } from '#core/players/doubts-line.ts'
import { pointsSources, whosePoints } from '#core/players/points.ts'
import { pointsWords } from '#core/players/points-words.ts'
import { oneSideWord, sidesWord } from '#core/players/sides.ts'
import { type PriceDoubts, priceDoubts } from '#core/players/who-plays.ts'
import { LeftOutLine } from '../pool/left-out-line.tsx'
import { ChoiceGroup } from '../settings/choice-group.tsx'
import { contestOf, settingsOf } from '../state/contest-of.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { MainButtons, MinorButtons, type StepProps } from './builder-actions.tsx'
import { EmptySlot, FilledSlot } from './lineup-slot.tsx'
import { RunStatus } from './run-status.tsx'
import { slotElementId } from './slot-focus.ts'

/** The slots of the lineup, its totals and its actions. */
export function LineupBuilder({
  exportIssue,
  onChooseSlot,
  ...steps
}: StepProps & {
  /** Why the last export failed. */
  exportIssue: string | null
  onChooseSlot: (slotIndex: number) => void
}) {
  const state = useSlate()
  const { format, lineup, playerPool } = state
  const byPrice = useMemo(() => priceDoubts(playerPool, format), [playerPool, format])
  const players = playersOf(lineup)
  const { begun } = useSlateLocks(state)
  const hasAllFigures = useAllFigures()
  const [mostly] = pointsSources(players)
  const stack = quarterbackStack(players, format)
  return (
    <Card
      aria-labelledby="builder-title"
      className="grid grid-cols-1 content-start gap-3 p-4 @max-3xl:border-0 @max-3xl:p-0 @3xl:px-5"
    >
      {/* On a phone the bar of the sheet says the same. */}
      <div className="flex items-baseline justify-between gap-x-3 @max-3xl:sr-only">
        <CardTitle id="builder-title">Lineup Builder</CardTitle>
        <p className="text-right text-sm text-muted tabular-nums">
          <span className="text-xl font-semibold text-foreground">
            {formatPoints(projectedPoints(lineup))}
          </span>{' '}
          points <span className="block min-h-4 text-xs">{pointsWords(players)}</span>
        </p>
      </div>
      <LineupDoubts lineup={lineup} byPrice={byPrice} />
      {hasAllFigures ? null : <SafeOrBig />}
      <MainButtons {...steps} />
      <RunStatus {...steps} />
      {hasAllFigures ? <LeftOutLine /> : null}
      <ul className="@container grid grid-cols-1 gap-1.5">
        {format.rosterSlots.map((slot) => {
          const player = lineup.slots[slot.index]
          return (
            <li key={slot.index} id={slotElementId(slot.index)}>
              {player ? (
                <FilledSlot
                  slot={slot}
                  player={player}
                  format={format}
                  locked={state.lockedIds.has(player.id)}
                  hasStarted={begun.has(player.id)}
                  byPrice={byPrice}
                  saysWhose={whosePoints(player) !== mostly?.whose}
                  onChoose={onChooseSlot}
                />
              ) : (
                <EmptySlot slot={slot} onChoose={onChooseSlot} />
              )}
            </li>
          )
        })}
      </ul>
      <p className="flex justify-between gap-3 text-sm text-muted">
        <span>Total salary</span>
        <span className="tabular-nums">
          <span className="font-medium text-foreground">{formatSalary(totalSalary(lineup))}</span> /{' '}
          {formatSalary(format.budget)}
        </span>
      </p>
      {stack ? (
        <p className="-mt-2 flex justify-between gap-3 text-sm text-muted">
          <span>Stack</span>
          <span className="font-medium text-foreground">{stackText(stack)}</span>
        </p>
      ) : null}
      {isOfOneSide(lineup) ? (
        <Alert tone="warn">
          All players are from {oneSideWord(format)}. The provider requires {sidesWord(format)}.
        </Alert>
      ) : null}
      {exportIssue ? <Alert tone="bad">{exportIssue}</Alert> : null}
      <MinorButtons lineup={lineup} actions={steps.actions} />
    </Card>
  )
}

/** Names the players of the lineup who may not play. */
function LineupDoubts({ lineup, byPrice }: { lineup: Lineup; byPrice: PriceDoubts }) {
  const line = doubtsLine(playersOf(lineup), byPrice)
  return (
    // Always rendered: screen readers announce only changes inside an existing status.
    <div role="status" className="contents">
      {line ? <Alert tone="warn">{line}</Alert> : null}
    </div>
  )
}

/** The contest format in the words of a first lineup: a cash game pays half the field, a tournament pays a few much. */
const CHOICES = [
  { value: 'cash', label: 'Safe' },
  { value: 'gpp', label: 'Win big' },
] as const

function SafeOrBig() {
  const state = useSlate()
  const dispatch = useDispatch()
  return (
    <div className="print:hidden">
      <ChoiceGroup
        legend="How to play"
        isLegendHidden
        choices={CHOICES}
        value={settingsOf(state).contestFormat}
        onChange={(format) =>
          dispatch({ type: 'set_contest', contest: contestOfFormat(contestOf(state), format) })
        }
      />
    </div>
  )
}
