import type { Kernel } from './kernel.ts'
import type { Problem } from './problem.ts'
import { RankedList } from './ranked-list.ts'
import type { AskedLimits } from './rules/asked-limits.ts'
import { type RankedLineups, searchAll } from './search.ts'

/** The answer to one search: lineups of a list, by their places in it. */
type Answer = { ranked: RankedLineups; ranks: number[]; isProved: boolean; steps: number }

/** The fewest and the most lineups that a search looks for beyond those asked for, to answer later searches. */
const FEWEST_AHEAD = 16
const MOST_AHEAD = 4096
/** How many times as long the next list is at most where the last one was used up. */
const GROWTH = 4
/** Further down a list fewer lineups are different enough than at its head. */
const RESERVE = 1.5

/** The searches of one pool: each is answered from the list of an earlier one where that is possible. */
export class Searches {
  private readonly problem: Problem
  private readonly encode: (limits: AskedLimits) => Int32Array
  private readonly kernel: Kernel
  private list: RankedList | null = null
  private ahead = FEWEST_AHEAD
  /** Searches still to come, as far as is known, and those that the list answered. */
  private remaining: number
  private answered = 0

  /** `expected`: how many searches there will be, roughly; it only decides how far each looks ahead. After the only one none need be. */
  constructor(
    problem: Problem,
    encode: (limits: AskedLimits) => Int32Array,
    kernel: Kernel,
    expected: number,
  ) {
    this.remaining = expected
    if (expected === 1) this.ahead = 1
    this.problem = problem
    this.encode = encode
    this.kernel = kernel
  }

  best(limits: AskedLimits, wanted: number, stepBudget: number): Answer {
    this.remaining = Math.max(1, this.remaining - 1)
    const known = this.list?.covers(limits) ? this.list.bestUnder(limits, wanted) : null
    if (this.list && known !== null && typeof known !== 'string') {
      this.answered++
      return { ranked: this.list.ranked, ranks: known.ranks, isProved: true, steps: known.scanned }
    }
    if (known === 'is_used_up') this.ahead = this.longerList()
    // Rows are closed again and again, each time for a few searches.
    if (known === 'is_closed') this.ahead = Math.max(this.ahead >> 2, FEWEST_AHEAD)
    return this.searchAhead(limits, wanted, stepBudget)
  }

  /** Looks for more lineups than wanted, unless a batch is wanted; if that takes too many steps, for those alone. */
  private searchAhead(limits: AskedLimits, wanted: number, stepBudget: number): Answer {
    const isBatch = wanted > FEWEST_AHEAD || (this.list === null && limits.earlier.length === 0)
    const words = this.encode(limits)
    const ranked = this.run(words, isBatch ? wanted : Math.max(wanted, this.ahead), stepBudget)
    this.list = new RankedList(ranked, limits)
    this.answered = 1
    if (ranked.proved >= wanted || ranked.hasAll || ranked.steps >= stepBudget) {
      return answerOf(ranked, wanted, ranked.steps)
    }
    const alone = this.run(words, wanted, stepBudget - ranked.steps)
    return answerOf(alone, wanted, ranked.steps + alone.steps)
  }

  /** Long enough for the searches to come if they use it up as fast as the last ones did theirs. */
  private longerList(): number {
    const needed = RESERVE * this.ahead * (this.remaining / this.answered)
    return Math.ceil(Math.min(Math.max(needed, FEWEST_AHEAD), GROWTH * this.ahead, MOST_AHEAD))
  }

  private run(limits: Int32Array, wanted: number, stepBudget: number): RankedLineups {
    const numbers = this.problem.numbers.slice()
    numbers[3] = wanted
    numbers[8] = stepBudget
    numbers[9] = 1
    numbers[10] = limits.length
    return searchAll({ ...this.problem, numbers, limits }, this.kernel)
  }
}

function answerOf(ranked: RankedLineups, wanted: number, steps: number): Answer {
  const ranks = Array.from({ length: Math.min(wanted, ranked.count) }, (_, rank) => rank)
  return { ranked, ranks, isProved: ranked.hasAll || ranked.proved >= wanted, steps }
}
