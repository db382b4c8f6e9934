import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { BuildRule, SingleLineupRule } from '#core/rules/build-rule.ts'
import { isSingleLineupRule } from '#core/rules/build-rule.ts'
import { ruleTest } from '#core/rules/judging/obeys-rule.ts'
import type { RuleShare } from '#core/rules/judging/rule-share.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import type { BuildRequest } from '../build-request.ts'
import { countLegalLineups, countLineupsOf, type LineupCount } from '../counting/count-lineups.ts'
import { drawLineups } from '../counting/draw-lineups.ts'
import type { OptimizeRequest } from '../optimize-request.ts'

/** The standard error is 0.35 points at most. */
const DRAWS = 20_000
const SEED = 1

type Question = Pick<BuildRequest, 'playerPool' | 'format' | 'budget' | 'settings' | 'excludedIds'>

/** The lineups drawn of each pool, the last question's. A changed pool is a new array. */
const drawnOfPool = new WeakMap<readonly Player[], { key: string; lineups: Player[][] }>()

/**
 * The share of the legal lineups that each rule removes by itself, the other rules left aside: counted where rows are closed
 * by the rule or people exclude each other, otherwise estimated from lineups drawn with equal chances (the same ones each
 * time). Null for rules that remove no lineup by themselves (boosts, rules about several lineups), where there is no legal
 * lineup, and for a rule about the projection while `mostPoints` is null (`RuleContext`).
 */
export function ruleShares(
  question: Question,
  rules: readonly BuildRule[],
  mostPoints: number | null,
): (RuleShare | null)[] {
  const { playerPool, format } = question
  const request: OptimizeRequest = { ...question, keptPlayers: [], rules: [] }
  const legal = countLegalLineups(request)
  const context = { format, pool: rulePool(playerPool, format), mostPoints }
  return rules.map((rule) => {
    if (legal.count === 0 || !isSingleLineupRule(rule)) return null
    const left = legal.isExact ? countLeft(rule, request, legal) : null
    if (left?.isExact) return { legal, removed: 1 - left.count / legal.count, draws: null }
    const obeys = ruleTest(rule, context)
    const answers = drawnLineups(request).map(obeys)
    if (answers.length === 0 || answers.includes(null)) return null
    const removed = answers.filter((answer) => answer === false).length
    return { legal, removed: removed / answers.length, draws: answers.length }
  })
}

/** The number of legal lineups that obey, for rules that close rows or people beside others; null for other rules. */
function countLeft(rule: SingleLineupRule, request: OptimizeRequest, legal: LineupCount): LineupCount | null {
  switch (rule.kind) {
    case 'one_of_a_team':
    case 'one_of_a_lineup':
      return countLegalLineups({ ...request, rules: [rule] })
    case 'captain_pool': {
      const people = new Set(rule.people)
      return countLineupsOf(request, (row) => !isCaptainRow(row) || people.has(personKey(row)))
    }
    case 'person': {
      const isRow = (row: Player) =>
        personKey(row) === rule.person &&
        (rule.slots === 'any' || isCaptainRow(row) === (rule.slots === 'captain'))
      const without = countLineupsOf(request, (row) => !isRow(row))
      return rule.use === 'exclude' ? without : { ...without, count: legal.count - without.count }
    }
    default:
      return null
  }
}

function drawnLineups(request: OptimizeRequest): Player[][] {
  const key = JSON.stringify([request.format.id, request.budget, request.excludedIds ?? []])
  const known = drawnOfPool.get(request.playerPool)
  if (known?.key === key) return known.lineups
  const lineups = drawLineups(request, DRAWS, SEED)
  drawnOfPool.set(request.playerPool, { key, lineups })
  return lineups
}
