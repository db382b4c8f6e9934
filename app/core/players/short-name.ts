import { groupBy } from '../collections/group-by.ts'

/**
 * How these people are called in a line of a whole lineup: `Archer` for Joe Archer. Where others have that name too it is
 * `J. Archer`, and `Joe Archer` where that would be two people. A name of one word stays. Their spaces do not break a line.
 */
export function shortNames(names: Iterable<string>): (name: string) => string {
  const people = [...new Set(names)]
  const byLast = groupBy(people, lastOf)
  const byInitial = groupBy(people, initialAndLast)
  const shortName = (name: string) => {
    if (isAlone(byLast.get(lastOf(name)))) return lastOf(name)
    return isAlone(byInitial.get(initialAndLast(name))) ? initialAndLast(name) : name
  }
  return (name) => shortName(name).replaceAll(' ', '\u00A0')
}

function lastOf(name: string): string {
  const [, rest] = /^\S+\s+(.+)$/.exec(name) ?? []
  return rest ?? name
}

function initialAndLast(name: string): string {
  const last = lastOf(name)
  return last === name ? name : `${name.charAt(0)}. ${last}`
}

function isAlone(people: readonly string[] = []): boolean {
  return people.length < 2
}
