import { Download, Eraser, Save, Sparkles, WandSparkles } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import { isComplete, isEmpty } from '#core/lineup.ts'
import type { LineupState } from './lineup-state.ts'
import { nextStep } from './next-step.ts'

/** What a person can do with the whole lineup. */
export type BuilderActions = {
  optimize: () => void
  fill: () => void
  clear: () => void
  save: () => void
  exportCsv: () => void
}

export function BuilderButtons({ state, actions }: { state: LineupState; actions: BuilderActions }) {
  const { lineup, playerPool, pendingRun } = state
  const partlyFilled = !isEmpty(lineup) && !isComplete(lineup)
  const step = nextStep(lineup)
  const loud = (when: typeof step) => (step === when ? 'primary' : 'secondary')
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        variant={loud('optimize')}
        disabled={playerPool.length === 0 || pendingRun !== null}
        onClick={actions.optimize}
        className={partlyFilled ? '' : 'col-span-2'}
      >
        {pendingRun?.kind === 'optimize' ? <Spinner className="text-current" /> : <Sparkles aria-hidden />}
        Optimize
      </Button>
      {partlyFilled ? (
        <Button variant={loud('fill')} disabled={pendingRun !== null} onClick={actions.fill}>
          {pendingRun?.kind === 'fill' ? <Spinner className="text-current" /> : <WandSparkles aria-hidden />}
          Fill Lineup
        </Button>
      ) : null}
      <Button
        variant={loud('save')}
        disabled={!isComplete(lineup)}
        onClick={actions.save}
        className="col-span-2"
      >
        <Save aria-hidden />
        Save
      </Button>
      <Button variant="ghost" size="small" disabled={isEmpty(lineup)} onClick={actions.clear}>
        <Eraser aria-hidden />
        Clear
      </Button>
      <Button variant="ghost" size="small" disabled={!isComplete(lineup)} onClick={actions.exportCsv}>
        <Download aria-hidden />
        Export
      </Button>
    </div>
  )
}

/** The loud button alone, for the bar that a phone always shows. */
export function NextStepButton({ state, actions }: { state: LineupState; actions: BuilderActions }) {
  const busy = state.pendingRun !== null
  switch (nextStep(state.lineup)) {
    case 'save':
      return (
        <Button variant="primary" onClick={actions.save}>
          Save
        </Button>
      )
    case 'fill':
      return (
        <Button variant="primary" disabled={busy} onClick={actions.fill}>
          Fill Lineup
        </Button>
      )
    case 'optimize':
      return (
        <Button variant="primary" disabled={busy || state.playerPool.length === 0} onClick={actions.optimize}>
          Optimize
        </Button>
      )
  }
}
