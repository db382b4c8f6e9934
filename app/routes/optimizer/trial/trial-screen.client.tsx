import { lazy } from 'react'
import { Link, useNavigate } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'
import { useNoSessionOwner } from '#app/lib/session/session-owner.ts'
import { loadTrialDraft, storeTrialDraft } from '#app/lib/slates/trial-draft.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { LineupBuilder } from '../builder/lineup-builder.tsx'
import { LineupSheet } from '../builder/lineup-sheet.tsx'
import { nextStep } from '../builder/next-step.ts'
import { OptimizerDialogs } from '../optimizer-dialogs.tsx'
import { PlayerPool } from '../pool/player-pool.tsx'
import { PoolFrame, ScreenFrame } from '../screen-frame.tsx'
import type { LineupState } from '../state/lineup-state.ts'
import { SlateOf } from '../state/slate-context.tsx'
import { type DraftStore, useLineup } from '../state/use-lineup.ts'
import { useLineupScreen } from '../use-lineup-screen.ts'
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
  const lineupScreen = useLineupScreen(state, dispatch, {
    exportName: 'sample_lineup.csv',
    onSave: () => void navigate('/auth?mode=register&save=lineup'),
  })
  const { settled, actions, chooseSlot, sheetOpen, screen } = lineupScreen
  const steps = { saved: null, step: nextStep(state, null), isQuiet: false, actions }

  return (
    <SlateOf state={state} dispatch={dispatch}>
      <div
        ref={screen}
        className="@container/screen flex h-dvh min-w-0 flex-1 flex-col md:min-h-140 print:h-auto"
      >
        <ScreenFrame
          width={lineupScreen.width}
          hasFewColumns={!lineupScreen.hasAllFigures}
          top={<TrialTop />}
          sheet={
            <LineupSheet
              {...steps}
              open={sheetOpen}
              onOpenChange={lineupScreen.setSheetOpen}
              builder={
                <LineupBuilder {...steps} exportIssue={lineupScreen.exportIssue} onChooseSlot={chooseSlot} />
              }
              insight={
                <>
                  <AfterHydration failed={<LoadFailure part="The budget" />}>
                    <BudgetTracker lineup={settled.lineup} />
                  </AfterHydration>
                  <WithAnAccount />
                  <AfterHydration>
                    <KeysPart screen={{ state: settled, actions, onChooseSlot: chooseSlot }} />
                  </AfterHydration>
                </>
              }
            />
          }
        >
          <PoolFrame isCovered={sheetOpen}>
            <SlateOf state={settled} dispatch={lineupScreen.addOrSwap}>
              <PlayerPool entries={null} />
            </SlateOf>
          </PoolFrame>
        </ScreenFrame>
        <OptimizerDialogs
          open={lineupScreen.dialog}
          slate={slate}
          saved={null}
          onSaved={noSaves}
          onClose={lineupScreen.closeDialog}
        />
        <AfterHydration>
          <Tooltips />
        </AfterHydration>
      </div>
    </SlateOf>
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
