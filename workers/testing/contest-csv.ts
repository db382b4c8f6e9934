import { randomFrom } from '#core/numbers/random-from.ts'

/** Contest files in the provider's format, of any size, deterministic per seed. */

const TEAMS = ['MIN', 'LAC'] as const
const NAMES = ['Abel', 'Bond', 'Cruz', 'Dunn', 'Ezra', "O'Fee", 'Gore Jr.', 'Hale', 'Defense'] as const
const POSITIONS = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'K', 'DST'] as const

export type MadePlayer = { name: string; position: string; team: string; salary: number; points: number }

/** Two teams of nine in a fixed order; points are multiples of 0.2, so the captain's are exact. */
export function madePlayers(seed = 1): MadePlayer[] {
  const random = randomFrom(seed)
  return TEAMS.flatMap((team) =>
    POSITIONS.map((position, i) => ({
      name: `${team === 'MIN' ? 'Vic' : 'Leo'} ${NAMES[i]}`,
      position,
      team,
      salary: 2_000 + Math.floor(random() * 45) * 200,
      points: Math.floor(random() * 150) / 5,
    })),
  )
}

/** The slate's salary file. */
export function madeSlateCsv(players: readonly MadePlayer[] = madePlayers()): string {
  const gameInfo = 'MIN@LAC 10/23/2025 08:15PM ET'
  const rows = players.flatMap(({ name, position, team, salary }, i) => [
    [position, name, 2 * i, 'CPT', salary * 1.5, gameInfo, team, 10],
    [position, name, 2 * i + 1, 'FLEX', salary, gameInfo, team, 10],
  ])
  const header = 'Position,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'
  return [header, ...rows.map((row) => row.join(','))].join('\n')
}

export type MadeEntry = { id: number; name: string; points: number; captain: string; flex: string[] }

/** Legal lineups, weighted towards players with more points; one in 300 is empty. */
export function madeEntries(entries: number, seed = 1): MadeEntry[] {
  const random = randomFrom(seed + 1)
  const players = madePlayers(seed)
  const weights = players.map(({ points }) => 1 + points)
  return Array.from({ length: entries }, (_, i) => {
    const id = 4_000_000_000 + i * 7
    const name = `user-${i % 997} (${(i % 3) + 1}/3)`
    if (i % 300 === 299) return { id, name, points: 0, captain: '', flex: [] }
    const [captain, ...flex] = drawnLegal(players, weights, random)
    const points = captain!.points * 1.5 + flex.reduce((sum, player) => sum + player.points, 0)
    const rounded = Math.round(points * 100) / 100
    return { id, name, points: rounded, captain: captain!.name, flex: flex.map((player) => player.name) }
  })
}

/** The standings of these entries: sorted and ranked, the player table to their right. */
export function madeContestCsv(entries: number, seed = 1): string {
  return [...madeContestLines(entries, seed)].join('\r\n')
}

function* madeContestLines(count: number, seed = 1): Generator<string> {
  yield '\uFEFFRank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  const entries = madeEntries(count, seed).sort((a, b) => b.points - a.points)
  const players = madePlayers(seed)
  let rank = 1
  for (const [i, entry] of entries.entries()) {
    if (i > 0 && entry.points < entries[i - 1]!.points) rank = i + 1
    const lineup =
      entry.captain && `CPT ${entry.captain} ${entry.flex.map((name) => `FLEX ${name}`).join(' ')} `
    yield `${rank},${entry.id},${entry.name},0,${entry.points.toFixed(2)},${lineup},,${playerCells(players[i], entries)}`
  }
}

function playerCells(player: MadePlayer | undefined, entries: readonly MadeEntry[]): string {
  if (!player) return ','
  const drafted = entries.filter(({ captain, flex }) => captain === player.name || flex.includes(player.name))
  return `${player.name},FLEX,${((drafted.length / entries.length) * 100).toFixed(2)}%,${player.points}`
}

/** Six different players, drawn by weight until they are of both teams and cost at most $50,000, the first as captain. */
function drawnLegal(
  players: readonly MadePlayer[],
  weights: readonly number[],
  random: () => number,
): MadePlayer[] {
  for (;;) {
    const lineup = drawn(players, weights, random)
    const salary = lineup.reduce((sum, player, slot) => sum + player.salary * (slot === 0 ? 1.5 : 1), 0)
    if (salary <= 50_000 && new Set(lineup.map(({ team }) => team)).size > 1) return lineup
  }
}

/** Six different players, drawn by weight. */
function drawn(
  players: readonly MadePlayer[],
  weights: readonly number[],
  random: () => number,
): MadePlayer[] {
  const left = weights.slice()
  return Array.from({ length: 6 }, () => {
    let mark = random() * left.reduce((sum, weight) => sum + weight, 0)
    const index = left.findIndex((weight) => {
      mark -= weight
      return mark < 0
    })
    left[index] = 0
    return players[index]!
  })
}
