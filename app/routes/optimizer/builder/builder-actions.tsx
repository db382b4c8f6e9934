import { Check, Download, Eraser, Sparkles } from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { SavedMark } from '#app/lib/stored/saved-marks.ts'
import { isComplete, isEmpty, type Lineup } from '#core/lineups/lineup.ts'
import { useSlate } from '../state/slate-context.tsx'
import type { NextStep } from './next-step.ts'

const ShareMenu = lazy(() => import('./share-menu.tsx'))

/** Actions on the whole lineup. */
export type BuilderActions = {
  optimize: () => void
  fill: () => void
  /** Continues a search that stopped early, on this device, until it is done or stopped. */
  keepSearching: () => void
  stopSearching: () => void
  clear: () => void
  save: () => void
  exportCsv: () => void
}

export type StepProps = {
  /** The lineup as it is saved; null where it is not. */
  saved: SavedMark | null
  step: NextStep
  /** Something else comes before the next step, as a file that is being chosen. */
  isQuiet: boolean
  actions: BuilderActions
}

export function MainButtons({ saved, step, isQuiet, actions }: StepProps) {
  const { lineup, playerPool, pendingRun } = useSlate()
  const partlyFilled = !isEmpty(lineup) && !isComplete(lineup)
  const loud = (when: NextStep) => (step === when && !isQuiet ? 'primary' : 'secondary')
  return (
    <div className="grid grid-cols-3 gap-2">
      <Button
        variant={loud('optimize')}
        disabled={playerPool.length === 0 || pendingRun !== null}
        onClick={actions.optimize}
        size="tight"
        className={partlyFilled || step === 'record' ? '' : 'col-span-2'}
      >
        {partlyFilled ? null : <Sparkles aria-hidden />}
        Optimize
      </Button>
      {partlyFilled ? (
        <Button variant={loud('fill')} size="tight" disabled={pendingRun !== null} onClick={actions.fill}>
          Fill Lineup
        </Button>
      ) : null}
      {step === 'record' ? (
        <RecordLink saved={saved} variant={loud('record')} />
      ) : (
        <Button
          variant={loud('save')}
          size="tight"
          disabled={!isComplete(lineup)}
          data-tooltip={saved ? 'Save a copy' : undefined}
          onClick={actions.save}
        >
          {saved ? <SavedLabel /> : 'Save'}
        </Button>
      )}
    </div>
  )
}

/** Leads to the saved lineup, where its result is recorded. */
function RecordLink({ saved, variant }: Pick<StepProps, 'saved'> & { variant: 'primary' | 'secondary' }) {
  return (
    <Button asChild variant={variant} className="col-span-2 print:hidden">
      <Link to={`/lineups/${saved?.id}`}>Record result</Link>
    </Button>
  )
}

function SavedLabel() {
  return (
    <>
      <Check aria-hidden className="text-good" />
      Saved
    </>
  )
}

export function MinorButtons({ lineup, actions }: { lineup: Lineup; actions: BuilderActions }) {
  return (
    <div className="-mb-1 flex justify-between gap-2">
      <Button variant="ghost" size="small" disabled={isEmpty(lineup)} onClick={actions.clear}>
        <Eraser aria-hidden />
        Clear
      </Button>
      <div className="flex items-center gap-1">
        <Button variant="ghost" size="small" disabled={!isComplete(lineup)} onClick={actions.exportCsv}>
          <Download aria-hidden />
          Export
        </Button>
        {isComplete(lineup) ? (
          <OptionalPart failed={null}>
            <ShareMenu lineup={lineup} />
          </OptionalPart>
        ) : null}
      </div>
    </div>
  )
}

/** The button of the next step, for the bar that is always visible on a phone. */
export function NextStepButton({ saved, step, isQuiet, actions }: StepProps) {
  const state = useSlate()
  const isLoud = !isQuiet && step !== 'none' && step !== 'saved'
  if (step === 'record') return <RecordLink saved={saved} variant={isLoud ? 'primary' : 'secondary'} />
  const { label, run } = {
    none: { label: 'Optimize', run: actions.optimize },
    optimize: { label: 'Optimize', run: actions.optimize },
    fill: { label: 'Fill Lineup', run: actions.fill },
    save: { label: 'Save', run: actions.save },
    saved: { label: <SavedLabel />, run: actions.save },
  }[step]
  return (
    <Button
      variant={isLoud ? 'primary' : 'secondary'}
      disabled={state.pendingRun !== null || state.playerPool.length === 0}
      onClick={run}
    >
      {label}
    </Button>
  )
}
