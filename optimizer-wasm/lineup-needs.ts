import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { addStory, STORY_COUNTERS, storyModelOf } from '#core/games/game-story.ts'
import { type LineupNeeds, lineupNeeds } from '#core/games/lineup-needs.ts'
import { type SimGames, simGames } from './portfolio/sim-games.ts'
import type { SimKernel } from './sim/kernel.ts'
import { GAMES_OF_BLOCK } from './sim/load-contest.ts'
import { topPlaces } from './sim/place-limits.ts'

const WORDS_OF_BLOCK = Math.ceil(GAMES_OF_BLOCK / 32)

/**
 * What each of the lineups needs in order to finish in the top 1%: `KC ahead, pass; 4 of 6 popular players fail`
 * (needsSentence). Each plays the games alone against the opponents, whose lineups also say who is popular. Null for a
 * lineup that finished there in too few of the games to say.
 */
export function needsOfLineups(
  contest: SimGames,
  { lineups, games }: { lineups: LineupRows; games: number },
  kernel: SimKernel,
): (LineupNeeds | null)[] {
  const { pool } = contest
  const source = simGames(contest, kernel)
  const range = { first: 0, games }
  const scores = source.scores(range)
  const { placed } = source.screen(lineups, range, topPlaces(contest.contest.entries, 1))
  const model = storyModelOf(pool, popularityOf(contest))

  const all = { games, counters: new Uint32Array(STORY_COUNTERS) }
  const good = Array.from({ length: lineups.count }, () => ({
    games: 0,
    counters: new Uint32Array(STORY_COUNTERS),
  }))
  for (let game = 0; game < games; game += 1) {
    const own = scores.subarray(game * pool.people.length, (game + 1) * pool.people.length)
    addStory(all.counters, own, model)
    const inBlock = game % GAMES_OF_BLOCK
    const word = WORDS_OF_BLOCK * Math.floor(game / GAMES_OF_BLOCK) + (inBlock >>> 5)
    for (const [lineup, tally] of good.entries()) {
      if (((placed.bits[placed.words * lineup + word]! >>> (inBlock & 31)) & 1) === 0) continue
      tally.games += 1
      addStory(tally.counters, own, model)
    }
  }
  return good.map((tally, lineup) => lineupNeeds(tally, all, model, peopleOf(contest, lineups, lineup)))
}

/** By person, the opponents' entries that hold the person. */
function popularityOf({ pool, opponents }: SimGames): Float64Array {
  const { lineups, copies } = opponents
  const held = new Float64Array(pool.people.length)
  for (const [place, row] of lineups.rows.entries()) {
    const person = pool.personOfRow[row]!
    if (person >= 0) held[person]! += copies[Math.floor(place / lineups.size)]!
  }
  return held
}

function peopleOf({ pool }: SimGames, { rows, size }: LineupRows, lineup: number): Set<number> {
  return new Set(
    Array.from(rows.subarray(lineup * size, (lineup + 1) * size), (row) => pool.personOfRow[row]!),
  )
}
