import { askProfit } from '#app/lib/threads/entries/ask-profit.ts'
import type { EntriesTogether } from '#app/lib/threads/entries/entries-messages.ts'
import { ask, TaskRefused } from '#app/lib/threads/pool.ts'
import { type Run, useTask } from '#app/lib/threads/use-task.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { differenceOf } from '#optimizer/portfolio/paired-estimate.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { questionOf } from '../../contest/simulation/question-of.ts'
import { NOT_HERE } from '../../contest/simulation/use-simulation.ts'
import { contestOf } from '../../state/contest-of.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { choiceQuestion } from '../choose/use-choice.ts'
import { useList } from '../set/list-context.ts'
import type { SwapGains } from './improvement-words.ts'
import { leastWorth } from './least-worth.ts'

/** Neither that of the list's figures, which say what is least, nor that of a choice. */
const SEED = 3
const GAMES = 20_000

/** Entries swapped for others, and what that makes of all of them in games and against opponents that chose neither. */
export type Improvement = SwapGains & {
  /** `index`: the place in the build; `after`: row ids in slot order. */
  swaps: { index: number; after: string[] }[]
  /** All entries then, as row ids. */
  lineups: string[][]
  now: EntriesTogether
  then: EntriesTogether
}

/**
 * Fills up the entries without those that are worth least, as a choice of entries whose others are locked, and plays both. `found` is
 * null where the rules allow no other lineup.
 */
export function useImprovement(build: KeptBuild) {
  const state = useSlate()
  const { lineups } = useList()
  const contest = contestOf(state)
  const { playerPool, buildRules, rules } = state
  return useTask(
    [playerPool, buildRules, rules, contest, build],
    async ({ signal }: Run<never>): Promise<{ found: Improvement | null } | null> => {
      const sim = simContestOf(contest)
      if (!sim.ok) throw new TaskRefused(sim.error)
      const least = leastWorth(
        lineups.map(({ figures, isLocked }) => ({ roi: figures?.roi?.value ?? 0, isLocked })),
      )
      const kept = lineups.filter((_, place) => !least.includes(place))
      const filledUp = {
        ...state,
        build: {
          ...build,
          locked: kept.map((each) => each.kept),
          removed: [...build.removed, ...least.map((place) => lineups[place]!.kept)],
        },
      }
      const count = lineups.length
      const asked = choiceQuestion(filledUp, [{ contest: sim.value.contest, count }], {
        ...{ count, objective: build.chosenFor ?? 'profit', bankrollCents: null, mayRepeat: true },
      })
      const chosen = await ask('choose', asked, { signal })
      if (chosen === null) return null
      const entered = chosen.contests[0]!.lineups
      if (least.length === 0 || entered.length < count) return { found: null }
      const after = new Map(least.map((place, at) => [place, entered[kept.length + at]!]))
      const question = {
        ...questionOf(
          state,
          sim.value.contest,
          lineups.map(({ lineup }) => lineup),
        ),
        seed: SEED,
      }
      const changed = question.lineups.map((own, place) => [...(after.get(place) ?? own)])
      const now = await playedTogether(question, signal)
      const then = now && (await playedTogether({ ...question, lineups: changed }, signal))
      if (!now || !then) return null
      return {
        found: {
          swaps: [...after].map(([place, ids]) => ({ index: lineups[place]!.number - 1, after: ids })),
          ...{ lineups: changed, now, then },
          gained: differenceOf(then.paid, now.paid),
          lostAll: differenceOf(then.paid.map(isNothing), now.paid.map(isNothing)),
        },
      }
    },
    { notHere: NOT_HERE },
  )
}

const isNothing = (cents: number) => Number(cents === 0)

/** Null where it was stopped. */
async function playedTogether(sim: SimQuestion, signal: AbortSignal): Promise<EntriesTogether | null> {
  let told: EntriesTogether | null = null
  const onProgress = (played: EntriesTogether) => {
    told = played
  }
  await askProfit(sim, [GAMES], { signal, onProgress })
  return signal.aborted ? null : told
}
