import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { isCaptainRow, personKey } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../build-request.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import type { Change } from './conflict-report.ts'
import { withChanges } from './with-changes.ts'

const captains = (atLeast: number): BuildRule => ({ kind: 'captains', atLeast })
const playerPool = showdownSlate(12, 1)
const [first, second] = playerPool.filter((row) => !isCaptainRow(row))
const request: BuildRequest = {
  playerPool,
  format: SHOWDOWN,
  budget: 40_000,
  settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
  count: 20,
  rules: [captains(1), captains(2), captains(3)],
  excludedIds: [first!.id, `${first!.id}-cpt`, second!.id],
  keptLineups: [['a']],
  bannedLineups: [['b']],
}

test('rules keep their places while one is switched off and another one changes', () => {
  const changed = withChanges(request, [
    { kind: 'rule', rule: 0, to: null },
    { kind: 'rule', rule: 2, to: captains(9) },
  ])
  expect(changed).toEqual({ ...request, rules: [captains(2), captains(9)] })
})

test('a person who is put back is no longer excluded, in neither row; in a pool without captain rows too', () => {
  const putBack: Change = { kind: 'put_back', people: [personKey(first!)] }
  expect(withChanges(request, [putBack]).excludedIds).toEqual([second!.id])
  const flexOnly = { ...request, playerPool: playerPool.filter((row) => !isCaptainRow(row)) }
  expect(withChanges(flexOnly, [putBack]).excludedIds).toEqual([second!.id])
})

test('several changes are made together; without any the request stays as it is', () => {
  expect(withChanges(request, [])).toEqual(request)
  expect(
    withChanges(request, [
      { kind: 'budget', dollars: 50_000 },
      { kind: 'release_kept_lineups' },
      { kind: 'allow_banned_lineups' },
      { kind: 'count', count: 5 },
    ]),
  ).toEqual({ ...request, budget: 50_000, keptLineups: [], bannedLineups: [], count: 5 })
})
