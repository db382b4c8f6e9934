import { type Dispatch, useEffect, useRef, useState } from 'react'
import { chooseEntries, EntriesRefused } from '#app/lib/entries-client.ts'
import type { ChoiceStage } from '#app/lib/entries-messages.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'
import { buildRequestOf } from '../../entries/building/build-request-of.ts'
import { madeFrom } from '../../entries/building/made-from.ts'
import { rulesInForce } from '../../entries/building/rules-in-force.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { choiceLimits } from './choice-limits.ts'
import { keptChoice } from './keep-choice.ts'
import { rememberChoice } from './last-choice.ts'

export type AskedChoice = { count: number; objective: PortfolioObjective; bankrollCents: number | null }

export type Choosing = {
  running: { stage: ChoiceStage } | null
  /** A sentence for the user. */
  failure: string | null
  /** Whether the entries were chosen. */
  choose: (asked: AskedChoice) => Promise<boolean>
  cancel: () => void
}

const NOT_HERE = 'This browser could not choose the entries. Reload the page and try again.'

/** A phone has less memory, and its user less patience. */
const CANDIDATES = 6_000
const PHONE_CANDIDATES = 2_000
const SEED = 1

/**
 * Chooses entries in a thread of its own; the list that is shown stays until they are there. The caller says that the list was
 * replaced, and offers Undo. Leaving the screen ends the run.
 */
export function useChoice(
  state: LineupState,
  contest: ContestSettings,
  dispatch: Dispatch<LineupAction>,
): Choosing {
  const [running, setRunning] = useState<Choosing['running']>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function choose({ count, objective, bankrollCents }: AskedChoice): Promise<boolean> {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const ofContest = simContestOf(contest)
    if (!ofContest.ok) {
      setFailure(ofContest.error)
      return false
    }
    setFailure(null)
    setRunning({ stage: 'field' })
    try {
      const question = questionOf(state, ofContest.value.contest, { count, objective, bankrollCents })
      const entries = await chooseEntries(question, controller.signal, (stage) => setRunning({ stage }))
      if (entries === null || controller.signal.aborted) return false
      const build = keptChoice(entries.lineups, {
        pool: state.playerPool,
        wanted: count,
        objective,
        from: madeFrom(state),
        before: state.build,
      })
      rememberChoice(build, { entries, objective })
      dispatch({
        type: 'set_entries',
        entries: { build },
      })
      return true
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof EntriesRefused ? error.message : NOT_HERE)
      return false
    } finally {
      if (stop.current === controller) setRunning(null)
    }
  }

  return {
    running,
    failure,
    choose,
    cancel: () => {
      stop.current?.abort()
      stop.current = null
      setRunning(null)
    },
  }
}

function questionOf(
  state: LineupState,
  contest: Parameters<typeof chooseEntries>[0]['sim']['contest'],
  { count, objective, bankrollCents }: AskedChoice,
): Parameters<typeof chooseEntries>[0] {
  const { mode, playerPool } = state
  const { keptLineups = [], bannedLineups = [] } = buildRequestOf(state, count, true)
  const leftOut = [...notPlaying(state)]
  const pool = contestPoolOf(playerPool, mode, { leftOut: new Set(leftOut) })
  const rules = rulesInForce(state).map(({ rule }) => rule)
  const isPhone = matchMedia('(pointer: coarse)').matches && matchMedia('(max-width: 48rem)').matches
  return {
    task: 'choose',
    sim: { formatId: mode.id, rows: playerPool, leftOut, contest, lineups: [], seed: SEED },
    rules: [
      ...rules,
      ...[...state.excludedPeople].map(
        (person) => ({ kind: 'person', person, slots: 'any', use: 'exclude' }) as const,
      ),
    ],
    candidates: isPhone ? PHONE_CANDIDATES : CANDIDATES,
    locked: keptLineups,
    removed: bannedLineups,
    count,
    objective,
    limits: choiceLimits(rules, pool, count).limits,
    bankrollCents,
  }
}
