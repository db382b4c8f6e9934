import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { Player } from '#core/players/player.ts'

/** Average points by position: starters first, then people who play a little. */
const AVERAGES = {
  QB: [18.2, 4.1, 0.6],
  RB: [14.9, 7.2, 3, 1.4, 0.3],
  WR: [15.6, 11.1, 7.4, 4, 2.2, 1, 0.4, 0.1],
  TE: [8.8, 3.1, 1.2, 0.3],
  K: [8.1],
  DST: [6.7],
}

/** A single game of 60 people: 22 of each team with points, 8 without. */
export function madeGame(): ContestPool {
  return contestPoolOf([...teamOf('AAA', 'BBB', 8), ...teamOf('BBB', 'AAA', 8)], SHOWDOWN)
}

/** A league of 16 games, 608 people. */
export function madeLeague(): ContestPool {
  const rows = Array.from({ length: 16 }, (_, game) => [`A${game}`, `B${game}`]).flatMap(([home, away]) => [
    ...teamOf(home!, away!, 0, 0.35),
    ...teamOf(away!, home!, 0, 0.35),
  ])
  return contestPoolOf(rows, BIG_LEAGUE)
}

/** `without`: so many people have an average of 0. `least`: people with a lower average are left out. */
function teamOf(team: string, opponent: string, without: number, least = 0): Player[] {
  const people = Object.entries(AVERAGES).flatMap(([position, points]) =>
    points
      .filter((fppg) => fppg >= least)
      .map((fppg) => ({ position, fppg: team < opponent ? fppg : Math.round(93 * fppg) / 100 })),
  )
  const idle = Array.from({ length: without }, () => ({ position: 'WR', fppg: 0 }))
  return [...people, ...idle].map(({ position, fppg }, index) =>
    makePlayer({
      ...{ id: `${team} ${index}`, name: `${team} Person ${index}`, team, opponent, position, fppg },
      salary: 200 + 500 * Math.round(fppg),
    }),
  )
}
