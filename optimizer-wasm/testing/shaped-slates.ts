import { STANDARD } from '#core/formats/dk-classic.ts'
import type { Format } from '#core/formats/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { HOCKEY } from '#core/formats/testing/hockey.ts'
import { below, pick } from '#core/numbers/testing/random-choice.ts'
import { CONTEST_FORMATS, STRATEGIES } from '#core/objective/strategy.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { isOut, type Player, personKey } from '#core/players/player.ts'
import type { BuildRequest } from '../build-request.ts'
import { type Random, seededRandom } from './random-requests.ts'

const POSITIONS: [Format, string[]][] = [
  [STANDARD, ['QB', 'QB', 'RB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'WR', 'TE', 'TE', 'DST', 'DST']],
  [STANDARD, ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'TE', 'TE', 'DST', 'WR/QB', 'K']],
  [HOCKEY, ['C', 'C', 'C', 'W', 'W', 'W', 'W', 'D', 'D', 'D', 'G', 'G', 'C/W']],
]

/** A small pool of a format whose slots overlap, of two to four games, and a build of it without rules. The same for the same seed. */
export function shapedBuild(seed: number): BuildRequest {
  const random = seededRandom(seed)
  const [format, positions] = POSITIONS[seed % POSITIONS.length]!
  const games = pick(random, [1, 2, 2, 3, 4])
  const isTied = random() < 0.3
  const playerPool = shuffled(random, positions).map((position, number) => {
    const team = below(random, 2 * games)
    const minutes = 60 * (team >> 1)
    return makePlayer({
      id: `p${number}`,
      name: `Man ${number}`,
      position,
      actualPosition: position.split('/')[0]!,
      team: `T${team}`,
      opponent: `T${team ^ 1}`,
      gameInfo: `T${team & ~1}@T${team | 1} 09/14/2025 0${1 + minutes / 60}:00PM ET`,
      salary: 100 * (30 + below(random, 50)),
      fppg: isTied ? pick(random, [5, 10]) : Math.round(250 * random()) / 10,
      injuryStatus: random() < 0.95 ? 'Healthy' : 'Out',
      ownershipPct: Math.round(400 * random()) / 10,
    })
  })
  const settings = {
    strategy: pick(random, STRATEGIES),
    contestFormat: pick(random, CONTEST_FORMATS),
    creativity: pick(random, [20, 50, 90]),
  }
  const budget = 100 * Math.round(9 * (45 + 20 * random()))
  return { playerPool, format, budget, settings, excludedIds: [], count: 5, rules: [] }
}

/**
 * For tests: every legal lineup of the pool as a set of people, in ascending order of the rows. Nine of the pool are tried after
 * nine others; a set is legal if somebody can be found for every slot. It knows nothing of kinds and shapes.
 */
export function everySet({ playerPool: rows, format, budget, excludedIds = [] }: BuildRequest): number[][] {
  const playing = rows.flatMap((row, index) => (isOut(row) || excludedIds.includes(row.id) ? [] : [index]))
  const size = format.rosterSlots.length
  const gameKey = ({ team, opponent }: Player) => [team, opponent].sort().join()
  const hasTwoGames = new Set(rows.map(gameKey)).size > 1
  const sets: number[][] = []
  take(0, [], 0)
  return sets

  function take(from: number, taken: number[], dollars: number): void {
    if (dollars > budget) return
    if (taken.length === size) {
      const games = new Set(taken.map((row) => gameKey(rows[row]!)))
      if ((games.size > 1 || !hasTwoGames) && fills(0, taken)) sets.push(taken)
      return
    }
    for (let at = from; at < playing.length; at++)
      take(at + 1, [...taken, playing[at]!], dollars + rows[playing[at]!]!.salary)
  }

  function fills(slot: number, left: readonly number[]): boolean {
    if (slot === size) return true
    const tried = new Set<string>()
    return left.some((row) => {
      const { position } = rows[row]!
      if (tried.has(position) || !slotAccepts(format.rosterSlots[slot]!, { position })) return false
      tried.add(position)
      return fills(
        slot + 1,
        left.filter((other) => other !== row),
      )
    })
  }
}

/** The people of a lineup, whatever their slots. */
export function peopleKey(players: readonly Player[]): string {
  return players.map(personKey).sort().join(' ')
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
