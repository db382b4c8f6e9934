import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import {
  areLineupRules,
  type LineupRule,
  ONE_KICKER,
  ONE_QUARTERBACK_A_TEAM,
  obeysRules,
  rivalSets,
  rivalsIn,
  rivalsText,
  rulesOfFormat,
  ruleText,
} from './lineup-rule.ts'

const person = (id: string, team: string | null, position = 'QB') =>
  makePlayer({ id, name: id, team, position })
const pool = withCaptainTwins(
  [
    ...[person('Starter', 'KC'), person('Backup', 'KC'), person('Allen', 'BUF'), person('Kelce', 'KC', 'TE')],
    ...[person('Unknown', null), person('Other', null)],
  ],
  SHOWDOWN,
)
const rules = [ONE_QUARTERBACK_A_TEAM]
const sets = rivalSets(pool, SHOWDOWN, rules)
const rows = (...ids: string[]) => ids.map((id) => pool.find((row) => row.id === id)!)

test('the quarterbacks of one team are rivals, captain and flex rows alike; players without a known team are not', () => {
  expect(sets).toHaveLength(1)
  const rivals = rivalsIn(rows('Starter-cpt', 'Backup', 'Allen', 'Kelce', 'Unknown', 'Other'), sets)
  expect(rivals).toEqual([rows('Starter-cpt', 'Backup')])
  expect(rivalsText(rivals[0]!)).toBe('Starter and Backup are quarterbacks of one team')
  expect(rivalsIn(rows('Starter', 'Allen', 'Kelce'), sets)).toEqual([])
})

test('a lineup with rivals obeys only if all of them were kept', () => {
  const lineup = rows('Starter', 'Backup', 'Allen')
  expect(obeysRules(lineup, sets, new Set())).toBe(false)
  expect(obeysRules(lineup, sets, new Set(['Starter']))).toBe(false)
  expect(obeysRules(lineup, sets, new Set(['Starter', 'Backup']))).toBe(true)
})

test('both kickers of a game are rivals, of whichever team; one of a team then asks for nothing more', () => {
  const kickers = withCaptainTwins(
    [
      person('Home', 'KC', 'K'),
      person('Away', 'BUF', 'K'),
      person('Free', null, 'K'),
      person('Allen', 'BUF'),
    ],
    SHOWDOWN,
  )
  const all = rivalSets(kickers, SHOWDOWN, [ONE_KICKER, { kind: 'one_of_a_team', position: 'K' }])
  expect(all.map((people) => people.size)).toEqual([3])
  const [pair] = rivalsIn(
    kickers.filter(({ id }) => id === 'Home-cpt' || id === 'Away' || id === 'Allen'),
    all,
  )
  expect(rivalsText(pair!)).toBe('Home and Away are kickers')
  expect(ruleText(ONE_KICKER)).toBe('no more than one kicker')
  expect(areLineupRules([ONE_KICKER])).toBe(true)
  expect(rulesOfFormat([ONE_KICKER], BIG_LEAGUE)).toEqual([])
})

test('a rule counts in formats that have two slots for the position', () => {
  const backs: LineupRule = { kind: 'one_of_a_team', position: 'RB' }
  expect(rulesOfFormat([...rules, backs], SHOWDOWN)).toEqual([...rules, backs])
  expect(rulesOfFormat([...rules, backs], BIG_LEAGUE)).toEqual([backs])
  expect(rivalSets(pool, BIG_LEAGUE, rules)).toEqual([])
})

test('stored rules are read only if this version knows each of them', () => {
  expect(areLineupRules([...rules])).toBe(true)
  expect(areLineupRules([])).toBe(true)
  for (const wrong of [null, {}, [null], [{ kind: 'one_of_a_team', position: 'PG' }], [{ position: 'QB' }]])
    expect(areLineupRules(wrong)).toBe(false)
})
