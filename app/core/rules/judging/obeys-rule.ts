import type { Format } from '../../formats/format.ts'
import { pointsMultiplier } from '../../lineups/lineup.ts'
import { type Player, personKey } from '../../players/player.ts'
import { countedPoints } from '../../players/points.ts'
import { gameOf } from '../../players/sides.ts'
import {
  type BuildRule,
  type GroupRule,
  isSingleLineupRule,
  type Range,
  type SingleLineupRule,
} from '../build-rule.ts'
import { peopleBeside, peopleIn, type RulePool } from '../rule-pool.ts'
import { countIn, ofCaptainsTeam, rowsIn } from './lineup-people.ts'

/** What a rule about a lineup needs to know besides its rows. */
export type RuleContext = {
  format: Format
  pool: RulePool
  /** The most `projectedPoints` of any legal lineup without rules; null where it is not known. */
  mostPoints: number | null
}

/** Whether a complete lineup obeys, its rows in slot order; null where that is not known (see `mostPoints`). */
type LineupTest = (rows: readonly Player[]) => boolean | null

/** Points of lineups are rounded in several places, each time by less than this. */
const POINTS_ROUNDED = 0.001

/** The places in `rules` of the rules that the lineup breaks by itself, without rules that it is not known to break. */
export function brokenBuildRules(
  rows: readonly Player[],
  rules: readonly BuildRule[],
  context: RuleContext,
): number[] {
  return [...rules.entries()]
    .filter(([, rule]) => isSingleLineupRule(rule) && ruleTest(rule, context)(rows) === false)
    .map(([place]) => place)
}

/**
 * The test of a rule, for many lineups of one pool. Written apart from the search, which it checks. A rule about the captain
 * is obeyed in formats without a captain (unfit-rule.ts names it).
 */
export function ruleTest(rule: SingleLineupRule, context: RuleContext): LineupTest {
  const { format, pool, mostPoints } = context
  switch (rule.kind) {
    case 'one_of_a_team':
    case 'one_of_a_lineup':
      return groupTest(
        {
          players: { positions: [rule.position] },
          slots: 'any',
          count: { min: null, max: 1 },
          per: rule.kind === 'one_of_a_team' ? 'team' : 'lineup',
          when: null,
        },
        format,
        pool,
      )
    case 'person': {
      const people = new Set([rule.person])
      return (rows) => countIn(rows, people, rule.slots, format) === (rule.use === 'lock' ? 1 : 0)
    }
    case 'captain_pool': {
      const people = new Set(rule.people)
      return (rows) => format.captain === null || countIn(rows, people, 'captain', format) === 1
    }
    case 'group':
      return groupTest(rule, format, pool)
    case 'team_split':
      return (rows) => format.captain === null || rule.ofCaptainsTeam.includes(ofCaptainsTeam(rows, format))
    case 'salary':
      return (rows) => isWithin(sumOf(rows.map(({ salary }) => salary)), rule.dollars, 0.005)
    case 'projection':
      return (rows) =>
        mostPoints === null
          ? null
          : isWithin(pointsOf(rows, format), ofMost(rule.pctOfBest, mostPoints), POINTS_ROUNDED)
    case 'ownership_sum':
      return (rows) => hasOwnership(rows) && isWithin(sumOf(rows.map(ownership)), rule.pct, 1e-6)
    case 'ownership_product':
      return (rows) => {
        const share = rows.reduce((product, row) => product * (ownership(row) / 100), 1)
        return hasOwnership(rows) && isWithin(share, rule.share, 1e-9 * share)
      }
  }
}

/** Expected points of a lineup, the captain's multiplied, without boosts. */
function pointsOf(rows: readonly Player[], format: Format): number {
  return sumOf(rows.map((row, slot) => countedPoints(row) * pointsMultiplier(format, slot)))
}

function ofMost({ min, max }: Range, most: number): Range {
  return {
    min: min === null ? null : (min / 100) * most,
    max: max === null ? null : (max / 100) * most,
  }
}

function hasOwnership(rows: readonly Player[]): boolean {
  return rows.every(({ ownershipPct }) => ownershipPct !== null)
}

function ownership({ ownershipPct }: Player): number {
  return ownershipPct ?? 0
}

/** `tolerance`: what rounding may add to the value or take from it. */
function isWithin(value: number, { min, max }: Range, tolerance: number): boolean {
  return (min === null || value >= min - tolerance) && (max === null || value <= max + tolerance)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Whether lineups of the pool have as many of the group as the rule says. */
function groupTest(
  rule: Omit<GroupRule, 'kind'>,
  format: Format,
  pool: RulePool,
): (rows: readonly Player[]) => boolean {
  const { players, slots, count, per, when } = rule
  const group = peopleIn(players, pool)
  const isWithin = (people: ReadonlySet<string>, rows: readonly Player[]) =>
    isCount(countIn(rows, people, slots, format), count)
  const binding = when ? peopleIn(when.players, pool) : null

  if (when && binding && when.team !== 'any') {
    const groupBeside = new Map(
      [...binding].flatMap((person) => {
        const row = pool.get(person)!
        if (row.team === null) return []
        const beside = peopleBeside(when.team as 'same' | 'other', row, pool)
        return [[person, new Set([...group].filter((each) => beside.has(each)))] as const]
      }),
    )
    return (rows) =>
      rowsIn(rows, when.slots, format).every((row) => {
        const counted = groupBeside.get(personKey(row))
        return !counted || isWithin(counted, rows)
      })
  }

  const parts = per === 'lineup' ? [group] : partsOf(group, pool, per)
  return (rows) => {
    const isBound = !when || countIn(rows, binding!, when.slots, format) > 0
    return !isBound || parts.every((people) => isWithin(people, rows))
  }
}

function partsOf(people: ReadonlySet<string>, pool: RulePool, per: 'team' | 'game'): Set<string>[] {
  const parts = new Map<string, Set<string>>()
  for (const person of people) {
    const row = pool.get(person)!
    const part = per === 'team' ? row.team : gameOf(row)
    if (part !== null) parts.set(part, (parts.get(part) ?? new Set()).add(person))
  }
  return [...parts.values()]
}

function isCount(number: number, { min, max }: Range): boolean {
  return (min === null || number >= min) && (max === null || number <= max)
}
