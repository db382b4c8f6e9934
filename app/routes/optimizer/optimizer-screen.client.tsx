import { type ComponentProps, lazy, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { ALL_FIGURES_ON, showAllFigures } from '#app/lib/all-figures.ts'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { useScreenSide } from '#app/lib/page/screen-side.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { Format } from '#core/formats/format.ts'
import { isComplete } from '#core/lineups/lineup.ts'
import type { Stack } from '#core/lineups/stack.ts'
import { gamesLabel } from '#core/slate/games-label.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { contestId } from '#core/slate/slate-name.ts'
import { useEnrichment } from './ai/use-enrichment.ts'
import { LineupBuilder } from './builder/lineup-builder.tsx'
import { LineupSheet } from './builder/lineup-sheet.tsx'
import { nextStep } from './builder/next-step.ts'
import { useSavedMarks } from './builder/use-saved-marks.ts'
import { ContestChip } from './contest/settings/contest-chip.tsx'
import { useEntriesTab } from './entries/entries-tab.ts'
import { optionalLazy } from './optional-lazy.tsx'
import './keys/early-keys.client.ts'
import { useSlateMemory } from './memory/use-slate-memory.ts'
import { OptimizerDialogs } from './optimizer-dialogs.tsx'
import { PlayerPool } from './pool/player-pool.tsx'
import type { Column } from './pool/pool-columns.ts'
import { isWideScreen } from './pool/table-layout.ts'
import { PoolFrame, ScreenFrame } from './screen-frame.tsx'
import { ScreenTop } from './screen-top.tsx'
import { contestOf } from './state/contest-of.ts'
import { outOfLineup } from './state/left-out.ts'
import type { LineupState } from './state/lineup-state.ts'
import { SlateContext, SlateOf } from './state/slate-context.tsx'
import { useLineup } from './state/use-lineup.ts'
import { useSlateLocks } from './state/use-slate-locks.ts'
import { UploadPanelSlot } from './upload-panel-slot.tsx'
import { useLineupScreen } from './use-lineup-screen.ts'

const EnrichmentBanner = optionalLazy(() => import('./ai/enrichment-banner.tsx'), {
  failed: <LoadFailure part="The enrichment summary" />,
})
const MemoryNotes = optionalLazy(() => import('./memory/memory-notes.tsx'))
const ProjectionsLine = optionalLazy(() => import('./projections/projections-line.tsx'))
const StoryCard = lazy(() => import('./ai/story-card.tsx'))
const BudgetTracker = lazy(() => import('./builder/budget-tracker.tsx'))
const StackSynergy = lazy(() => import('./builder/stack-synergy.tsx'))
const KeysPart = lazy(() => import('./keys/keys-part.client.tsx'))
const ChatCard = lazy(() => import('./ai/chat-card.tsx'))
const LineupWorthCard = lazy(() => import('./contest/lineup-worth-card.tsx'))
const LearnedCard = lazy(() => import('./learned/learned-card.tsx'))
const loadEntries = () => import('./entries/entries-panel.tsx')
const EntriesPanel = optionalLazy(loadEntries, {
  loading: <Skeleton className="min-h-40" />,
  failed: <LoadFailure part="The Entries side" />,
})
const BuilderBars = optionalLazy(() => import('./entries/builder-bars.tsx'), {
  failed: <LoadFailure part="The way back to the list" />,
})
const FileOfSlate = optionalLazy(() => import('./entries/entries-file/file-of-slate.tsx'))

/**
 * The lineups have more to say than the pool. From 72rem on a line of the list has its figures beside the names, then the pool gets the
 * room of its table with the captain's limits, and the list what is left.
 */
const ENTRIES_COLUMNS =
  '@3xl:grid-cols-[minmax(22.25rem,4fr)_minmax(0,5fr)] @6xl:grid-cols-[minmax(clamp(40rem,100cqw-46.5rem,44.5rem),1fr)_minmax(0,60rem)]'

/** Player pool, lineup builder and analysis for one slate. */
export function OptimizerScreen({
  format,
  slate,
  initial,
  fileName,
  hasEntries,
  onSlateStored,
}: {
  format: Format
  slate: Slate
  /** The state without a draft. */
  initial: LineupState
  fileName: string
  /** The salary file is one of reserved entries. */
  hasEntries: boolean
  onSlateStored: () => void
}) {
  const [state, dispatch, resumed] = useLineup(initial, slate.players)
  const [hadList] = useState(state.build !== null)
  const memory = useSlateMemory({ format, slate, fileName }, state, dispatch, resumed)
  const { enrichment, enrich, dismiss } = useEnrichment(state, dispatch)
  const { openDialog, setSheetOpen, ...lineupScreen } = useLineupScreen(state, dispatch, {
    exportName: `${contestId(slate) ?? format.id}_lineup.csv`,
    onSave: (open) => open({ kind: 'save' }),
  })
  const { settled, actions, chooseSlot, sheetOpen, screen, width, hasAllFigures } = lineupScreen
  const [uploadOpen, setUploadOpen] = useState(false)
  // The button answers at once; the panel moves all below it.
  const uploadShown = useDeferredValue(uploadOpen)
  const { saved, markSaved } = useSavedMarks(state.lineup, memory.saved)
  const hasOut = outOfLineup(state).length > 0
  // Above the builder a broken lineup has a button of its own, which is next.
  const steps = {
    saved,
    step: nextStep(state, saved, useSlateLocks(state)),
    isQuiet: uploadOpen || (hasOut && isComplete(state.lineup)),
    actions,
  }

  const subtitle = subtitleOf(format, slate, fileName)
  // The switch answers at once; the side follows.
  const [chosenSide, showSide] = useScreenSide()
  const side = useDeferredValue(chosenSide)
  const [tab, setTab] = useEntriesTab(side)
  const [poolColumns, setPoolColumns] = useState<readonly Column[]>([])
  const isWide = isWideScreen(width)
  useEffect(() => whenIdle(loadEntries), [])
  useEffect(() => {
    if (side === 'entries' && showAllFigures(true)) showToast({ title: ALL_FIGURES_ON })
  }, [side])

  const showBuilder = useCallback(() => {
    showSide('lineup')
    setSheetOpen(true)
  }, [showSide, setSheetOpen])

  const showContest = useCallback(() => openDialog({ kind: 'contest' }), [openDialog])
  const importProjections = useCallback(
    () => openDialog({ kind: 'projections', ofSlate: false }),
    [openDialog],
  )
  const explain = useCallback((stack: Stack) => openDialog({ kind: 'stack', stack }), [openDialog])

  const toggleUpload = useCallback(() => {
    setUploadOpen((isOpen) => !isOpen)
    setSheetOpen(false)
  }, [setSheetOpen])

  const keysFor = (screen: ComponentProps<typeof KeysPart>['screen']) => (
    <AfterHydration>
      <KeysPart screen={screen} />
    </AfterHydration>
  )

  const entries = (
    <EntriesPanel
      key="entries"
      tab={tab}
      isWide={isWide}
      slateName={subtitle}
      fileName={`${contestId(slate) ?? format.id}_lineups.csv`}
      keysFor={keysFor}
      onTab={setTab}
      onEdit={showBuilder}
      onPoolColumns={setPoolColumns}
    />
  )

  return (
    <SlateOf state={state} dispatch={dispatch}>
      <div
        ref={screen}
        className="@container/screen flex h-[calc(100dvh-var(--bar))] flex-col md:min-h-140 print:h-auto"
      >
        <ScreenFrame
          width={width}
          hasFewColumns={side === 'lineup' && !hasAllFigures}
          columns={side === 'entries' ? ENTRIES_COLUMNS : undefined}
          top={
            <>
              <div className="grid grid-cols-1 gap-1 border-b border-border px-3 py-1.5 @3xl:gap-2 @3xl:px-4 @3xl:py-2 @5xl:gap-0.5 @5xl:py-0.5 print:hidden">
                <SlateContext value={settled}>
                  <ScreenTop
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
                </SlateContext>
                {memory.conflicts.length > 0 || memory.carried ? (
                  <MemoryNotes memory={memory} players={slate.players} />
                ) : null}
                {state.numbers.files.length > 0 || slate.projections !== null ? (
                  <ProjectionsLine
                    files={state.numbers.files}
                    offered={slate.projections}
                    onOpen={importProjections}
                    onUseOffered={() => openDialog({ kind: 'projections', ofSlate: true })}
                  />
                ) : null}
                {enrichment.status === 'idle' ? null : (
                  <EnrichmentBanner enrichment={enrichment} onDismiss={dismiss} />
                )}
              </div>
              {/* A chosen file sets its contest at once; for a salary file with entries, a contest that was kept comes first. */}
              {state.entriesFile || (hasEntries && memory.isRead) ? (
                <FileOfSlate hadList={hadList} tab={tab} side={side} onTab={setTab} onSide={showSide} />
              ) : null}
              {uploadShown ? (
                <section
                  aria-label="Upload New CSV"
                  className="border-b border-border px-3 py-3 @3xl:max-h-[60dvh] @3xl:overflow-y-auto @3xl:px-4"
                >
                  <UploadPanelSlot format={format} onSlateStored={onSlateStored} />
                </section>
              ) : null}
            </>
          }
          sheet={
            side === 'lineup' ? (
              <LineupSheet
                {...steps}
                open={sheetOpen}
                onOpenChange={setSheetOpen}
                builder={
                  <div className="grid content-start gap-3">
                    {state.build?.edited || hasOut ? (
                      <BuilderBars onDone={() => showSide('entries')} />
                    ) : null}
                    <LineupBuilder
                      {...steps}
                      exportIssue={lineupScreen.exportIssue}
                      onChooseSlot={chooseSlot}
                    />
                    <div className="contents print:hidden">
                      <SlateContext value={settled}>
                        <AfterHydration failed={<LoadFailure part="The analysis" />}>
                          <StoryCard />
                        </AfterHydration>
                      </SlateContext>
                    </div>
                  </div>
                }
                insight={
                  <SlateContext value={settled}>
                    <AfterHydration failed={<LoadFailure part="The budget" />}>
                      <BudgetTracker lineup={settled.lineup} />
                    </AfterHydration>
                    {hasAllFigures ? (
                      <AfterHydration failed={<LoadFailure part="The contest" />}>
                        <LineupWorthCard />
                      </AfterHydration>
                    ) : null}
                    <AfterHydration failed={<LoadFailure part="The stacks" />}>
                      <StackSynergy lineup={settled.lineup} onExplain={explain} />
                    </AfterHydration>
                    {hasAllFigures ? (
                      <AfterHydration>
                        <LearnedCard />
                      </AfterHydration>
                    ) : null}
                    <AfterHydration failed={<LoadFailure part="The chat" />}>
                      <ChatCard />
                    </AfterHydration>
                    {keysFor({ state: settled, actions, onChooseSlot: chooseSlot })}
                  </SlateContext>
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
            <SlateOf state={settled} dispatch={lineupScreen.addOrSwap}>
              <PlayerPool
                entries={side === 'entries' ? poolColumns : null}
                onImportProjections={importProjections}
              />
            </SlateOf>
          </PoolFrame>
          {side === 'entries' && isWide ? entries : null}
        </ScreenFrame>
        <ContestChip contest={contestOf(settled)} onPress={showContest} />
        <OptimizerDialogs
          open={lineupScreen.dialog}
          slate={slate}
          saved={saved}
          onSaved={markSaved}
          onClose={lineupScreen.closeDialog}
        />
      </div>
    </SlateOf>
  )
}

function subtitleOf(format: Format, slate: Slate, fileName: string): string {
  return [format.name, gamesLabel(slate), slate.gameDate ? formatCalendar(slate.gameDate) : fileName].join(
    ' · ',
  )
}
