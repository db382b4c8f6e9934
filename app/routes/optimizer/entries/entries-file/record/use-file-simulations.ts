import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { subscribers } from '#app/lib/subscribers.ts'
import type { EntriesTogether } from '#app/lib/threads/entries/entries-messages.ts'
import { failureOf, startAhead } from '#app/lib/threads/pool.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import { lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { Player } from '#core/players/player.ts'
import {
  changedSinceSimulated,
  type SimulatedFrom,
  simulatedFrom,
} from '../../../contest/simulation/simulated-from.ts'
import type { PlayedContest } from '../../../contest/worth/contest-worth.ts'
import type { LineupState } from '../../../state/lineup-state.ts'
import type { EntryChange } from '../entry-changes.ts'
import type { Simulated } from './forecast-of.ts'
import { type DueContest, GAMES, NOT_HERE, playContests } from './play-contests.ts'

type Kept = {
  contest: ContestSettings
  /** The lineups of its entries, as keys. */
  entered: readonly string[]
  from: SimulatedFrom
  /** Null until it is played, and where it can't be. */
  together: Pick<EntriesTogether, 'profit' | 'cash' | 'means' | 'sorted' | 'paid'> | null
  /** Each lineup for itself; null until it is played. */
  alone: Simulated | null
}
/** The contests of the last file, while other parts of the screen are shown and over a reload. Their ids tell them apart, whatever the slate. */
let keptHere: ReadonlyMap<string, Kept> = new Map()
/** `stage`: how far the run is, null once it ended. `problem`: why some contests have no figures, as a sentence. */
type FileRun = { file: string; stage: { contest: number; of: number } | null; problem: string | null }
/** The last run of this page: it goes on while other parts are shown, and says there what came of it. */
let runHere: FileRun | null = null
const changedHere = subscribers()
/** The runs of this page, each after the one before. */
let runs: Promise<unknown> = Promise.resolve()

/**
 * Simulates the contests of an entries file, one after the other, each with the lineups that are entered in it. `simulated`:
 * by contest key, as long as nothing changed since. `evening`: their entries together, old ones marked. `settingsOf`: the
 * contests by key. `problem`: why some were not, as a sentence. `simulate` answers with those that are, as the entries are now.
 */
export function useFileSimulations(
  state: LineupState,
  contests: readonly ReservedContest[],
  changes: readonly EntryChange[],
  settingsOf: ReadonlyMap<string, ContestSettings>,
) {
  const kept = useSyncExternalStore(changedHere.subscribe, () => keptHere)
  const run = useSyncExternalStore(changedHere.subscribe, () => runHere)
  const modeId = state.format.id
  const file = contests.map(({ contestKey }) => contestKey).join('\n')
  useEffect(() => whenIdle(() => startAhead('entries')), [])
  useEffect(() => {
    if (keptHere.size > 0) return
    let isShown = true
    void import('./kept-figures.client.ts')
      .then(({ keptFigures }) => keptFigures<Kept>(modeId))
      // Without the code nothing can be read.
      .catch(() => keptHere)
      .then((contests) => {
        if (!isShown || keptHere.size > 0) return
        keptHere = contests
        changedHere.publish()
      })
    return () => {
      isShown = false
    }
  }, [modeId])
  function keep(contestKey: string, figured: Kept) {
    const own = [...keptHere].filter(([key]) => contests.some((each) => each.contestKey === key))
    keptHere = new Map([...own, [contestKey, figured]])
    changedHere.publish()
  }

  /** What changed since each was simulated, in words. */
  const changed = useMemo(
    () =>
      new Map(
        [...kept].map(([key, { contest, from }]) => [
          key,
          changedSinceSimulated(from, simulatedFrom(state, settingsOf.get(key) ?? contest)),
        ]),
      ),
    [kept, state, settingsOf],
  )
  const simulated = useMemo(
    () =>
      new Map(
        [...kept].flatMap(([key, { alone }]) =>
          alone && changed.get(key)!.length === 0 ? [[key, alone] as const] : [],
        ),
      ),
    [kept, changed],
  )

  const evening = useMemo(
    () => eveningOf(contests, { kept, changed }, changes, state),
    [contests, kept, changed, changes, state],
  )

  function tell(change: Partial<FileRun>) {
    runHere = { ...{ file, stage: null, problem: null }, ...runHere, ...change }
    changedHere.publish()
  }

  /** Adds each contest to `all`; one of which nothing changed since it was played is not played again. */
  async function simulateAll(all: Map<string, Simulated>) {
    runHere = null
    const paid = contests.filter(({ feeCents }) => feeCents !== 0)
    const figured = new Map<string, Kept>()
    const due = paid.flatMap(({ contestKey }): DueContest[] => {
      const entered = enteredIn(contestKey, changes, state)
      if (entered.length === 0) return []
      const settings = settingsOf.get(contestKey)!
      const from = simulatedFrom(state, settings)
      const now: Kept = {
        ...{ contest: settings, entered: keysOf(entered, state), from },
        ...{ together: null, alone: null },
      }
      const before = keptHere.get(contestKey)
      if (
        before?.together &&
        before.alone &&
        changedSinceSimulated(before.from, from).length === 0 &&
        changeOfEntries(before.entered, now.entered).length === 0
      ) {
        all.set(contestKey, before.alone)
        return []
      }
      const contest = simContestOf(settings)
      if (contest.ok) {
        figured.set(contestKey, now)
        return [{ contestKey, settings, contest: contest.value.contest, entered }]
      }
      tell({ problem: `${settings.name ?? contestKey}: ${contest.error}` })
      return []
    })
    // First that whose entries cost most: it is the list's contest, whose field is drawn.
    due.sort((a, b) => feesOf(b) - feesOf(a))
    await playContests(due, state, {
      onContest: (place) =>
        tell({ stage: { contest: paid.length - due.length + place + 1, of: paid.length } }),
      onFigures: (contestKey, figures) => {
        const now = { ...figured.get(contestKey)!, ...figures }
        figured.set(contestKey, now)
        if (now.alone) all.set(contestKey, now.alone)
        keep(contestKey, now)
      },
      onProblem: (problem) => tell({ problem }),
    })
    void import('./kept-figures.client.ts').then(({ keepFigures }) => keepFigures(modeId, keptHere))
  }

  return {
    simulated,
    evening,
    running: run?.stage ?? null,
    problem: run?.file === file ? run.problem : null,
    simulate: () => {
      const all = new Map<string, Simulated>()
      const run = runs
        .then(() => simulateAll(all))
        .catch((error) => tell({ problem: failureOf(error, NOT_HERE) }))
        .finally(() => tell({ stage: null }))
      runs = run
      return run.then((): ReadonlyMap<string, Simulated> => all)
    },
  }
}

function feesOf({ entered, contest }: DueContest): number {
  return entered.length * contest.feeCents
}

/** The entries of a contest that hold a whole lineup. */
function enteredIn(
  contestKey: string,
  changes: readonly EntryChange[],
  { format }: Pick<LineupState, 'format'>,
): Player[][] {
  return changes
    .filter(({ entry }) => entry.contestKey === contestKey)
    .map(({ after }) => after.filter((player) => player !== null))
    .filter((players) => players.length === format.rosterSlots.length)
}

/** In words; none where the entries have the same lineups. */
function changeOfEntries(before: readonly string[], now: readonly string[]): string[] {
  return before.join('\n') === now.join('\n') ? [] : ['the entries']
}

function keysOf(entered: readonly Player[][], { format }: Pick<LineupState, 'format'>): string[] {
  return entered.map((players) => lineupKey(lineupOf(format, players)))
}

/** What the entries of the simulated contests make together. */
export type Evening = {
  contests: PlayedContest[]
  /** The keys of the contests. */
  keys: string[]
  /** Every contest that costs something and has an entry is among them, with the entries and figures of now. */
  isWhole: boolean
  /** What changed since the old ones were simulated, in words; empty where none is old. */
  changed: string[]
  /** Cents after fees of all of them, ascending, by game. */
  together: Float64Array
  overlap: number[][]
}

/** Null where no contest was simulated. */
function eveningOf(
  contests: readonly ReservedContest[],
  all: { kept: ReadonlyMap<string, Kept>; changed: ReadonlyMap<string, string[]> },
  changes: readonly EntryChange[],
  state: LineupState,
): Evening | null {
  let isWhole = true
  const played = contests.flatMap(({ contestKey, contestName, feeCents }) => {
    const now = keysOf(enteredIn(contestKey, changes, state), state)
    if (feeCents === 0 || now.length === 0) return []
    const kept = all.kept.get(contestKey)
    const changed = [...(all.changed.get(contestKey) ?? []), ...changeOfEntries(kept?.entered ?? [], now)]
    if (!kept?.together || changed.length > 0) isWhole = false
    if (!kept?.together) return []
    return [{ contestKey, name: contestName || contestKey, kept, together: kept.together, changed }]
  })
  if (played.length === 0) return null
  const together = new Float64Array(GAMES)
  for (const { kept, together: own } of played) {
    const fees = kept.entered.length * kept.contest.feeCents
    for (let game = 0; game < GAMES; game++) together[game]! += own.paid[game]! - fees
  }
  const lineups = played.map(({ kept }) => new Set(kept.entered))
  return {
    isWhole,
    changed: [...new Set(played.flatMap(({ changed }) => changed))],
    keys: played.map(({ contestKey }) => contestKey),
    contests: played.map(({ name, kept, together: own, changed }) => ({
      name,
      isOld: changed.length > 0,
      settings: kept.contest,
      outcome: { profit: own.profit, cash: own.cash, means: own.means, entries: kept.entered.length },
      sorted: own.sorted,
    })),
    together: together.sort(),
    overlap: lineups.map((own) => lineups.map((other) => [...own].filter((key) => other.has(key)).length)),
  }
}
