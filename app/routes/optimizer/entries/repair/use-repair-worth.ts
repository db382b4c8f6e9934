import { useEffect, useState } from 'react'
import type { Affected } from '#app/components/out-players/affected.ts'
import { ask, failureOf } from '#app/lib/threads/pool.ts'
import type { PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { LineupCells, Repair } from '#optimizer/repair.ts'
import { questionOf } from '../../contest/simulation/question-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'

export type RepairWorth = {
  /** By the lineup's place in the list; empty while the games are played. */
  worths: ReadonlyMap<number, PairWorth>
  failure: string | null
}

const NOTHING: RepairWorth = { worths: new Map(), failure: null }
const NOT_HERE = 'This browser could not simulate the difference.'

/**
 * What the repaired lineups win beside what they would win as they are, on the same games. The players who are out are in no entry
 * of the field, which is fitted anew without them. A lineup with a player that the file does not list can't be played before.
 */
export function useRepairWorth(
  state: LineupState,
  {
    contest,
    affected,
    lineups,
    repair,
  }: {
    contest: ContestSettings
    affected: Affected
    lineups: readonly LineupCells[]
    /** Null: nothing is asked yet. */
    repair: Repair | null
  },
): RepairWorth {
  const [worth, setWorth] = useState(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog covers the screen, so nothing else changes
  useEffect(() => {
    setWorth(NOTHING)
    const ofContest = simContestOf(contest)
    if (repair === null) return
    if (!ofContest.ok) return setWorth({ worths: new Map(), failure: ofContest.error })
    const pairs = repair.repaired.flatMap(({ index, after }) => {
      const before = lineups[index]!
      const known = before.filter((id) => id !== null)
      return known.length === before.length ? [{ index, before: known, after }] : []
    })
    if (pairs.length === 0) return
    const { lineups: _, ...question } = questionOf(state, ofContest.value.contest, [])
    const leftOut = [...new Set([...question.leftOut, ...affected.people.map(({ key }) => key)])]
    const stop = new AbortController()
    ask(
      'pairs',
      { ...question, leftOut, pairs: pairs.map(({ before, after }) => ({ before, after })) },
      { signal: stop.signal },
    )
      .then((worths) => {
        if (worths === null || stop.signal.aborted) return
        setWorth({
          worths: new Map(pairs.map(({ index }, place) => [index, worths[place]!])),
          failure: null,
        })
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        setWorth({ worths: new Map(), failure: failureOf(error, NOT_HERE) })
      })
    return () => stop.abort()
  }, [repair])
  return worth
}
