/**
 * How these people are called in a line of a whole lineup: `Archer` for Joe Archer. Where others have that name too it is
 * `J. Archer`, and `Joe Archer` where that would be two people. A name of one word stays.
 */
export function shortNames(names: Iterable<string>): (name: string) => string {
  const people = [...new Set(names)]
  const [last, withInitial] = [lastOf, initialAndLast].map((called) => countsOf(people.map(called)))
  return (name) => {
    if ((last?.get(lastOf(name)) ?? 0) <= 1) return lastOf(name)
    return (withInitial?.get(initialAndLast(name)) ?? 0) <= 1 ? initialAndLast(name) : name
  }
}

function lastOf(name: string): string {
  const [, rest] = /^\S+\s+(.+)$/.exec(name) ?? []
  return rest ?? name
}

function initialAndLast(name: string): string {
  const last = lastOf(name)
  return last === name ? name : `${name.charAt(0)}. ${last}`
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
