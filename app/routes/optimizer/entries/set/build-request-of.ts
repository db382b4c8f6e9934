import type { BuildRequest } from '#optimizer/build-request.ts'
import { settingsOf } from '../../state/contest-of.ts'
import type { KeptLineup } from '../../state/kept-build.ts'
import { leftOutIds } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { idsOfLineup, rowIds } from './row-ids.ts'
import { rulesInForce } from './rules-in-force.ts'

/**
 * The request of `count` lineups; `rest`: locked lineups of the list stay and removed ones do not come back; `group`: neither
 * those nor any of the list come again.
 */
export function buildRequestOf(state: LineupState, count: number, rest: boolean | 'group'): BuildRequest {
  const { build } = state
  const ids = build && rowIds(build.rows, state.playerPool)
  const idsOf = (lineups: readonly KeptLineup[]) =>
    ids ? lineups.flatMap((lineup) => [idsOfLineup(lineup, ids) ?? []].filter((each) => each.length > 0)) : []
  return {
    playerPool: state.playerPool,
    format: state.format,
    budget: state.format.budget,
    settings: settingsOf(state),
    excludedIds: leftOutIds(state),
    count,
    rules: rulesInForce(state, count).map(({ rule }) => rule),
    ...(build && rest === true
      ? { keptLineups: idsOf(build.locked), bannedLineups: idsOf(build.removed) }
      : {}),
    ...(build && rest === 'group' ? { bannedLineups: idsOf([...build.lineups, ...build.removed]) } : {}),
  }
}
