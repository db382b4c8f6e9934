/** Pairs of lineups that share all people but one, or all of them in other slots; and all pairs. */
export type NearRepeats = { near: number; pairs: number }

/** @param lineups the people (`personKey`) of each. */
export function nearRepeats(lineups: readonly (readonly string[])[]): NearRepeats {
  const numbers = new Map<string, number>()
  for (const person of lineups.flat()) if (!numbers.has(person)) numbers.set(person, numbers.size)
  const people = lineups.map((lineup) => lineup.map((person) => numbers.get(person)!))
  const isHeld = new Uint8Array(numbers.size)
  let near = 0
  for (const [index, own] of people.entries()) {
    for (const person of own) isHeld[person] = 1
    for (let other = index + 1; other < people.length; other++) {
      let shared = 0
      for (const person of people[other]!) shared += isHeld[person]!
      if (shared >= own.length - 1) near++
    }
    for (const person of own) isHeld[person] = 0
  }
  return { near, pairs: (people.length * (people.length - 1)) / 2 }
}
