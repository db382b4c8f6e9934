import { SCRIPTS, scriptQuestions } from './game-script.ts'
import type { StoryModel } from './game-story.ts'

/** With fewer games in which the lineup does well, nothing is said. */
const FEWEST_GAMES = 30
/** An answer is needed if it holds in at least this share of the games in which the lineup does well. */
const NEEDED_SHARE = 0.65
/** How many popular people that the lineup leaves out have their failures counted. */
const POPULAR_LEFT_OUT = 6
/** Differences below this many standard errors are taken for chance. */
const STANDARD_ERRORS = 2

/** The games of a sim, by `STORY_COUNTERS` (game-story.ts). */
type StoryTally = { games: number; counters: ArrayLike<number> }

export type LineupNeeds = {
  /** Answers that most of its good games share and that other games do not: `KC ahead`, `pass`. */
  words: string[]
  /** How many popular people outside the lineup fail in its good games, and in any game; null where no more than usual. */
  failures: { of: number; good: number; usual: number } | null
}

/**
 * What a lineup needs in order to do well: what is true more often in the games in which it finishes in the top 1% than
 * in all games. Null where it did well in too few games to say.
 * @param people the lineup's people, by their indexes in the pool.
 */
export function lineupNeeds(
  good: StoryTally,
  all: StoryTally,
  model: StoryModel,
  people: ReadonlySet<number>,
): LineupNeeds | null {
  if (good.games < FEWEST_GAMES) return null
  return { words: neededAnswers(good, all, model), failures: neededFailures(good, all, model, people) }
}

/** `KC ahead, pass; 4 of 6 popular players fail`; `no special game` where the lineup needs none of these. */
export function needsSentence({ words, failures }: LineupNeeds): string {
  const failing = failures && `${Math.round(failures.good)} of ${failures.of} popular players fail`
  return [words.join(', '), failing].filter(Boolean).join('; ') || 'no special game'
}

function neededAnswers(good: StoryTally, all: StoryTally, { script }: StoryModel): string[] {
  return scriptQuestions(script).flatMap(({ answers, isSecond }) => {
    const secondShare = (tally: StoryTally) => shareOf(tally, isSecond)
    const isMostlySecond = secondShare(good) > 0.5
    const [inGood, inAll] = [secondShare(good), secondShare(all)].map((share) =>
      isMostlySecond ? share : 1 - share,
    ) as [number, number]
    const error = Math.sqrt((inAll * (1 - inAll)) / good.games)
    const isNeeded = inGood >= NEEDED_SHARE && inGood - inAll > STANDARD_ERRORS * error
    return isNeeded ? [answers[isMostlySecond ? 1 : 0]] : []
  })
}

function shareOf({ games, counters }: StoryTally, has: (script: number) => boolean): number {
  let sum = 0
  for (let script = 0; script < SCRIPTS; script += 1) if (has(script)) sum += counters[script]!
  return sum / games
}

function neededFailures(
  good: StoryTally,
  all: StoryTally,
  { popular }: StoryModel,
  people: ReadonlySet<number>,
): LineupNeeds['failures'] {
  const leftOut = [...popular.keys()]
    .filter((index) => !people.has(popular[index]!))
    .slice(0, POPULAR_LEFT_OUT)
  const failing = ({ games, counters }: StoryTally) =>
    leftOut.reduce((sum, index) => sum + counters[SCRIPTS + index]! / games, 0)
  const [inGood, usual] = [failing(good), failing(all)]
  // Each of them fails or not, so the variance of their number in one game is at most a quarter of its square.
  const error = leftOut.length / (2 * Math.sqrt(good.games))
  const isMore = Math.round(inGood) > Math.round(usual) && inGood - usual > STANDARD_ERRORS * error
  return isMore ? { of: leftOut.length, good: inGood, usual } : null
}
