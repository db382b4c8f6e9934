import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import type { Format } from '#core/formats/format.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { GivenScores, Opponents, SimRequest } from '../sim-request.ts'

/** A pool of that many people, who are projected 5 to 20 points. */
export function smallPool(format: Format, people: number): ContestPool {
  return contestPoolOf(
    Array.from({ length: people }, (_, i) =>
      makePlayer({
        id: `p${i}`,
        name: `Person ${i}`,
        team: i % 2 ? 'AAA' : 'BBB',
        salary: 5000,
        fppg: 5 + (i % 16),
      }),
    ),
    format,
  )
}

/** Lineups of different people, whatever they cost: a sim asks nothing of a lineup. */
export function randomLineups(pool: ContestPool, count: number, random: () => number): LineupRows {
  const hasCaptain = pool.people.some(({ captainRow, flexRow }) => captainRow >= 0 && flexRow >= 0)
  const size = pool.format.rosterSlots.length
  return lineupRowsOf(
    Array.from({ length: count }, () => {
      const chosen = new Set<number>()
      while (chosen.size < size) chosen.add(Math.floor(random() * pool.people.length))
      return [...chosen].map((person, place) => {
        const { captainRow, flexRow } = pool.people[person]!
        return hasCaptain && place === 0 ? captainRow : flexRow
      })
    }),
    pool,
  )
}

export function opponentsOf(lineups: LineupRows): Opponents {
  const { lineups: distinct, copies } = distinctLineups(lineups)
  return { lineups: distinct, copies }
}

/** Scores of whole steps from `low` to `high`, so that many lineups tie. */
export function randomScores(
  { people }: ContestPool,
  games: number,
  random: () => number,
  { low = -400, high = 4000, step = 100 } = {},
): GivenScores {
  const steps = (high - low) / step + 1
  return {
    people: people.length,
    games,
    scores: Int32Array.from(
      { length: games * people.length },
      () => low + step * Math.floor(random() * steps),
    ),
  }
}

/** Prizes that fall place by place, of whole cents that most ties do not divide. */
export function steepContest(entries: number, paid: number, random: () => number): SimContest {
  const prizes = Array.from({ length: paid }, () => 1 + Math.floor(random() * 100_000)).sort((a, b) => b - a)
  return {
    kind: 'own_table',
    entries,
    feeCents: 500,
    maxEntries: entries,
    tiers: prizes.map((prizeCents, i) => ({ from: i + 1, to: i + 1, prizeCents })),
    isEstimated: false,
  }
}

/** DraftKings' High Heat, $109, 250 entries. */
export const HIGH_HEAT: SimContest = {
  kind: 'own_table',
  entries: 250,
  feeCents: 10_900,
  maxEntries: 7,
  tiers: [
    [1, 1, 500_000],
    [2, 2, 306_250],
    [3, 3, 175_000],
    [4, 4, 100_000],
    [5, 5, 75_000],
    [6, 10, 43_750],
    [11, 20, 37_500],
    [21, 30, 31_250],
    [31, 40, 25_000],
    [41, 50, 18_750],
  ].map(([from, to, prizeCents]) => ({ from: from!, to: to!, prizeCents: prizeCents! })),
  isEstimated: false,
}

type Shape = { format: Format; people: number; entries: number; judged: number; paid: number; games: number }

/** A contest of random lineups and scores, many of them equal. */
export function randomRequest(
  seed: number,
  shape: Shape,
  entering: SimRequest['entering'],
): SimRequest & { scores: GivenScores } {
  const random = randomFrom(seed)
  const pool = smallPool(shape.format, shape.people)
  const lineups = randomLineups(pool, shape.judged, random)
  const others = shape.entries - (entering === 'alone' ? 1 : shape.judged)
  return {
    pool,
    scores: randomScores(pool, shape.games, random),
    contest: steepContest(shape.entries, shape.paid, random),
    opponents: opponentsOf(randomLineups(pool, others, random)),
    lineups,
    entering,
    games: shape.games,
    seed,
    paysOpponents: true,
  }
}

/** A contest of 200 entries, 12 of them judged, whose games are drawn from a score model. */
export function drawnRequest(
  format: Format,
  seed: number,
  entering: SimRequest['entering'],
): SimRequest & { pool: ContestPool } {
  const random = randomFrom(seed)
  const pool = smallPool(format, 24)
  const lineups = randomLineups(pool, 12, random)
  const others = 200 - (entering === 'alone' ? 1 : lineups.count)
  return {
    pool,
    scores: scoreModelOf(pool),
    contest: steepContest(200, 40, random),
    opponents: opponentsOf(randomLineups(pool, others, random)),
    lineups,
    entering,
    games: 2000,
    seed,
  }
}
