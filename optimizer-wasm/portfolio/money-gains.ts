import type { Gains } from './choose-greedily.ts'
import type { PlacedCells } from './placed-cells.ts'
import type { PrizeSums } from './prizes.ts'

/**
 * What each candidate would add to the payouts of those chosen, in cents over all games: its own payout and what it takes
 * from them, since an entry above another one of the user's moves it down a place, and an equal one shares its places.
 *
 * The gains are exact at any time. An added entry changes gains only in games where it is placed, so only those games are
 * gone through again, from their lowest cell up: the loss of all own entries below a cell is the same for every cell above
 * them, since each moves down by exactly one place.
 * @param growthFrom cents before payouts, above 0: gains are then those of the logarithm of `growthFrom` plus payouts.
 */
export function moneyGains(
  cells: PlacedCells,
  prizes: PrizeSums,
  growthFrom?: ArrayLike<number>,
): Gains & { payouts: Float64Array } {
  const { starts, candidate, score, above, tied } = cells
  const cellsOf = cellsByCandidate(cells)
  const isOwn = new Uint8Array(candidate.length)
  const ownOfGame = new Uint32Array(cells.games)
  const payouts = new Float64Array(cells.games)
  /** By cell what its candidate would add in cents, and in the unit of the gains. */
  const added = new Float64Array(candidate.length)
  const gained = growthFrom ? new Float64Array(candidate.length) : added
  const gains = new Float64Array(cells.candidates)
  const lastPlace = prizes.length - 1
  const total = prizes[lastPlace]!
  for (let game = 0; game < cells.games; game++) renew(game, Number.POSITIVE_INFINITY)

  return {
    payouts,
    bound: (index) => gains[index]!,
    gain: (index) => gains[index]!,
    add(index) {
      for (let at = cellsOf.starts[index]!; at < cellsOf.starts[index + 1]!; at++) {
        const cell = cellsOf.cells[at]!
        const game = cellsOf.games[at]!
        payouts[game]! += added[cell]!
        isOwn[cell] = 1
        ownOfGame[game]!++
        renew(game, score[cell]!)
      }
    },
  }

  function renew(game: number, changedUpTo: number): void {
    const start = starts[game]!
    const own = ownOfGame[game]!
    const base = growthFrom ? growthFrom[game]! + payouts[game]! : 0
    let ownBelow = 0
    let lossBelow = 0
    for (let last = starts[game + 1]! - 1; last >= start; ) {
      let first = last
      let equal = isOwn[last]!
      const levelScore = score[last]!
      while (first > start && score[first - 1] === levelScore) equal += isOwn[--first]!
      const better = above[last]! + own - ownBelow - equal
      const level = tied[last]! + equal
      let cents = paid(better, level + 1) - lossBelow
      if (equal > 0) {
        const without = paid(better, level)
        cents -= equal * (without - (cents + lossBelow))
        lossBelow += equal * (without - paid(better + 1, level))
        ownBelow += equal
      }
      const gain = growthFrom ? Math.log(1 + cents / base) : cents
      // Above the added entry nothing else changes once a gain is what it was: most entries lose nothing by one place.
      if (levelScore > changedUpTo && !growthFrom && gain === gained[first]) break
      for (let cell = first; cell <= last; cell++) {
        const change = gain - gained[cell]!
        if (change === 0) continue
        gains[candidate[cell]!]! += change
        gained[cell] = gain
        if (growthFrom) added[cell] = cents
      }
      last = first - 1
    }
  }

  /** As `prizeBehind`; here, since it is asked some 50 million times. */
  function paid(better: number, level: number): number {
    const to = better + level
    return ((to < lastPlace ? prizes[to]! : total) - (better < lastPlace ? prizes[better]! : total)) / level
  }
}

function cellsByCandidate({ games, candidates, starts, candidate }: PlacedCells) {
  const firsts = new Uint32Array(candidates + 1)
  for (const index of candidate) firsts[index + 1]!++
  for (let index = 0; index < candidates; index++) firsts[index + 1]! += firsts[index]!
  const next = firsts.slice()
  const ofCells = new Uint32Array(candidate.length)
  const ofGames = new Uint32Array(candidate.length)
  for (let game = 0; game < games; game++) {
    for (let cell = starts[game]!; cell < starts[game + 1]!; cell++) {
      const at = next[candidate[cell]!]!++
      ofCells[at] = cell
      ofGames[at] = game
    }
  }
  return { starts: firsts, cells: ofCells, games: ofGames }
}
