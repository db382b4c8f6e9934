import { type Player, personKey } from '../../players/player.ts'
import type { BuildRule } from '../build-rule.ts'

/*
 * Rules name people in fields called `person` and `people`, and teams in fields called `teams`, at any depth. Reading them by
 * these names covers a new kind of rule without a change here.
 */

/** The rule with every person that it names as `rename` says. */
export function withPeopleRenamed(rule: BuildRule, rename: (person: string) => string): BuildRule {
  return renamed(rule, rename) as BuildRule
}

/** What the rule names and the pool does not have: people by `personKey`, and teams; each once. */
export function strangersOf(rule: BuildRule, pool: readonly Player[]): string[] {
  const people = new Set(pool.map(personKey))
  const teams = new Set(pool.map(({ team }) => team))
  return [
    ...namesIn(rule, ['person', 'people']).filter((person) => !people.has(person)),
    ...namesIn(rule, ['teams']).filter((team) => !teams.has(team)),
  ]
}

function namesIn(value: unknown, fields: readonly string[]): string[] {
  const found = new Set<string>()
  visit(value)
  return [...found]

  function visit(part: unknown): void {
    if (part === null || typeof part !== 'object') return
    for (const [field, inner] of Object.entries(part)) {
      if (fields.includes(field)) for (const name of [inner].flat()) found.add(String(name))
      else visit(inner)
    }
  }
}

function renamed(value: unknown, rename: (person: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (field === 'person') return [field, rename(inner as string)]
      if (field === 'people') return [field, (inner as string[]).map(rename)]
      return [field, renamed(inner, rename)]
    }),
  )
}
