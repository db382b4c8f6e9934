import { Download, FileUp, X } from 'lucide-react'
import { lazy, useMemo, useRef } from 'react'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { downloadText } from '#app/lib/files/download-text.ts'
import { useNow } from '#app/lib/formats/use-time-left.ts'
import { loadStoredSlate } from '#app/lib/stored/slate-storage.ts'
import { useBottomBar } from '#app/lib/use-bottom-bar.ts'
import { toForecast } from '#contract/entered-entries.ts'
import { groupBy } from '#core/collections/group-by.ts'
import { isRefused } from '#core/entries/upload-problem.ts'
import { isOpenSlate, locksOfFile } from '#core/entries-file/entered-lineups.ts'
import type { EntriesFile } from '#core/entries-file/entries-file.ts'
import { isFilledEntry } from '#core/entries-file/entries-file.ts'
import { entryExposures } from '#core/entries-file/entry-exposures.ts'
import { withSwapped } from '#core/entries-file/swapped-rows.ts'
import { writeEntriesFile } from '#core/entries-file/write-entries-file.ts'
import { formatCount, formatMoney, pluralize } from '#core/figures/format.ts'
import { type Lineup, lineupKey } from '#core/lineups/lineup.ts'
import { toDollars } from '#core/money/cents.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { contestsOfEntries } from '#core/payouts/contests-of-entries.ts'
import { changedSinceSimulated, simulatedFrom } from '../../contest/simulation/simulated-from.ts'
import type { Simulation } from '../../contest/simulation/simulation.ts'
import { contestOf } from '../../state/contest-of.ts'
import { fillingOf } from '../../state/filling.ts'
import type { Filling } from '../../state/kept-entries.ts'
import { isGone } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { ProblemList } from '../download/problem-list.tsx'
import { useList } from '../set/list-context.ts'
import { sortedLineups } from '../set/listed-lineups.ts'
import { chosenPlaces } from './chosen-places.ts'
import { ContestTable } from './contest-table.tsx'
import { type EntryChange, entryChanges } from './entry-changes.ts'
import { EntryList } from './entry-list.tsx'
import { FillChoice, orderColumn } from './fill-choice.tsx'
import { filledFile } from './filled-file.ts'
import { distinctLineups, listFromFile } from './lineups-of-file.ts'
import { type EnterRequest, enterRequest } from './record/enter-request.ts'
import { type Simulated, simulatedContests } from './record/forecast-of.ts'
import { areForecastsMissing, forecastsText } from './record/forecasts-text.ts'
import { useFileSimulations } from './record/use-file-simulations.ts'
import { useRecordEntries } from './record/use-record-entries.ts'
import { TwoExposures } from './two-exposures.tsx'
import { useKnownContests } from './use-known-contests.ts'

const LateSwapBar = lazy(() => import('./late-swap-bar.tsx'))
const FrozenForecasts = lazy(() => import('#app/components/frozen-forecasts.client.tsx'))

/** A file of reserved entries, filled from the list as the user chose, with what that changes. */
export function ReservedEntries({
  file,
  slateName,
  onList,
  onReplace,
  onRemove,
}: {
  file: EntriesFile
  slateName: string
  /** The file's lineups are the list now. */
  onList: () => void
  onReplace: () => void
  /** Null where the file is the loaded slate itself. */
  onRemove: (() => void) | null
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { format, playerPool } = state
  const { lineups, simulation } = useList()
  const filling = useMemo(() => fillingOf(state.filling), [state.filling])
  const isSimulated = lineups.some(({ figures }) => figures !== null)
  const column = orderColumn(filling, isSimulated)
  const ordered = useMemo(
    () => sortedLineups(lineups, { column, direction: column === 'number' ? 'low' : 'high' }),
    [lineups, column],
  )
  const now = useNow()
  const locks = useMemo(() => locksOfFile(file, playerPool, now), [file, playerPool, now])
  const result = useMemo(
    () => filledFile(file, filling, ordered, state, locks),
    [file, filling, ordered, state, locks],
  )
  const { assignment, filled, problems } = result
  const isBegun = locks.begun.size > 0
  const withSwaps = useMemo(
    // Before the first lock entries that are filled from the list are repaired there.
    () => ({ ...file, entries: withSwapped(file.entries, isBegun ? filled : result.swapped) }),
    [file, filled, isBegun, result],
  )
  const inFile = useMemo(() => lineupsIn(withSwaps, state), [withSwaps, state])
  const isListNew = useMemo(() => {
    const listed = new Set(lineups.map((each) => lineupKey(each.lineup)))
    return inFile.some((lineup) => !listed.has(lineupKey(lineup)))
  }, [inFile, lineups])
  const bar = useRef<HTMLDivElement>(null)
  useBottomBar(bar)
  const changes = useMemo(() => entryChanges(file, filled, playerPool), [file, filled, playerPool])
  const entered = useMemo(() => changes.filter(({ kind }) => kind !== 'empty'), [changes])
  const holding = useMemo(
    () => entered.filter(({ after }) => after.some((player) => player && isGone(state, player))).length,
    [entered, state],
  )
  const exposures = useMemo(() => {
    const players = entered.map(({ after }) => after.filter((player) => player !== null))
    return entryExposures(
      lineups.map((lineup) => lineup.players),
      players,
    )
  }, [lineups, entered])
  const fees = file.entries.reduce((sum, { feeCents }) => sum + (feeCents ?? 0), 0)
  const simulated = useMemo(() => stillSimulated(simulation, state), [simulation, state])
  const known = useKnownContests(state)
  const inContests = useMemo(
    () => new Map(contestsOfEntries(file.entries, known).map((each) => [each.contestKey, each])),
    [file, known],
  )
  const settingsOf = useMemo(
    () => new Map([...inContests].map(([key, { settings }]) => [key, settings])),
    [inContests],
  )
  const ofFile = useFileSimulations(state, result.contests, changes, settingsOf)
  const forecasts = useMemo(() => {
    const known = simulated ? simulatedContests(result.contests, simulated) : []
    return new Map<string, Simulated>([
      ...[...known].map((key) => [key, simulated!] as const),
      ...ofFile.simulated,
    ])
  }, [simulated, result.contests, ofFile.simulated])
  const recorded = useMemo(() => {
    const slate = { id: null, name: slateName }
    return enterRequest({ changes, simulated: forecasts, slate, now: 0 }, state)?.entries ?? []
  }, [changes, forecasts, slateName, state])
  const recording = useRecordEntries()
  const frozen = useMemo(() => frozenByContest(recording.frozen), [recording.frozen])
  const isRefusedFile = problems.some(isRefused)
  const written = changes.filter(({ kind }) => kind === 'new' || kind === 'changed').length

  function setFilling(next: Filling) {
    dispatch({ type: 'set_entries_file', set: { filling: next } })
  }

  /** A contest that entries are simulated or chosen for changes there, too: the one that is as it was here. */
  function setContests(set: ReadonlyMap<string, ContestSettings>) {
    setFilling({ ...filling, contests: { ...filling.contests, ...Object.fromEntries(set) } })
    const ofSlate = [state.contest, ...state.moreContests.map(({ settings }) => settings)]
    for (const [key, settings] of set) {
      const before = JSON.stringify(settingsOf.get(key))
      const place = ofSlate.findIndex((each) => JSON.stringify(each) === before)
      if (place >= 0) ofSlate[place] = settings
    }
    const [contest, ...more] = ofSlate
    if (contest && contest !== state.contest) dispatch({ type: 'set_contest', contest })
    if (more.some((settings, place) => settings !== state.moreContests[place]!.settings))
      dispatch({
        type: 'set_more_contests',
        contests: state.moreContests.map((each, place) => ({ ...each, settings: more[place]! })),
      })
  }

  /** The file comes at once, and its entries are recorded; forecasts that are missing are made meanwhile. */
  async function download() {
    downloadText(writeEntriesFile(file, filled), file.name)
    const slate = { id: loadStoredSlate(format.id)?.slateId ?? null, name: slateName }
    const requestOf = (simulated: ReadonlyMap<string, Simulated>) =>
      enterRequest({ changes, simulated, slate, now: Date.now() }, state)
    const request = requestOf(forecasts)
    if (!request) return
    const recordAgain = recording.record(request)
    if (isBegun || !areForecastsMissing(recorded)) return
    const made = await ofFile.simulate()
    const complete = made.size > 0 ? requestOf(new Map([...forecasts, ...made])) : null
    if (complete) await recordAgain(complete)
  }

  return (
    <>
      <div className="grid flex-1 content-start gap-4 p-3">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <div className="min-w-0 flex-1 basis-40 text-sm">
            <h2 className="font-medium wrap-anywhere">{file.name}</h2>
            <p className="text-muted">
              {pluralize(file.entries.length, 'entry', 'entries')} in{' '}
              {pluralize(result.contests.length, 'contest')}, {formatMoney(toDollars(fees))} in fees
            </p>
          </div>
          <div className="flex gap-1">
            {isListNew ? (
              <Button
                size="small"
                onClick={() => {
                  dispatch(listFromFile(file.name, inFile, state))
                  onList()
                }}
              >
                {inFile.length === 1 ? 'List its lineup' : `List its ${formatCount(inFile.length)} lineups`}
              </Button>
            ) : null}
            <Button
              size="iconSmall"
              aria-label="Another file"
              data-tooltip="Another file"
              onClick={onReplace}
            >
              <FileUp aria-hidden />
            </Button>
            {onRemove ? (
              <Button
                size="iconSmall"
                variant="ghost"
                aria-label="Remove"
                data-tooltip="Remove the file"
                onClick={onRemove}
              >
                <X aria-hidden />
              </Button>
            ) : null}
          </div>
        </div>
        {isOpenSlate(locks) ? (
          <OptionalPart>
            <LateSwapBar
              file={withSwaps}
              swaps={result.swapped.size}
              overtaken={result.overtaken}
              {...{ settingsOf, locks, now }}
            />
          </OptionalPart>
        ) : (
          <Alert tone="warn">
            Every game has begun, so the provider takes no more changes.
            {result.overtaken.length > 0
              ? ` ${pluralize(result.overtaken.length, 'change')} made here ${result.overtaken.length === 1 ? 'is' : 'are'} not in this file.`
              : null}
          </Alert>
        )}
        {lineups.length > 0 ? (
          <FillChoice
            filling={filling}
            isSimulated={isSimulated}
            hasFilled={file.entries.some(isFilledEntry)}
            isChosen={chosenPlaces(state.build, result.contests, ordered).size > 0}
            isShort={assignment.contests.some(({ short }) => short > 0)}
            onChange={(change) => setFilling({ ...filling, ...change })}
          />
        ) : file.entries.every(isFilledEntry) ? null : (
          <p className="text-sm text-muted">The list has no lineups yet. Press Build above.</p>
        )}
        <ContestTable
          contests={assignment.contests}
          settingsOf={settingsOf}
          earlierOf={(contestKey) => inContests.get(contestKey)?.earlier ?? null}
          filled={filled}
          hasLineups={lineups.length > 0}
          filling={filling}
          evening={ofFile.evening}
          onFilling={setFilling}
          onContests={setContests}
        />
        <ProblemList
          problems={lineups.length > 0 ? problems : problems.filter(({ issue }) => issue !== 'empty_entry')}
        />
        {entered.length > 0 ? (
          <>
            <section aria-label="What changes" className="grid gap-1">
              <h2 className="text-sm font-medium">{changesText(changes)}</h2>
              <EntryList changes={changes} />
            </section>
            <section aria-label="Exposures of lineups and entries" className="grid gap-1">
              <h2 className="text-sm font-medium">Exposures</h2>
              <TwoExposures exposures={exposures} lineups={lineups.length} entries={entered.length} />
            </section>
          </>
        ) : null}
      </div>
      {recording.reason ? (
        <Alert tone="warn" className="mx-3 mb-3">
          {recording.reason}{' '}
          <Button size="small" onClick={recording.retry}>
            Record them
          </Button>
        </Alert>
      ) : null}
      {frozen.some(({ entries }) => entries.some(({ forecast }) => forecast)) ? (
        <OptionalPart>
          <div className="grid gap-1 px-3 pb-3">
            {frozen.map(({ key, ...contest }) => (
              <FrozenForecasts key={key} {...contest} />
            ))}
            <p className="text-xs text-muted">
              Write these codes down: they show later that no forecast was changed.
            </p>
          </div>
        </OptionalPart>
      ) : null}
      <div
        ref={bar}
        className="sticky bottom-0 flex flex-wrap items-center justify-between gap-2 border-t border-border bg-card p-2"
      >
        {ofFile.problem ? (
          <Alert tone="warn" className="w-full">
            {ofFile.problem}
          </Alert>
        ) : null}
        <p className="text-sm text-muted @max-3xl:w-full">
          {isOpenSlate(locks) && holding > 0 ? (
            <span className="text-bad">
              {pluralize(holding, 'entry holds', 'entries hold')} a player who is out.
            </span>
          ) : written === 0 ? (
            'No entry changes yet.'
          ) : (
            <>
              {pluralize(written, 'entry', 'entries')} filled
              <span className="@max-3xl:sr-only">; nothing else in the file changes</span>.{' '}
              {forecastsText(recorded, isBegun)}
            </>
          )}
        </p>
        <span className="ml-auto flex min-w-0 flex-wrap gap-2 @max-3xl:w-full">
          {(written > 0 && areForecastsMissing(recorded)) ||
          (inFile.length > 0 && !ofFile.evening?.isWhole) ? (
            <Button size="small" disabled={ofFile.running !== null} onClick={ofFile.simulate}>
              <span>
                {ofFile.running ? (
                  <>
                    <span className="@max-3xl:sr-only">Simulating </span>
                    {ofFile.running.contest} of {ofFile.running.of}
                  </>
                ) : (
                  <>
                    Simulate<span className="@max-3xl:sr-only"> its contests</span>
                    {ofFile.evening?.changed.length ? ' again' : null}
                  </>
                )}
              </span>
            </Button>
          ) : null}
          <Button
            size="small"
            // Until it is repaired, the repair comes first.
            variant={isOpenSlate(locks) && holding > 0 ? 'secondary' : 'primary'}
            disabled={isRefusedFile || written === 0}
            onClick={() => void download()}
            className="max-w-full grow"
          >
            <Download aria-hidden />
            <span className="truncate">{isRefusedFile ? 'No file' : `Download ${file.name}`}</span>
          </Button>
        </span>
      </div>
    </>
  )
}

/** The different lineups that the entries of a file have. */
function lineupsIn({ entries }: Pick<EntriesFile, 'entries'>, state: LineupState): Lineup[] {
  const byId = new Map(state.playerPool.map((player) => [player.providerId, player]))
  return distinctLineups(
    entries.map(({ cells }) => cells.map(({ providerId }) => byId.get(providerId) ?? null)),
    state,
  )
}

function frozenByContest(entries: EnterRequest['entries']) {
  return [...groupBy(entries, ({ contest_key }) => contest_key)].map(([key, own]) => ({
    key,
    contestName: own[0]!.contest_name,
    entries: own.map(({ entry_key, forecast }) => ({
      entryKey: entry_key,
      forecast: forecast ? toForecast(forecast) : null,
    })),
  }))
}

/** Null before a simulation, and once something changed that its figures follow from. */
function stillSimulated(simulation: Simulation | null, state: LineupState): Simulated | null {
  const contest = contestOf(state)
  if (!simulation || changedSinceSimulated(simulation.from, simulatedFrom(state, contest)).length > 0)
    return null
  const { games, means, lineups } = simulation
  return { contest, games, means, lineups }
}

/** `12 entries: 10 new, 1 changed, 1 empty` */
function changesText(changes: readonly EntryChange[]): string {
  const counted = (['new', 'changed', 'kept', 'empty'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count > 0 ? `${count} ${kind}` : []
  })
  return `${pluralize(changes.length, 'entry', 'entries')}: ${counted.join(', ')}`
}
