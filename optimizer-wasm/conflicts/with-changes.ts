import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { personKey } from '#core/players/player.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Change } from './conflict-report.ts'

/** The request with these changes; rules keep their places until all are made. */
export function withChanges(request: BuildRequest, changes: readonly Change[]): BuildRequest {
  const newRules = new Map(
    changes.flatMap((change) => (change.kind === 'rule' ? [[change.rule, change.to] as const] : [])),
  )
  const rules = request.rules.flatMap((rule, place) => {
    const to = newRules.get(place)
    return to === null ? [] : [to ?? rule]
  })
  return changes.reduce(withChange, { ...request, rules })
}

function withChange(request: BuildRequest, change: Change): BuildRequest {
  switch (change.kind) {
    case 'rule':
      return request
    case 'put_back':
      return { ...request, excludedIds: withoutPeople(request, new Set(change.people)) }
    case 'budget':
      return { ...request, budget: change.dollars }
    case 'release_kept_lineups':
      return { ...request, keptLineups: [] }
    case 'allow_banned_lineups':
      return { ...request, bannedLineups: [] }
    case 'count':
      return { ...request, count: change.count }
  }
}

function withoutPeople(
  { playerPool, format, excludedIds = [] }: BuildRequest,
  people: Set<string>,
): string[] {
  const rows = withCaptainTwins([...playerPool], format)
  const putBack = new Set(rows.filter((row) => people.has(personKey(row))).map(({ id }) => id))
  return excludedIds.filter((id) => !putBack.has(id))
}
