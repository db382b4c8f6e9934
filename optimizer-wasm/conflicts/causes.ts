import type { BuildRequest } from '../build-request.ts'
import type { Cause, Change } from './conflict-report.ts'
import { excludedPeople } from './excluded-people.ts'

/**
 * All parts of the request that can be to blame for missing lineups. Boosts change the order of the lineups, but not which
 * are allowed. Earlier causes stay before later ones where only some can.
 */
export function causesOf(request: BuildRequest): Cause[] {
  const { rules, budget, format, keptLineups = [], bannedLineups = [] } = request
  return [
    ...rules.flatMap((rule, place): Cause[] =>
      rule.kind === 'boost' ? [] : [{ kind: 'rule', rule: place }],
    ),
    ...(budget < format.budget ? [{ kind: 'budget' } as const] : []),
    ...(keptLineups.length > 0 ? [{ kind: 'kept_lineups' } as const] : []),
    ...(bannedLineups.length > 0 ? [{ kind: 'banned_lineups' } as const] : []),
    ...(excludedPeople(request).length > 0 ? [{ kind: 'excluded' } as const] : []),
  ]
}

/** The change after which that part of the request asks for nothing. */
export function withoutCause(cause: Cause, request: BuildRequest): Change {
  switch (cause.kind) {
    case 'rule':
      return { kind: 'rule', rule: cause.rule, to: null }
    case 'excluded':
      return { kind: 'put_back', people: excludedPeople(request) }
    case 'budget':
      return { kind: 'budget', dollars: request.format.budget }
    case 'kept_lineups':
      return { kind: 'release_kept_lineups' }
    case 'banned_lineups':
      return { kind: 'allow_banned_lineups' }
  }
}
