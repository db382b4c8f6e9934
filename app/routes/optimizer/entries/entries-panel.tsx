import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Player } from '#core/players/player.ts'
import { SimulateButton } from '../contest/simulation/simulate-button.tsx'
import { playsAnotherList } from '../contest/simulation/simulation-store.ts'
import { usePreparedField, useSimulation } from '../contest/simulation/use-simulation.ts'
import { useStaleFigures } from '../contest/simulation/use-stale-figures.ts'
import type { EntriesScreen } from '../keys/keys-part.client.tsx'
import { LeftOutLine } from '../pool/left-out-line.tsx'
import type { Column } from '../pool/pool-columns.ts'
import { isUndoKey } from '../pool/undo-key.ts'
import { contestOf } from '../state/contest-of.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { BuildBar } from './building/build-bar.tsx'
import { BuildStatus } from './building/build-status.tsx'
import { useBuild } from './building/use-build.ts'
import { useBuildCount } from './building/use-build-count.ts'
import { EntriesDialogs, type OpenEntriesDialog } from './entries-dialogs.tsx'
import { EntriesHead } from './entries-head.tsx'
import { EntriesPart } from './entries-part.tsx'
import type { EntriesTab } from './entries-tab.ts'
import { firstSort } from './list/order.ts'
import { useListActions } from './list/use-list-actions.ts'
import { useShownList } from './list/use-shown-list.ts'
import { RepairBar } from './repair/repair-bar.tsx'
import { ListContext } from './set/list-context.ts'
import type { ListSort } from './set/listed-lineups.ts'
import { changedSince, madeFrom } from './set/made-from.ts'
import { rulesInForce } from './set/rules-in-force.ts'
import { useEntriesLayout } from './use-entries-layout.ts'

const AboutFigures = lazy(() => import('./list/about-figures.tsx'))
const ListPart = lazy(() => import('./list/list-part.tsx'))
const ExposureColumns = lazy(() => import('./exposures/exposure-columns.tsx'))
const GroupLine = lazy(() => import('./groups/group-line.tsx'))
const GroupTable = lazy(() => import('./groups/group-table.tsx'))
const RulesPanel = lazy(() => import('./rules/rules-panel.tsx'))
const SinceBuilt = lazy(() => import('./since-built/since-built.tsx'))

/** The Entries side beside the pool: build bar, the list of lineups, rules and exposures. */
export default function EntriesPanel({
  tab,
  isWide,
  fileName,
  slateName,
  keysFor,
  onTab,
  onEdit,
  onPoolColumns,
}: {
  /** What a phone shows; a wider screen has the pool beside the panel. */
  tab: EntriesTab
  /** The pool stands beside this panel. */
  isWide: boolean
  /** Of the upload file. */
  fileName: string
  /** The format, the game and its day. */
  slateName: string
  /** The keys of the screen, which do this. */
  keysFor: (screen: EntriesScreen) => ReactNode
  onTab: (tab: EntriesTab) => void
  /** A lineup was put into the builder: shows it. */
  onEdit: () => void
  /** The columns that the pool has beside this panel. */
  onPoolColumns: (columns: readonly Column[]) => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { build } = state
  const { text, wanted, count, why, file, onText, onBuild } = useBuildCount(state)
  const [dialog, setDialog] = useState<OpenEntriesDialog | null>(null)
  const [shownGroup, setShownGroup] = useState<string | null>(null)
  const builds = useBuild()
  const contest = contestOf(state)
  const simulation = useSimulation(state, 'list')
  const { result, running: simulating, cancel } = simulation
  usePreparedField(state, contest, {
    mayWake: builds.running === null,
    mayDraw: build !== null && simulating === null,
  })
  const [showsRaw, setShowsRaw] = useState(false)
  const [chosenSort, setChosenSort] = useState<ListSort | null>(null)
  const byWorth = useMemo(() => firstSort(result), [result])
  const sort = chosenSort ?? byWorth
  const { lineups, shares, affected, group, ofGroup, ofGroupShares } = useShownList(state, result, {
    showsRaw,
    shownGroup,
  })
  // What the user locked stays, whichever button builds.
  const keepsSome = (build?.locked.length ?? 0) > 0

  const repair = useCallback((replaced: Player | null) => setDialog({ kind: 'repair', replaced }), [])
  // The press is painted before the dialog is drawn, which takes longer.
  const openLineup = useCallback(
    (key: string) => startTransition(() => setDialog({ kind: 'lineup', key })),
    [],
  )
  const { actions, onKey } = useListActions({
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

  function buildWanted() {
    if (wanted === null || builds.running) return
    setDialog(null)
    onBuild(wanted)
    builds.build(wanted, keepsSome)
    if (tab !== 'exposure' && tab !== 'file') onTab('lineups')
  }

  useEffect(() => {
    if (simulating && playsAnotherList(simulating, lineups)) cancel()
  }, [simulating, lineups, cancel])

  /** The list whose repair is simulated as it was: all of it, so that its figures are of one contest. */
  const repairedFrom = useRef<typeof build>(null)
  useEffect(() => {
    if (repairedFrom.current === null || repairedFrom.current === build) return
    repairedFrom.current = null
    play()
  })

  // A filled file asks for no list: its entries are what can be repaired.
  const isFileFirst = build === null && file !== null && file.isFilled
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; then the user chooses
  useEffect(() => {
    if (isFileFirst && tab === 'lineups') onTab('file')
  }, [isFileFirst])

  const panel = useRef<HTMLElement>(null)
  const layout = useEntriesLayout(panel, isWide)
  const { isTight, isRoomy, simulateIn } = layout
  const isElsewhere = tab === 'players' || (tab === 'compare' && !build?.previous)
  const shown = isElsewhere ? 'lineups' : tab
  // The list has the height, and what is about it is one press away. A phone folds the bar with its progress too.
  const folds = build !== null && builds.failure === null && (!isTight || builds.running === null)
  // A rebuild comes before another simulation.
  const isOld = useMemo(
    () => build !== null && changedSince(build.madeFrom, madeFrom(state, build.wanted)).length > 0,
    [build, state],
  )
  const hasOut = affected.places.length > 0
  const { hasBegun } = useSlateLocks(state)
  const buildBar = (
    <BuildBar
      {...{ text, wanted, why, onText }}
      running={builds.running}
      // Until the lineups are repaired, that is next.
      isNext={!hasBegun && (build === null ? !isFileFirst : isOld && !hasOut)}
      onBuild={buildWanted}
      onCancel={builds.cancel}
      onChoose={() => setDialog({ kind: 'choose' })}
      onAdd={
        build && build.lineups.length > 0 && !build.contests ? () => setDialog({ kind: 'add_group' }) : null
      }
    />
  )
  const leftOutLine = <LeftOutLine />
  const repairBar = (
    <RepairBar affected={affected} lineups={build?.lineups.length ?? 0} onRepair={() => repair(null)} />
  )
  const isSimulated = result !== null
  const hasFigures = lineups.some(({ figures }) => figures !== null)
  // Where the list itself is old, it is built again first; the bar of those who are out says nothing of figures from before.
  const staleFigures = useStaleFigures(result, contest, lineups, state)
  const stale = isOld && !hasOut ? null : staleFigures
  const asksToSimulate =
    simulateIn === 'line' &&
    (simulating !== null || !hasFigures || stale !== null || result === null || result.games < result.wanted)
  // An old list has a line already.
  const hasSimulateLine = asksToSimulate && (simulating !== null || !isOld || hasOut)
  const simulateButton = (
    <SimulateButton
      simulation={simulation}
      // Beside a file its own contests are simulated.
      isNext={(!hasFigures || stale !== null) && !isOld && shown !== 'file' && !hasOut}
      disabled={lineups.length === 0}
      onSimulate={simulate}
    />
  )
  const buildStatus = (onlyNews: boolean) => (
    <>
      <BuildStatus
        {...{ builds, onlyNews, hasOut }}
        hasFile={file !== null}
        besideOld={
          onlyNews && shown === 'lineups' && asksToSimulate && !hasSimulateLine ? simulateButton : null
        }
      />
      {onlyNews || !build?.builtWith || builds.running ? null : (
        <OptionalPart>
          <SinceBuilt onRepair={repair} />
        </OptionalPart>
      )}
    </>
  )
  const groupTable = build?.groups?.length ? (
    <OptionalPart failed={<LoadFailure part="The groups" />}>
      <GroupTable
        build={build}
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
    <ListPart
      {...{ simulation, ofGroup, stale, sort, actions, onKey }}
      simulateLine={hasSimulateLine ? simulateButton : null}
      onSort={setChosenSort}
    />
  )
  const card = (
    <Card
      ref={panel}
      aria-label="Entries"
      onKeyDown={handleUndoKey}
      className={classNames(
        'flex min-h-0 flex-col @max-3xl:rounded-none @max-3xl:border-x-0 @3xl:overflow-hidden',
        tab === 'players' && '@max-3xl:border-b-0',
      )}
    >
      <EntriesHead
        {...{ layout, folds, tab, isWide, buildBar, simulateButton, leftOutLine, onTab }}
        lineups={lineups.length}
        rules={rulesInForce(state, count).length}
        hasPrevious={Boolean(build?.previous)}
        onOpen={setDialog}
      />
      {/* Above the pool of a phone, where a player is marked out. */}
      {!isWide && tab === 'players' ? repairBar : null}
      <div className={classNames('flex min-h-0 flex-1 flex-col', tab === 'players' && '@max-3xl:hidden')}>
        {shown === 'rules' ? (
          <OptionalPart failed={<LoadFailure part="The rules" />}>
            <RulesPanel />
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
              {...{ shown, slateName, list }}
              lineups={shown === 'exposure' ? ofGroup : lineups}
              shares={shown === 'exposure' ? ofGroupShares : shares}
              hasFailed={builds.failure !== null}
              onList={() => onTab('lineups')}
            />
          </div>
        )}
      </div>
      <OptionalPart failed={<LoadFailure part="The limits in the pool" />}>
        <ExposureColumns {...{ shares, onPoolColumns }} />
      </OptionalPart>
      {keysFor({
        build: buildWanted,
        save() {
          if (lineups.length > 0) setDialog({ kind: 'save' })
        },
      })}
      <EntriesDialogs
        actions={actions}
        open={dialog}
        names={{ file: fileName, slate: slateName }}
        {...{ isRoomy, hasOut }}
        aboutList={
          <>
            {buildStatus(false)}
            <AboutFigures
              sort={sort}
              onSort={setChosenSort}
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
          if (file) onTab('file')
        }}
        onAddGroup={(added) => {
          setDialog(null)
          builds.add(count, added)
          if (tab !== 'exposure') onTab('lineups')
        }}
      />
    </Card>
  )
  return <ListContext value={{ lineups, simulation: result, showsRaw, count }}>{card}</ListContext>
}
