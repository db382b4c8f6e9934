import { expect, test } from 'vitest'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { isCaptainRow, personKey } from '../players/player.ts'
import { ruleTest } from './judging/obeys-rule.ts'
import { rulePool } from './rule-pool.ts'
import { rulesWithout } from './rules-without.ts'

test('a row is excluded in its own slot only', () => {
  const rows = showdownSlate(8, 1)
  const captain = rows.find(isCaptainRow)!
  const flex = rows.find((row) => !isCaptainRow(row) && personKey(row) === personKey(captain))!
  const others = rows.filter((row) => personKey(row) !== personKey(captain))
  const [otherCaptain, other] = [others.find(isCaptainRow)!, others.find((row) => !isCaptainRow(row))!]
  const rules = rulesWithout(rows, SHOWDOWN, new Set([captain.id]))
  expect(rules).toEqual([{ kind: 'person', person: personKey(captain), slots: 'captain', use: 'exclude' }])
  const obeys = ruleTest(rules[0] as never, {
    format: SHOWDOWN,
    pool: rulePool(rows, SHOWDOWN),
    mostPoints: null,
  })
  expect(obeys([captain, other])).toBe(false)
  expect(obeys([otherCaptain, flex])).toBe(true)
})
