import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { countedPoints } from '../players/points.ts'
import { SCRIPTS, type ScriptModel, scriptModelOf, scriptOf } from './game-script.ts'
import { UNITS_PER_POINT } from './score-table.ts'

/** How many popular people's failures are counted: six, and as many more as a lineup may hold of them. */
const MOST_POPULAR = 16

/** Counters of a tally: games by script, then games in which each popular person failed. */
export const STORY_COUNTERS = SCRIPTS + MOST_POPULAR

/** What is read of each game to say what a lineup needs; plain data that can be posted to a thread. */
export type StoryModel = {
  script: ScriptModel
  /** People, the most popular first, 16 at most. */
  popular: Uint16Array
  /** The score of each popular person below which, in 1/100 point, it is a failure. It is what the person is expected to score. */
  bars: Int32Array
}

/** @param popularity by person, the share of entries that hold the person in any slot. */
export function storyModelOf(pool: Pick<ContestPool, 'people'>, popularity: ArrayLike<number>): StoryModel {
  const popular = [...pool.people.keys()]
    .filter((person) => popularity[person]! > 0)
    .sort((a, b) => popularity[b]! - popularity[a]!)
    .slice(0, MOST_POPULAR)
  const barOf = (person: number) => Math.round(countedPoints(pool.people[person]!.row) * UNITS_PER_POINT)
  return {
    script: scriptModelOf(pool),
    popular: Uint16Array.from(popular),
    bars: Int32Array.from(popular, barOf),
  }
}

/** Adds a game to a tally of `STORY_COUNTERS` numbers. `scores`: by person, in 1/100 point. */
export function addStory(tally: Uint32Array, scores: ArrayLike<number>, model: StoryModel): void {
  tally[scriptOf(scores, model.script)]! += 1
  for (const [index, person] of model.popular.entries())
    if (scores[person]! < model.bars[index]!) tally[SCRIPTS + index]! += 1
}
