import type { Distance } from './lineup-distance.ts'
import type { PoolFacts, Rows } from './pool-facts.ts'

/** Lineups of one word. */
const BITS = 32

/**
 * The lineups of a build, to find out quickly whether a further one is far enough from all of them (`apartFrom`, for 32 at
 * once): each person has a bit for each lineup, and the bits of the further lineup's people are counted side by side.
 */
export class NearLineups {
  private readonly facts: PoolFacts
  /** Where a captain swap is difference enough, a captain and the same person in another slot are two people. */
  private readonly tellsCaptains: boolean
  private readonly mostCommon: number
  private readonly words: number
  /** By person, a bit for each lineup that holds the person. */
  private readonly bits: Int32Array
  private count = 0

  /** `most`: lineups that will be added at most. */
  constructor(facts: PoolFacts, { players, captainSwapCounts }: Distance, most: number) {
    const people = facts.rowsOfPerson.size
    this.facts = facts
    this.tellsCaptains = captainSwapCounts && players <= 1 && facts.captainPlace >= 0
    this.mostCommon = facts.format.rosterSlots.length - Math.max(1, players)
    this.words = Math.ceil(most / BITS)
    this.bits = new Int32Array(this.words * people * (this.tellsCaptains ? 2 : 1))
  }

  add(lineup: Rows): void {
    const word = Math.floor(this.count / BITS)
    for (let place = 0; place < lineup.length; place++) {
      this.bits[this.wordsAt(lineup, place) + word]! |= 1 << (this.count % BITS)
    }
    this.count++
  }

  /** Whether it is far enough from each lineup that was added as number `from` or later. */
  isApart(lineup: Rows, from: number): boolean {
    if (this.mostCommon < 0) return from >= this.count
    const held = lineup.map((_, place) => this.wordsAt(lineup, place))
    for (let word = Math.floor(from / BITS); BITS * word < this.count; word++) {
      const isAsked = BITS * word < from ? -1 << (from % BITS) : -1
      if ((isAsked & this.moreInCommon(held, word)) !== 0) return false
    }
    return true
  }

  /** Where the words of the person in that place of the lineup begin. */
  private wordsAt(lineup: Rows, place: number): number {
    const { personOfRow, captainPlace, rowsOfPerson } = this.facts
    const person = personOfRow[lineup[place]!]!
    return this.words * (this.tellsCaptains && place === captainPlace ? rowsOfPerson.size + person : person)
  }

  /** By lineup of that word a bit: whether more of these people are in it than may be. */
  private moreInCommon(held: readonly number[], word: number): number {
    // The counts of 32 lineups in binary, a digit in each of four words.
    let [ones, twos, fours, eights] = [0, 0, 0, 0]
    for (let each = 0; each < held.length; each++) {
      const holders = this.bits[held[each]! + word]!
      const two = ones & holders
      const four = twos & two
      ones ^= holders
      twos ^= two
      eights |= fours & four
      fours ^= four
    }
    let more = 0
    let equal = -1
    for (let digit = 8; digit > 0; digit >>= 1) {
      const set = digit === 8 ? eights : digit === 4 ? fours : digit === 2 ? twos : ones
      if ((this.mostCommon & digit) === 0) more |= equal & set
      equal &= (this.mostCommon & digit) === 0 ? ~set : set
    }
    return more
  }
}
