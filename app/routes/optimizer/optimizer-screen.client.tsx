import { lazy, startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { ALL_FIGURES_ON, showAllFigures, useAllFigures } from '#app/lib/all-figures.ts'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { useScreenSide } from '#app/lib/slates/screen-side.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { useWidth } from '#app/lib/use-width.ts'
import type { Format } from '#core/formats/format.ts'
import { isComplete } from '#core/lineups/lineup.ts'
import type { Stack } from '#core/lineups/stack.ts'
import type { Player } from '#core/players/player.ts'
import { gamesLabel } from '#core/slate/games-label.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { contestId } from '#core/slate/slate-name.ts'
import { EnrichmentBannerSlot } from './ai/enrichment-banner-slot.tsx'
import { useEnrichment } from './ai/use-enrichment.ts'
import type { BuilderActions } from './builder/builder-actions.tsx'
import { LineupBuilder } from './builder/lineup-builder.tsx'
import { LineupSheet } from './builder/lineup-sheet.tsx'
import { nextStep } from './builder/next-step.ts'
import { useExportLineup } from './builder/use-export-lineup.ts'
import { useSavedMarks } from './builder/use-saved-marks.ts'
import { ContestChip } from './contest/settings/contest-chip.tsx'
import { useEntriesTab } from './entries/entries-tab.ts'
import { useAddOrSwap } from './instead/use-add-or-swap.ts'
import { MemoryNotesSlot } from './memory/memory-notes-slot.tsx'
import { useSlateMemory } from './memory/use-slate-memory.ts'
import { type OpenDialog, OptimizerDialogs } from './optimizer-dialogs.tsx'
import { PlayerPool } from './pool/player-pool.tsx'
import type { Column } from './pool/pool-columns.ts'
import { isWideScreen } from './pool/table-layout.ts'
import { ProjectionsLine } from './projections/projections-line.tsx'
import { PoolFrame, ScreenFrame } from './screen-frame.tsx'
import { ScreenTop } from './screen-top.tsx'
import { contestOf } from './state/contest-of.ts'
import { outOfLineup } from './state/left-out.ts'
import type { LineupState } from './state/lineup-state.ts'
import { useLineup } from './state/use-lineup.ts'
import { useOptimizer } from './state/use-optimizer.ts'
import { UploadPanelSlot } from './upload-panel-slot.tsx'

const StoryCard = lazy(() => import('./ai/story-card.tsx'))
const BudgetTracker = lazy(() => import('./builder/budget-tracker.tsx'))
const StackSynergy = lazy(() => import('./builder/stack-synergy.tsx'))
const KeysPart = lazy(() => import('./keys/keys-part.client.tsx'))
const ChatCard = lazy(() => import('./ai/chat-card.tsx'))
const LineupWorthCard = lazy(() => import('./contest/lineup-worth-card.tsx'))
const LearnedCard = lazy(() => import('./learned/learned-card.tsx'))
const loadEntries = () => import('./entries/entries-panel.tsx')
const EntriesPanel = lazy(loadEntries)
const BuilderBars = lazy(() => import('./entries/builder-bars.tsx'))
const ContestOfFile = lazy(() => import('./entries/entries-file/contest-of-file.tsx'))

/** The lineups have more to say than the pool: from 72rem on it is as wide as its table, and wider once a line of the list has all the room that it needs. */
const ENTRIES_COLUMNS =
  '@3xl:grid-cols-[minmax(22.25rem,4fr)_minmax(0,5fr)] @6xl:grid-cols-[minmax(40rem,1fr)_minmax(0,52rem)]'

/** Player pool, lineup builder and analysis for one slate. */
export function OptimizerScreen({
  mode,
  slate,
  initial,
  fileName,
  hasEntries,
  onSlateStored,
}: {
  mode: Format
  slate: Slate
  /** The state without a draft. */
  initial: LineupState
  fileName: string
  /** The salary file is one of reserved entries. */
  hasEntries: boolean
  onSlateStored: () => void
}) {
  const [state, dispatch, resumed] = useLineup(initial, slate.players)
  const memory = useSlateMemory({ mode, slate, fileName }, state, dispatch, resumed)
  // The builder updates at once; what only reads the lineup uses the deferred state.
  const settled = useDeferredValue(state)
  const { optimize, fill, keepSearching, stopSearching } = useOptimizer(state, dispatch)
  const { enrichment, enrich, dismiss } = useEnrichment(state, dispatch)
  const { exportCsv, exportIssue } = useExportLineup(state, `${contestId(slate) ?? mode.id}_lineup.csv`)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  // The press is painted before the dialog is drawn, which takes longer.
  const openDialog = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), [])
  const [uploadOpen, setUploadOpen] = useState(false)
  // The button answers at once; the panel moves all below it.
  const uploadShown = useDeferredValue(uploadOpen)
  const [sheetOpen, setSheetOpen] = useState(false)
  const { saved, markSaved } = useSavedMarks(state.lineup, memory.saved)
  const isSaved = saved !== null
  const hasOut = outOfLineup(state).length > 0
  // Above the builder a broken lineup has a button of its own, which is next.
  const step = uploadOpen || (hasOut && isComplete(state.lineup)) ? null : nextStep(state, isSaved)

  const subtitle = subtitleOf(mode, slate, fileName)
  // The switch answers at once; the side follows.
  const [chosenSide, showSide] = useScreenSide()
  const side = useDeferredValue(chosenSide)
  const [tab, setTab] = useEntriesTab(side)
  const [poolColumns, setPoolColumns] = useState<readonly Column[]>([])
  const screen = useRef<HTMLDivElement>(null)
  const width = useWidth(screen, innerWidth)
  const isWide = isWideScreen(width)
  useEffect(() => whenIdle(loadEntries), [])
  const hasAllFigures = useAllFigures()
  useEffect(() => {
    if (side === 'entries' && showAllFigures(true)) showToast({ title: ALL_FIGURES_ON })
  }, [side])

  const showBuilder = useCallback(() => {
    showSide('lineup')
    setSheetOpen(true)
  }, [showSide])

  const addOrSwap = useAddOrSwap(
    state,
    dispatch,
    useCallback((player: Player) => openDialog({ kind: 'swap_in', player }), [openDialog]),
  )
  const showContest = useCallback(() => openDialog({ kind: 'contest' }), [openDialog])
  const chooseSlot = useCallback(
    (slotIndex: number) => openDialog({ kind: 'choose', slotIndex }),
    [openDialog],
  )
  const importProjections = useCallback(
    () => openDialog({ kind: 'projections', ofSlate: false }),
    [openDialog],
  )
  const explain = useCallback((stack: Stack) => openDialog({ kind: 'stack', stack }), [openDialog])

  /** Starts a run and shows the builder, where its lineup appears. */
  function running(run: () => void): () => void {
    return () => {
      setSheetOpen(true)
      run()
    }
  }

  const toggleUpload = useCallback(() => {
    setUploadOpen((isOpen) => !isOpen)
    setSheetOpen(false)
  }, [])

  const actions: BuilderActions = {
    optimize: running(optimize),
    fill: running(fill),
    keepSearching,
    stopSearching,
    clear: () => dispatch({ type: 'clear' }),
    save: () => openDialog({ kind: 'save' }),
    exportCsv,
  }

  const entries = (
    <OptionalPart
      key="entries"
      loading={<Skeleton className="min-h-40" />}
      failed={<LoadFailure part="The Entries side" />}
    >
      <EntriesPanel
        state={state}
        dispatch={dispatch}
        tab={tab}
        isWide={isWide}
        slateName={subtitle}
        fileName={`${contestId(slate) ?? mode.id}_lineups.csv`}
        onTab={setTab}
        onEdit={showBuilder}
        onPoolColumns={setPoolColumns}
      />
    </OptionalPart>
  )

  return (
    <div
      ref={screen}
      className="@container/screen flex h-[calc(100dvh-3rem)] flex-col lg:h-[calc(100dvh-2.5rem)] md:min-h-140 print:h-auto"
    >
      <ScreenFrame
        width={width}
        hasFewColumns={side === 'lineup' && !hasAllFigures}
        columns={side === 'entries' ? ENTRIES_COLUMNS : undefined}
        top={
          <>
            <div className="grid grid-cols-1 gap-1 border-b border-border px-3 py-1.5 @3xl:gap-2 @3xl:px-4 @3xl:py-2 @5xl:gap-0.5 @5xl:py-0.5 print:hidden">
              <ScreenTop
                state={settled}
                subtitle={subtitle}
                memoryStatus={memory.status}
                uploadOpen={uploadOpen}
                side={chosenSide}
                enriching={enrichment.status === 'pending'}
                onToggleUpload={toggleUpload}
                onSide={showSide}
                onEnrich={enrich}
                onOpen={openDialog}
              />
              <MemoryNotesSlot memory={memory} players={slate.players} mode={mode} />
              <ProjectionsLine
                files={state.numbers.files}
                offered={slate.projections}
                onOpen={importProjections}
                onUseOffered={() => openDialog({ kind: 'projections', ofSlate: true })}
              />
              <EnrichmentBannerSlot enrichment={enrichment} onDismiss={dismiss} />
            </div>
            {uploadShown ? (
              <section
                aria-label="Upload New CSV"
                className="border-b border-border px-3 py-3 @3xl:max-h-[60dvh] @3xl:overflow-y-auto @3xl:px-4"
              >
                <UploadPanelSlot mode={mode} onSlateStored={onSlateStored} />
              </section>
            ) : null}
          </>
        }
        sheet={
          side === 'lineup' ? (
            <LineupSheet
              state={state}
              isSaved={isSaved}
              step={step}
              actions={actions}
              open={sheetOpen}
              onOpenChange={setSheetOpen}
              builder={
                <div className="grid content-start gap-3">
                  {state.build?.edited || hasOut ? (
                    <OptionalPart failed={<LoadFailure part="The way back to the list" />}>
                      <BuilderBars state={state} dispatch={dispatch} onDone={() => showSide('entries')} />
                    </OptionalPart>
                  ) : null}
                  <LineupBuilder
                    state={state}
                    isSaved={isSaved}
                    dispatch={dispatch}
                    step={step}
                    actions={actions}
                    exportIssue={exportIssue}
                    onChooseSlot={chooseSlot}
                  />
                  <div className="contents print:hidden">
                    <AfterHydration failed={<LoadFailure part="The analysis" />}>
                      <StoryCard state={settled} dispatch={dispatch} />
                    </AfterHydration>
                  </div>
                </div>
              }
              insight={
                <>
                  <AfterHydration failed={<LoadFailure part="The budget" />}>
                    <BudgetTracker lineup={settled.lineup} />
                  </AfterHydration>
                  {hasAllFigures ? (
                    <AfterHydration failed={<LoadFailure part="The contest" />}>
                      <LineupWorthCard state={settled} />
                    </AfterHydration>
                  ) : null}
                  <AfterHydration failed={<LoadFailure part="The stacks" />}>
                    <StackSynergy lineup={settled.lineup} onExplain={explain} />
                  </AfterHydration>
                  {hasAllFigures ? (
                    <AfterHydration>
                      <LearnedCard state={settled} dispatch={dispatch} />
                    </AfterHydration>
                  ) : null}
                  <AfterHydration failed={<LoadFailure part="The chat" />}>
                    <ChatCard state={settled} />
                  </AfterHydration>
                  <AfterHydration>
                    <KeysPart mode={mode} screen={{ state: settled, actions, onChooseSlot: chooseSlot }} />
                  </AfterHydration>
                </>
              }
            />
          ) : null
        }
      >
        {/* On a phone the head of the Entries side stands above the pool, and in the page before it. */}
        {side === 'entries' && !isWide ? entries : null}
        <PoolFrame
          key="pool"
          isCovered={side === 'lineup' && sheetOpen}
          isAway={side === 'entries' && tab !== 'players'}
        >
          <PlayerPool
            state={settled}
            entries={side === 'entries' ? poolColumns : null}
            dispatch={addOrSwap}
            onImportProjections={importProjections}
          />
        </PoolFrame>
        {side === 'entries' && isWide ? entries : null}
      </ScreenFrame>
      <ContestChip contest={contestOf(settled)} onPress={showContest} />
      {/* A chosen file sets its contest at once; for a salary file with entries, a contest that was kept comes first. */}
      {state.contest === null && (state.entriesFile || (hasEntries && memory.isRead)) ? (
        <OptionalPart>
          <ContestOfFile state={state} dispatch={dispatch} />
        </OptionalPart>
      ) : null}
      <OptimizerDialogs
        open={dialog}
        state={state}
        slate={slate}
        saved={saved}
        dispatch={dispatch}
        onSaved={markSaved}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

function subtitleOf(mode: Format, slate: Slate, fileName: string): string {
  return [mode.name, gamesLabel(slate), slate.gameDate ? formatCalendar(slate.gameDate) : fileName].join(
    ' · ',
  )
}
