import { isPlainPoints } from '#core/objective/plain-points.ts'
import { readRuleEntries } from '#core/rules/reading/read-rule-entries.ts'
import type { Build, BuildRequest } from '#optimizer/build-request.ts'
import { builtWithOf } from '../../state/built-with-of.ts'
import { settingsOf } from '../../state/contest-of.ts'
import type { KeptBuild, KeptGroup } from '../../state/kept-build.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from '../set/build-request-of.ts'
import { has, keptBuild } from '../set/keep-build.ts'
import { madeFrom } from '../set/made-from.ts'
import { withGroup } from './kept-groups.ts'

type BuildAnswer = { ok: true; value: Build } | { ok: false; error: { message: string } }

/**
 * The list with each group built again under its own rules, which are those that it was built under. Locked lineups stay, removed
 * ones do not come back, and a group of unknown rules stays as it is. Null if it was stopped; a sentence where a group finds nothing.
 * @param ask builds one group; `found`: the lineups of the groups before it.
 */
export async function rebuiltGroups(
  state: LineupState,
  before: KeptBuild,
  ask: (request: BuildRequest, found: number) => Promise<BuildAnswer | null>,
): Promise<KeptBuild | string | null> {
  const groups = before.groups ?? []
  const inGroup = (lineup: readonly number[]) => groups.some(({ lineups }) => has(lineups, lineup))
  const others = before.lineups.filter((lineup) => !inGroup(lineup))
  let next: KeptBuild = {
    ...before,
    ...{ lineups: others, wanted: others.length, groups: [], isProved: true, unmet: [] },
    ...{ madeFrom: madeFrom(state, before.wanted), builtWith: builtWithOf(state) },
  }
  for (const group of groups) {
    const made = await rebuilt(group)
    if (made === null || typeof made === 'string') return made
    next = withGroup(next, made, group)
  }
  const stays = (lineup: readonly number[]) => has(next.lineups, lineup)
  return {
    ...next,
    ...(before.byHand ? { byHand: before.byHand.filter(stays) } : {}),
    ...(before.repaired ? { repaired: before.repaired.filter(stays) } : {}),
    previous: before.lineups,
  }

  async function rebuilt(group: KeptGroup): Promise<KeptBuild | string | null> {
    if (group.rules === null) return { ...next, lineups: group.lineups, wanted: group.wanted, unmet: [] }
    const rules = readRuleEntries(group.rules).entries
    const locked = before.locked.filter((lineup) => has(group.lineups, lineup))
    const ofOthers = before.locked.filter((lineup) => !has(group.lineups, lineup))
    const list = { ...next, locked, removed: [...before.removed, ...next.lineups, ...ofOthers] }
    const request = buildRequestOf({ ...state, build: list }, group.wanted, true)
    const outcome = await ask({ ...request, rules: rules.map(({ rule }) => rule) }, next.lineups.length)
    if (outcome === null) return null
    if (!outcome.ok || outcome.value.lineups.length === 0)
      return `${group.name}: ${outcome.ok ? 'no lineup obeys its rules.' : outcome.error.message}`
    return keptBuild(outcome.value, {
      ...{ wanted: group.wanted, rules, isByPoints: isPlainPoints(settingsOf(state)) },
      ...{ from: madeFrom(state, group.wanted), builtWith: builtWithOf(state), before: next, rest: false },
    })
  }
}
