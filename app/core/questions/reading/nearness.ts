/**
 * How many letters must be added, dropped, replaced or swapped with their neighbor to turn one word into the other (optimal
 * string alignment). Above `most` the answer is only known to be above it.
 */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1]
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isEqual ? 0 : 1))
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1)
      next.push(cost)
    }
    before = last
    last = next
  }
  return last[b.length]!
}

/** Wrong letters that a name of this length is recognised with. */
export function wrongLettersAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
