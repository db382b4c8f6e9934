import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isOut, personKey } from '#core/players/player.ts'
import type { BuildRequest } from '../build-request.ts'

/** The people of `excludedIds`, by `personKey`, in pool order; without those that the pool lists as Out, who stay out anyway. */
export function excludedPeople({ playerPool, mode, excludedIds = [] }: BuildRequest): string[] {
  const excluded = new Set(excludedIds)
  const rows = withCaptainTwins([...playerPool], mode)
  const out = new Set(rows.filter(isOut).map(personKey))
  const people = rows.filter(({ id }) => excluded.has(id)).map(personKey)
  return [...new Set(people)].filter((person) => !out.has(person))
}
