/** The name without its first word, for a line of six: `Archer` of `Joe Archer`; a name of one word stays. */
export function shortName(name: string): string {
  const [, rest] = /^\S+\s+(.+)$/.exec(name) ?? []
  return rest ?? name
}
