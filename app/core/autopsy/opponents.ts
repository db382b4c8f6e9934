import { captainOf, entryNames, type Field, lineupPlayers, screenNameOf } from '../contest/field.ts'
import { type Estimate, meanOfValues } from '../numbers/estimate.ts'

/** One user of the contest. It stays on the device: nothing of it is stored. */
export type Opponent = {
  name: string
  entries: number
  /** Cents before fees that the user's entries deserve together; null without payouts. */
  deserved: Estimate | null
  /** What they won, in cents; null without payouts and while the contest runs. */
  won: number | null
  /** The captains of most of the user's lineups with their shares (0 to 1), and the players that most hold in other slots. */
  captains: Held[]
  players: Held[]
}
type Held = { name: string; share: number }

const MOST_HELD = 5
const MOST_CAPTAINS = 3

/** The users of a field, by the entries they have. */
export class OpponentSums {
  private readonly field: Field
  private readonly users: { name: string; entries: number[] }[]
  private readonly userOf: Int32Array
  /** Cents a game of each user, a list for each block of games. */
  private readonly blocks: Float64Array[] = []

  constructor(field: Field) {
    this.field = field
    const byName = new Map<string, number[]>()
    for (const [entry, full] of entryNames(field).entries()) {
      const name = screenNameOf(full)
      const own = byName.get(name)
      if (own) own.push(entry)
      else byName.set(name, [entry])
    }
    this.users = [...byName].map(([name, entries]) => ({ name, entries }))
    this.userOf = new Int32Array(field.entries)
    for (const [user, { entries }] of this.users.entries())
      for (const entry of entries) this.userOf[entry] = user
  }

  /**
   * Adds a block of games.
   * @param cents by the opponents' lineup, what one of its entries is paid in all games of the block.
   * @param placeOf by entry its lineup; -1 for entries that are paid nothing or are the user's own.
   */
  add(cents: Float64Array, placeOf: Int32Array, games: number): void {
    const sums = new Float64Array(this.users.length)
    for (let entry = 0; entry < placeOf.length; entry++)
      if (placeOf[entry]! >= 0) sums[this.userOf[entry]!]! += cents[placeOf[entry]!]! / games
    this.blocks.push(sums)
  }

  /** The users with the most entries, the user's own left out. @param won by entry, in cents. */
  largest(
    most: number,
    { mine, won }: { mine: readonly number[]; won: ArrayLike<number> | null },
  ): Opponent[] {
    const own = new Set(mine.map((entry) => this.userOf[entry]!))
    return [...this.users.keys()]
      .filter((user) => !own.has(user))
      .sort((a, b) => this.users[b]!.entries.length - this.users[a]!.entries.length)
      .slice(0, most)
      .map((user) => {
        const { name, entries } = this.users[user]!
        return {
          name,
          entries: entries.length,
          deserved: meanOfValues(this.blocks.map((sums) => sums[user]!)),
          won: won && entries.reduce((sum, entry) => sum + won[entry]!, 0),
          ...this.heldBy(entries),
        }
      })
  }

  private heldBy(entries: readonly number[]): Pick<Opponent, 'players' | 'captains'> {
    const players = new Map<number, number>()
    const captains = new Map<number, number>()
    for (const entry of entries) {
      const captain = captainOf(this.field, entry)
      for (const player of lineupPlayers(this.field, entry))
        if (player !== captain) players.set(player, (players.get(player) ?? 0) + 1)
      if (captain !== null) captains.set(captain, (captains.get(captain) ?? 0) + 1)
    }
    const most = (counts: Map<number, number>, count: number) =>
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, count)
        .map(([player, held]) => ({ name: this.field.players[player]!.name, share: held / entries.length }))
    return { players: most(players, MOST_HELD), captains: most(captains, MOST_CAPTAINS) }
  }
}

const MOST_NAMES = 8

/** Users of the contest whose names have the text in them, those that begin with it first. */
export function namesLike(field: Field, text: string): string[] {
  const sought = text.trim().toLowerCase()
  if (sought === '') return []
  const names = new Set(entryNames(field).map(screenNameOf))
  const found = [...names].filter((name) => name.toLowerCase().includes(sought))
  const rank = (name: string) => (name.toLowerCase().startsWith(sought) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en-US')).slice(0, MOST_NAMES)
}
