import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { NflPosition, Player } from '#core/players/player.ts'
import { type Random, seededRandom } from './random-requests.ts'

/** Average points of a team's first, second, ... player at a position; further players score almost nothing. */
const POINTS_BY_DEPTH: Record<NflPosition, number[]> = {
  QB: [18, 3],
  RB: [15, 7, 3],
  WR: [15, 11, 7, 4, 2],
  TE: [9, 4, 2],
  K: [8],
  DST: [7],
}

/** The order in which a team's players are added to a slate; a longer slate has more backups. */
const STARTERS: NflPosition[] = ['QB', 'RB', 'WR', 'WR', 'TE', 'K', 'DST']
const BENCH: NflPosition[] = ['RB', 'WR', 'TE', 'RB', 'WR', 'WR', 'QB', 'TE']

/** Generated people of two teams, the same for the same seed, each with a flex and a captain row at the provider's multiple. */
export function showdownSlate(people: number, seed: number): Player[] {
  const random = seededRandom(seed)
  const flexRows = Array.from({ length: people }, (_, number) => {
    const player = invent(random, number, 2)
    return { ...player, salary: Math.max(200, Math.round(player.salary / 200) * 200) }
  })
  const rows = withCaptainTwins(flexRows, SHOWDOWN)
  return rows.map((row) => (row.captainPricing ? { ...row, captainPricing: 'scaled' } : row))
}

/** A slate of the whole league: 32 teams in 16 games, prices from $1. */
export function bigLeagueSlate(people: number, seed: number): Player[] {
  const random = seededRandom(seed)
  return Array.from({ length: people }, (_, number) => {
    const player = invent(random, number, 32)
    return { ...player, salary: Math.max(1, Math.round(player.salary / 600)) }
  })
}

/** The least price of a main slate by position. */
const MAIN_SLATE_FLOORS: Partial<Record<string, number>> = {
  QB: 4000,
  RB: 4000,
  WR: 3000,
  TE: 2500,
  DST: 2000,
}

/** A main slate without kickers: 24 teams in 12 games, prices in hundreds from the position's least. */
export function mainSlate(people: number, seed: number): Player[] {
  const random = seededRandom(seed)
  const rows: Player[] = []
  for (let number = 0; rows.length < people; number++) {
    const player = invent(random, number, 24)
    const floor = MAIN_SLATE_FLOORS[player.position]
    if (floor === undefined) continue
    const price = floor + 0.55 * player.salary * (player.position === 'QB' ? 0.6 : 1)
    rows.push({ ...player, salary: Math.min(9_900, Math.round(price / 100) * 100) })
  }
  return rows
}

/** Teams 0 and 1 play each other, 2 and 3, and so on. */
function invent(random: Random, number: number, teams: number): Player {
  const team = number % teams
  const position = positionAt(Math.floor(number / teams))
  const depth = depthAt(Math.floor(number / teams))
  const expected = (POINTS_BY_DEPTH[position][depth] ?? 0.4) * (0.6 + 0.8 * random())
  const fppg = Math.round(100 * expected) / 100
  return makePlayer({
    ...{ id: `player-${number}`, name: `Player ${number}`, position, fppg },
    ...{ team: `T${team}`, opponent: `T${team ^ 1}` },
    salary: 500 * expected * (0.75 + 0.5 * random()) + (position === 'QB' ? 1500 : 0),
    outlookScore: Math.round(100 * random()),
    leverageScore: Math.round(100 * random()),
  })
}

function positionAt(place: number): NflPosition {
  return STARTERS[place] ?? BENCH[(place - STARTERS.length) % BENCH.length]!
}

/** The number of players at the position before that index. */
function depthAt(place: number): number {
  const before = Array.from({ length: place }, (_, index) => positionAt(index))
  return before.filter((position) => position === positionAt(place)).length
}
