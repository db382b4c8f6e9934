import { Download, Ellipsis, Save } from 'lucide-react'
import {
  type Dispatch,
  type KeyboardEvent,
  lazy,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { useWidth } from '#app/lib/use-width.ts'
import type { Player } from '#core/players/player.ts'
import { firstSort } from '../contest/figures/order.ts'
import { SimulateButton } from '../contest/simulation/simulate-button.tsx'
import { SimulationNews } from '../contest/simulation/simulation-news.tsx'
import { SimulationProgress } from '../contest/simulation/simulation-progress.tsx'
import { gamesSentence } from '../contest/simulation/simulation-sentences.ts'
import { usePreparedField, useSimulation } from '../contest/simulation/use-simulation.ts'
import { isUndoKey } from '../pool/edited-numbers.tsx'
import { LeftOutLine } from '../pool/left-out-line.tsx'
import type { Column } from '../pool/pool-columns.ts'
import { contestOf } from '../state/contest-of.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { BuildBar } from './building/build-bar.tsx'
import { BuildStatus } from './building/build-status.tsx'
import { changedSince, madeFrom } from './building/made-from.ts'
import { rulesInForce } from './building/rules-in-force.ts'
import { useBuild } from './building/use-build.ts'
import { useBuildCount } from './building/use-build-count.ts'
import { EntriesDialogs, type OpenEntriesDialog } from './entries-dialogs.tsx'
import { EntriesPart } from './entries-part.tsx'
import type { EntriesTab } from './entries-tab.ts'
import { EntriesTabs } from './entries-tabs.tsx'
import { usePoolColumns } from './exposures/use-pool-columns.ts'
import type { ListSort } from './list/listed-lineups.ts'
import { useListActions } from './list/use-list-actions.ts'
import { useShownList } from './list/use-shown-list.ts'
import { RepairBar } from './repair/repair-bar.tsx'

const AboutFigures = lazy(() => import('../contest/simulation/about-figures.tsx'))
const LineupList = lazy(() => import('./list/lineup-list.tsx'))
const GroupLine = lazy(() => import('./groups/group-line.tsx'))
const GroupTable = lazy(() => import('./groups/group-table.tsx'))
const RulesPanel = lazy(() => import('./rules/rules-panel.tsx'))
const ContestOfFile = lazy(() => import('./entries-file/contest-of-file.tsx'))
const SinceBuilt = lazy(() => import('./since-built/since-built.tsx'))

/** From this width on what saves and downloads stands beside the build bar, and groups may stand above the list. */
const ROOMY_PX = 28 * 16
/** From this width on the press that simulates does too; before, it has a line of its own until it was pressed. */
const WITH_SIMULATE_PX = 37 * 16
/** A tablet on its side: 44 px for each press leave too little height, so the build bar is folded as on a phone. */
const LOW_TOUCH = '(pointer: coarse) and (height < 52rem)'
/** The button that opens what is about the list, and the edges. */
const ABOUT_PX = 60

/** The Entries side beside the pool: build bar, the list of lineups, rules and exposures. */
export default function EntriesPanel({
  state,
  dispatch,
  tab,
  isWide,
  fileName,
  slateName,
  onTab,
  onEdit,
  onPoolColumns,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
  /** What a phone shows; a wider screen has the pool beside the panel. */
  tab: EntriesTab
  /** The pool stands beside this panel. */
  isWide: boolean
  /** Of the upload file. */
  fileName: string
  /** The format, the game and its day. */
  slateName: string
  onTab: (tab: EntriesTab) => void
  /** A lineup was put into the builder: shows it. */
  onEdit: () => void
  /** The columns that the pool has beside this panel. */
  onPoolColumns: (columns: readonly Column[]) => void
}) {
  const { build, mode } = state
  const { count, why, hasFile, setCount, onBuild } = useBuildCount(state)
  const [dialog, setDialog] = useState<OpenEntriesDialog | null>(null)
  const [shownGroup, setShownGroup] = useState<string | null>(null)
  const builds = useBuild(state, dispatch)
  const contest = contestOf(state)
  const simulation = useSimulation(state, 'list')
  usePreparedField(state, contest, {
    mayWake: builds.running === null,
    mayDraw: build !== null && simulation.running === null,
  })
  const [showsRaw, setShowsRaw] = useState(false)
  const [chosenSort, setChosenSort] = useState<ListSort | null>(null)
  const byWorth = useMemo(() => firstSort(simulation.result), [simulation.result])
  const sort = chosenSort ?? byWorth
  const { lineups, shares, affected, group, ofGroup, ofGroupShares } = useShownList(
    state,
    simulation.result,
    { showsRaw, shownGroup },
  )
  // What the user locked stays, whichever button builds.
  const keepsSome = (build?.locked.length ?? 0) > 0
  usePoolColumns(state, shares, { dispatch, onPoolColumns })

  const repair = useCallback((replaced: Player | null) => setDialog({ kind: 'repair', replaced }), [])
  // The press is painted before the dialog is drawn, which takes longer.
  const openLineup = useCallback(
    (key: string) => startTransition(() => setDialog({ kind: 'lineup', key })),
    [],
  )
  const { actions, onKey } = useListActions(state, dispatch, {
    open: openLineup,
    onEdit,
    replaceInAll: repair,
  })

  function handleUndoKey(event: KeyboardEvent) {
    if (!isUndoKey(event)) return
    event.preventDefault()
    dispatch({ type: 'undo_entries' })
  }

  function simulate() {
    // What the user asks for now is the order by worth.
    setChosenSort(null)
    setDialog(null)
    play()
  }

  function play() {
    simulation.simulate(
      contest,
      lineups.map(({ lineup }) => lineup),
    )
  }

  /** The list whose repair is simulated as it was: all of it, so that its figures are of one contest. */
  const repairedFrom = useRef<typeof build>(null)
  useEffect(() => {
    if (repairedFrom.current === null || repairedFrom.current === build) return
    repairedFrom.current = null
    play()
  })

  const panel = useRef<HTMLElement>(null)
  const width = useWidth(panel)
  const isElsewhere = tab === 'players' || (tab === 'compare' && !build?.previous)
  const shown = isElsewhere ? 'lineups' : tab
  // By the width, which a keyboard on the screen leaves as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tablet that is turned has another width
  const isLow = useMemo(() => matchMedia(LOW_TOUCH).matches, [width])
  const isTight = !isWide || isLow
  const isRoomy = !isTight && width >= ROOMY_PX
  const simulateIn = !isRoomy ? 'tabs' : width >= WITH_SIMULATE_PX ? 'bar' : 'line'
  // The list has the height, and what is about it is one press away. A phone folds the bar with its progress too.
  const folds = build !== null && builds.failure === null && (!isTight || builds.running === null)
  // A rebuild comes before another simulation.
  const isOld = useMemo(
    () => build !== null && changedSince(build.madeFrom, madeFrom(state, build.wanted)).length > 0,
    [build, state],
  )
  const buildBar = (
    <BuildBar
      count={count}
      why={why}
      onCount={setCount}
      running={builds.running}
      // Until the lineups are repaired, that is next.
      isNext={build === null || (isOld && affected.places.length === 0)}
      onBuild={(wanted) => {
        setDialog(null)
        onBuild(wanted)
        builds.build(wanted, keepsSome)
        if (tab !== 'exposure' && tab !== 'file') onTab('lineups')
      }}
      onCancel={builds.cancel}
      onChoose={() => setDialog({ kind: 'choose' })}
      onAdd={
        build && build.lineups.length > 0 && !build.contests ? () => setDialog({ kind: 'add_group' }) : null
      }
    />
  )
  const leftOutLine = <LeftOutLine state={state} dispatch={dispatch} />
  const repairBar = (
    <RepairBar
      affected={affected}
      lineups={build?.lineups.length ?? 0}
      state={state}
      onRepair={() => repair(null)}
    />
  )
  const isSimulated = simulation.result !== null
  const { result, running: simulating } = simulation
  const hasFigures = lineups.some(({ figures }) => figures !== null)
  const asksToSimulate =
    simulateIn === 'line' &&
    (simulating !== null || !hasFigures || result === null || result.games < result.wanted)
  // An old list has a line already.
  const hasSimulateLine = asksToSimulate && (simulating !== null || !isOld || affected.places.length > 0)
  const simulateButton = (
    <SimulateButton
      simulation={simulation}
      // Beside a file its own contests are simulated.
      isNext={!hasFigures && !isOld && shown !== 'file' && affected.places.length === 0}
      disabled={lineups.length === 0}
      onSimulate={simulate}
    />
  )
  const buildStatus = (onlyNews: boolean) => (
    <>
      <BuildStatus
        {...{ state, builds, lineups, isSimulated, onlyNews }}
        hasOut={affected.places.length > 0}
        besideOld={
          onlyNews && shown === 'lineups' && asksToSimulate && !hasSimulateLine ? simulateButton : null
        }
      />
      {onlyNews || !build?.builtWith || builds.running ? null : (
        <OptionalPart>
          <SinceBuilt {...{ state, contest, lineups, isSimulated, showsRaw }} onRepair={repair} />
        </OptionalPart>
      )}
    </>
  )
  const groupTable = build?.groups?.length ? (
    <OptionalPart failed={<LoadFailure part="The groups" />}>
      <GroupTable
        {...{ build, lineups }}
        isNarrow={!isRoomy}
        shown={group?.name ?? null}
        onShow={(name) => {
          setShownGroup(name)
          setDialog(null)
        }}
        onEdit={(name) => setDialog({ kind: 'edit_group', name })}
      />
    </OptionalPart>
  ) : null
  const list = (
    <>
      {hasSimulateLine ? (
        <div className="flex items-center justify-between gap-3 border-b border-border px-3 py-1 text-xs text-muted">
          {simulating ? (
            <div className="min-w-0 flex-1">
              <SimulationProgress running={simulating} />
            </div>
          ) : (
            'Rank these lineups by how often they win money.'
          )}
          {simulateButton}
        </div>
      ) : null}
      <div className="px-3 text-sm [&>:not(.sr-only)]:my-1.5">
        {hasSimulateLine && simulating ? null : (
          <SimulationNews {...{ simulation, contest, lineups, state, isOld }} onSimulate={simulate} />
        )}
        <p role="status" className="sr-only">
          {simulation.result ? gamesSentence(simulation.result, state.playerPool) : null}
        </p>
      </div>
      <LineupList
        lineups={ofGroup}
        games={simulation.result?.games ?? null}
        sort={sort}
        onSort={setChosenSort}
        mode={mode}
        actions={actions}
        onKey={onKey}
      />
    </>
  )
  return (
    <Card
      ref={panel}
      aria-label="Entries"
      onKeyDown={handleUndoKey}
      className={classNames(
        'flex min-h-0 flex-col @max-3xl:rounded-none @max-3xl:border-x-0 @3xl:overflow-hidden',
        tab === 'players' && '@max-3xl:border-b-0',
      )}
    >
      <div className="grid gap-2 border-b border-border p-2">
        {folds && isTight ? null : (
          <div className="flex items-start justify-between gap-2">
            {buildBar}
            {lineups.length > 0 && (isRoomy || !folds) ? (
              <span className="flex gap-1">
                {folds && simulateIn === 'bar' ? simulateButton : null}
                <Button
                  size="small"
                  aria-label="Save entries"
                  data-tooltip="Save under a name"
                  onClick={() => setDialog({ kind: 'save' })}
                  className="px-2.5"
                >
                  <Save aria-hidden />
                </Button>
                <Button
                  size="small"
                  aria-label="Download the upload file"
                  data-tooltip="Upload file for the provider"
                  onClick={() => setDialog({ kind: 'download' })}
                  className="px-2.5"
                >
                  <Download aria-hidden />
                </Button>
              </span>
            ) : null}
          </div>
        )}
        {folds ? null : leftOutLine}
        <EntriesTabs
          tab={tab === 'players' && isWide ? 'lineups' : tab}
          tabs={[
            ...(isWide ? [] : [{ id: 'players' as const, label: 'Players' }]),
            { id: 'lineups', label: lineups.length > 0 ? `Lineups ${lineups.length}` : 'Lineups' },
            { id: 'file', more: 'Entries', label: 'file' },
            { id: 'rules', label: rulesLabel(state, count) },
            { id: 'exposure', label: 'Exposures' },
            { id: 'charts', label: 'Charts' },
            ...(build?.previous ? [{ id: 'compare' as const, label: 'Compare' }] : []),
          ]}
          width={isTight ? 0 : width - (folds ? ABOUT_PX : 0)}
          onTab={onTab}
        >
          {folds ? (
            <>
              {shown === 'lineups' && tab !== 'players' && simulateIn === 'tabs' ? simulateButton : null}
              <Button
                size="iconSmall"
                aria-label="About the list"
                onClick={() => setDialog({ kind: 'about' })}
              >
                <Ellipsis aria-hidden />
              </Button>
            </>
          ) : null}
        </EntriesTabs>
      </div>
      {/* Above the pool of a phone, where a player is marked out. */}
      {!isWide && tab === 'players' ? repairBar : null}
      <div className={classNames('flex min-h-0 flex-1 flex-col', tab === 'players' && '@max-3xl:hidden')}>
        {shown === 'rules' ? (
          <OptionalPart failed={<LoadFailure part="The rules" />}>
            <RulesPanel state={state} count={count} dispatch={dispatch} />
          </OptionalPart>
        ) : (
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            {isWide || tab !== 'players' ? repairBar : null}
            {/* One line at a time: that games are played, or that the list is old. */}
            {simulating && isOld && folds ? null : buildStatus(true)}
            {shown === 'lineups' || shown === 'exposure' ? (
              <>
                {isRoomy ? <div className="hidden [@media(height>=52rem)]:block">{groupTable}</div> : null}
                <div className={isRoomy ? '[@media(height>=52rem)]:hidden' : undefined}>
                  {group ? (
                    <OptionalPart>
                      <GroupLine
                        group={group}
                        lineups={ofGroup.length}
                        of={lineups.length}
                        onAll={() => setShownGroup(null)}
                      />
                    </OptionalPart>
                  ) : null}
                </div>
              </>
            ) : null}
            <EntriesPart
              {...{ shown, state, contest, showsRaw, count, slateName, list, dispatch }}
              lineups={shown === 'exposure' ? ofGroup : lineups}
              shares={shown === 'exposure' ? ofGroupShares : shares}
              simulation={simulation.result}
              hasFailed={builds.failure !== null}
              onList={() => onTab('lineups')}
            />
          </div>
        )}
      </div>
      <EntriesDialogs
        {...{ state, contest, lineups, showsRaw, count, actions, dispatch }}
        open={dialog}
        simulation={simulation.result}
        names={{ file: fileName, slate: slateName }}
        isRoomy={isRoomy}
        aboutList={
          <>
            {buildStatus(false)}
            <AboutFigures
              {...{ contest, sort, state, showsRaw }}
              onSort={setChosenSort}
              result={simulation.result}
              onRaw={setShowsRaw}
              simulateButton={simulateIn === 'line' ? simulateButton : null}
            />
            {groupTable}
            <div className="grid gap-3 px-3 empty:hidden">
              {leftOutLine}
              {isTight ? buildBar : null}
            </div>
          </>
        }
        onOpen={setDialog}
        onEntriesFile={() => onTab('file')}
        onRepaired={() => {
          if (isSimulated) repairedFrom.current = build
          // What has to be handed in again comes next.
          if (hasFile) onTab('file')
        }}
        onAddGroup={(added) => {
          setDialog(null)
          builds.add(count, added)
          if (tab !== 'exposure') onTab('lineups')
        }}
      />
      {hasFile && state.contest === null ? (
        <OptionalPart>
          <ContestOfFile state={state} dispatch={dispatch} />
        </OptionalPart>
      ) : null}
    </Card>
  )
}

/** `Rules 3`: those of a build of so many lineups. */
function rulesLabel(state: LineupState, lineups: number): string {
  const { length } = rulesInForce(state, lineups)
  return length > 0 ? `Rules ${length}` : 'Rules'
}
