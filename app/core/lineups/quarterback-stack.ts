import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'

/** A lineup's quarterback and who scores with him. Running backs of his own team do not count. */
export type QuarterbackStack = {
  quarterback: Player
  /** Receivers and tight ends of his team. */
  mates: Player[]
  /** Running backs, receivers and tight ends of the team that he plays against: bring-backs. */
  opponents: Player[]
}

const MATES: ReadonlySet<string> = new Set(['WR', 'TE'])
const OPPONENTS: ReadonlySet<string> = new Set(['RB', 'WR', 'TE'])

/**
 * Null without a quarterback whose team is known, and in formats of one game: with two teams, nearly everybody is a mate or a
 * bring-back there.
 */
export function quarterbackStack(players: readonly Player[], { from }: Format): QuarterbackStack | null {
  if (from.games < 2) return null
  const quarterback = players.find(({ actualPosition }) => actualPosition === 'QB')
  if (!quarterback?.team) return null
  return {
    quarterback,
    mates: players.filter(
      ({ team, actualPosition }) => team === quarterback.team && MATES.has(actualPosition),
    ),
    opponents: players.filter(
      ({ team, actualPosition }) =>
        team !== null && team === quarterback.opponent && OPPONENTS.has(actualPosition),
    ),
  }
}

/** `QB+2, bring-back`, `QB+0`, `QB+1, 2 bring-backs`. */
export function stackText(stack: QuarterbackStack): string {
  return matesText(stack) + bringBackText(stack)
}

/** `QB+2` */
export function matesText({ mates }: QuarterbackStack): string {
  return `QB+${mates.length}`
}

/** `, bring-back`, `, 2 bring-backs`, or nothing. */
export function bringBackText({ opponents: { length } }: QuarterbackStack): string {
  return length === 0 ? '' : length === 1 ? ', bring-back' : `, ${length} bring-backs`
}

/** How often lineups stack their quarterback, each in percent of the lineups that have one. */
export type StackShares = {
  /** By the number of mates: 0, 1, 2, 3 or more. */
  mates: readonly [number, number, number, number]
  /** With a bring-back. */
  bringBack: number
  /** With a mate and a bring-back. */
  game: number
}

/**
 * Null where no lineup has a stack to speak of (`quarterbackStack`).
 * @param copies how many entries each lineup stands for; absent: one.
 */
export function stackShares(
  stacks: Iterable<QuarterbackStack | null>,
  copies?: ArrayLike<number>,
): StackShares | null {
  const mates: [number, number, number, number] = [0, 0, 0, 0]
  let [entries, bringBack, game] = [0, 0, 0]
  let place = 0
  for (const stack of stacks) {
    const own = copies?.[place++] ?? 1
    if (stack === null) continue
    entries += own
    mates[Math.min(stack.mates.length, 3) as 0 | 1 | 2 | 3] += own
    if (stack.opponents.length === 0) continue
    bringBack += own
    if (stack.mates.length > 0) game += own
  }
  if (entries === 0) return null
  const pct = (count: number) => (100 * count) / entries
  const [none, one, two, three] = mates
  return { mates: [pct(none), pct(one), pct(two), pct(three)], bringBack: pct(bringBack), game: pct(game) }
}
