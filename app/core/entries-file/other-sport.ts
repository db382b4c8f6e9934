import { NFL_POSITIONS, normalizePosition } from '../players/player.ts'

/** Words that only one sport's rosters or positions have; the first sport with one of them is named. */
const SPORT_WORDS: readonly (readonly [sport: string, words: readonly string[]])[] = [
  ['League of Legends', ['TOP', 'JNG', 'ADC']],
  ['Formula 1', ['CNSTR']],
  ['soccer', ['GK']],
  ['basketball', ['PG', 'SG', 'SF', 'PF']],
  ['baseball', ['1B', '2B', '3B', 'SS', 'SP', 'RP', 'OF']],
  ['hockey', ['W', 'LW', 'RW']],
  ['college football', ['S-FLEX']],
]

/** Sports whose rosters are one letter throughout. */
const ONE_LETTER: ReadonlyMap<string, string> = new Map([
  ['F', 'MMA'],
  ['G', 'golf'],
  ['D', 'NASCAR'],
  ['P', 'tennis'],
])

const SPRING_FOOTBALL = 'QB,RB,WR,WR,FLEX,FLEX,DST'

/**
 * The sport of such roster slots and of the positions of the players listed beside them; null where both may be NFL
 * football, `another sport` where they are neither that nor a sport known here.
 */
export function otherSport(slots: readonly string[], listedPositions: Iterable<string>): string | null {
  const positions = [...listedPositions].flatMap((position) => position.toUpperCase().split('/'))
  const words = new Set([...slots, ...positions])
  const named = SPORT_WORDS.find(([, own]) => own.some((word) => words.has(word)))
  if (named) return named[0]
  const [only = '', ...others] = new Set(slots)
  const ofOneLetter = others.length === 0 ? ONE_LETTER.get(only) : undefined
  if (ofOneLetter !== undefined) return ofOneLetter
  if (slots.join() === SPRING_FOOTBALL) return 'XFL, UFL or CFL football'
  if (positions.length === 0) return slots.includes('UTIL') ? 'another sport' : null
  return positions.some(isNflPosition) ? null : 'another sport'
}

function isNflPosition(position: string): boolean {
  return (NFL_POSITIONS as readonly string[]).includes(normalizePosition(position))
}
