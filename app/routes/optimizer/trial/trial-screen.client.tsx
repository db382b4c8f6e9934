import { lazy, startTransition, useCallback, useDeferredValue, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { useNoSessionOwner } from '#app/lib/session/session-owner.ts'
import { loadTrialDraft, storeTrialDraft } from '#app/lib/slates/trial-draft.ts'
import { useWidth } from '#app/lib/use-width.ts'
import type { Player } from '#core/players/player.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import type { BuilderActions } from '../builder/builder-actions.tsx'
import { LineupBuilder } from '../builder/lineup-builder.tsx'
import { LineupSheet } from '../builder/lineup-sheet.tsx'
import { nextStep } from '../builder/next-step.ts'
import { useExportLineup } from '../builder/use-export-lineup.ts'
import { useAddOrSwap } from '../instead/use-add-or-swap.ts'
import { type OpenDialog, OptimizerDialogs } from '../optimizer-dialogs.tsx'
import { PlayerPool } from '../pool/player-pool.tsx'
import { PoolFrame, ScreenFrame } from '../screen-frame.tsx'
import type { LineupState } from '../state/lineup-state.ts'
import { type DraftStore, useLineup } from '../state/use-lineup.ts'
import { useOptimizer } from '../state/use-optimizer.ts'
import { TrialTop } from './trial-top.tsx'

const BudgetTracker = lazy(() => import('../builder/budget-tracker.tsx'))
const Tooltips = lazy(() => import('#app/components/ui/tooltips.client.tsx'))
const KeysPart = lazy(() => import('../keys/keys-part.client.tsx'))

/** In this browser, not in the tab: the account may be made in another one. */
const TRIAL_DRAFT: DraftStore = { load: loadTrialDraft, store: (_, draft) => storeTrialDraft(draft) }

/**
 * The optimizer with the sample slate, for a visitor without an account: the pool, the builder and the search of the
 * optimizer's screen, and nothing of it that asks the server. Saving leads to registration, and the lineup comes along.
 */
export default function TrialScreen({
  slate,
  initial,
}: {
  slate: Slate
  /** The state without a draft. */
  initial: LineupState
}) {
  useNoSessionOwner()
  const navigate = useNavigate()
  const [state, dispatch] = useLineup(initial, slate.players, TRIAL_DRAFT)
  const settled = useDeferredValue(state)
  const { optimize, fill, keepSearching, stopSearching } = useOptimizer(state, dispatch)
  const { exportCsv, exportIssue } = useExportLineup(state, 'sample_lineup.csv')
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const width = useWidth(screen, innerWidth)
  const hasAllFigures = useAllFigures()
  const step = nextStep(state, false)
  const chooseSlot = useCallback(
    (slotIndex: number) => startTransition(() => setDialog({ kind: 'choose', slotIndex })),
    [],
  )

  const addOrSwap = useAddOrSwap(
    state,
    dispatch,
    useCallback((player: Player) => startTransition(() => setDialog({ kind: 'swap_in', player })), []),
  )

  const actions: BuilderActions = {
    optimize() {
      setSheetOpen(true)
      optimize()
    },
    fill() {
      setSheetOpen(true)
      fill()
    },
    keepSearching,
    stopSearching,
    clear: () => dispatch({ type: 'clear' }),
    save: () => void navigate('/auth?mode=register&save=lineup'),
    exportCsv,
  }

  return (
    <div
      ref={screen}
      className="@container/screen flex h-dvh min-w-0 flex-1 flex-col md:min-h-140 print:h-auto"
    >
      <ScreenFrame
        width={width}
        hasFewColumns={!hasAllFigures}
        top={<TrialTop />}
        sheet={
          <LineupSheet
            state={state}
            isSaved={false}
            step={step}
            actions={actions}
            open={sheetOpen}
            onOpenChange={setSheetOpen}
            builder={
              <LineupBuilder
                state={state}
                isSaved={false}
                dispatch={dispatch}
                step={step}
                actions={actions}
                exportIssue={exportIssue}
                onChooseSlot={chooseSlot}
              />
            }
            insight={
              <>
                <AfterHydration failed={<LoadFailure part="The budget" />}>
                  <BudgetTracker lineup={settled.lineup} />
                </AfterHydration>
                <WithAnAccount />
                <AfterHydration>
                  <KeysPart
                    mode={state.mode}
                    screen={{ state: settled, actions, onChooseSlot: chooseSlot }}
                  />
                </AfterHydration>
              </>
            }
          />
        }
      >
        <PoolFrame isCovered={sheetOpen}>
          <PlayerPool state={settled} entries={null} dispatch={addOrSwap} />
        </PoolFrame>
      </ScreenFrame>
      <OptimizerDialogs
        open={dialog}
        state={state}
        slate={slate}
        saved={null}
        dispatch={dispatch}
        onSaved={noSaves}
        onClose={() => setDialog(null)}
      />
      <AfterHydration>
        <Tooltips />
      </AfterHydration>
    </div>
  )
}

/** Saving leads to registration. */
function noSaves(): void {}

/** What the visitor gets beside this. */
function WithAnAccount() {
  return (
    <Card aria-labelledby="account-title">
      <CardBody>
        <CardTitle id="account-title">With a free account</CardTitle>
        <ul className="grid list-disc gap-1 pl-4 text-sm text-muted">
          <li>Load the player file of your own contest: on DraftKings it is “Export to CSV”.</li>
          <li>Save this lineup, and up to 150 more for one contest.</li>
          <li>Play the contest thousands of times: how often does each lineup win money?</li>
          <li>Record your results and see what you won and lost.</li>
        </ul>
        <Button asChild className="justify-self-start">
          <Link to="/auth?mode=register">Create account</Link>
        </Button>
      </CardBody>
    </Card>
  )
}
