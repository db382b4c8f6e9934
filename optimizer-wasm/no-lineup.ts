import { isCaptainCode } from '#core/formats/lookup.ts'
import type { Player } from '#core/players/player.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { oneSideWord, sidesWord } from '#core/players/sides.ts'
import { err, type Result } from '#core/result.ts'
import { rulesOfFormat, ruleText } from '#core/rules/lineup-rule.ts'
import { type CandidateGroup, type Candidates, findCandidates } from './candidates.ts'
import { cheapestLineup } from './counting/cheapest-lineup.ts'
import type { Kernel } from './kernel.ts'
import { KernelOutOfMemory } from './kernel-memory.ts'
import type { OptimizeRequest } from './optimize-request.ts'

type NoLineupReason =
  | 'too_many_rows'
  | 'too_large'
  | 'not_enough_players'
  | 'missing_captain'
  | 'missing_position'
  | 'over_budget'
  | 'one_side'
  | 'kept_players'
  | 'rules'

/** Why there is no lineup; the message is a sentence for the user. */
export type NoLineup = { reason: NoLineupReason; message: string }

const PLACE_NAMES: Partial<Record<CandidateGroup['code'], string>> = {
  QB: 'quarterbacks',
  RB: 'running backs',
  WR: 'wide receivers',
  TE: 'tight ends',
  PK: 'kickers',
  DST: 'defenses',
}

/** The first reason that applies, for a request without a legal lineup; of the rules only if there is one without them. */
export function explainNoLineup(
  shapes: readonly Candidates[],
  request: OptimizeRequest,
  kernel: Kernel,
): NoLineup {
  const free = shapes[0]!.rivals.length > 0 ? findCandidates({ ...request, rules: [] }) : null
  return free?.ok
    ? (rulesTooTight(free.value, request, kernel) ?? explainWithoutRules(free.value, request, kernel))
    : explainWithoutRules(shapes, request, kernel)
}

function explainWithoutRules(
  shapes: readonly Candidates[],
  request: OptimizeRequest,
  kernel: Kernel,
): NoLineup {
  return (
    tooFewPeople(shapes) ??
    emptyPlace(shapes) ??
    keptTooDear(shapes[0]!, request) ??
    cheapestTooDear(shapes, request, kernel) ??
    onlyOneSide(shapes, kernel) ?? {
      reason: 'not_enough_players',
      message: 'The rows belong to too few different people to fill a lineup.',
    }
  )
}

/** The refusal of a pool that is too large to search. */
export function tooManyRows(rowCount: number): NoLineup {
  const [most, rows] = [MOST_POOL_ROWS, rowCount].map((number) => number.toLocaleString('en-US'))
  return { reason: 'too_many_rows', message: `A pool can have ${most} rows at most; this one has ${rows}.` }
}

/** The answer where a search ended for want of memory; throws any other error. */
export function refusedForMemory(error: unknown): Result<never, NoLineup> {
  if (error instanceof KernelOutOfMemory) return err({ reason: 'too_large', message: error.message })
  throw error
}

function tooFewPeople(shapes: readonly Candidates[]): NoLineup | null {
  const { format, personOfRow } = shapes[0]!
  const rows = shapes.flatMap(({ groups }) => groups.flatMap((group) => [...group.kept, ...group.rows]))
  const people = new Set(rows.map((row) => personOfRow[row]))
  const needed = format.rosterSlots.length
  if (people.size >= needed) return null
  return {
    reason: 'not_enough_players',
    message: `A ${format.name} lineup needs ${needed} different players; the pool has ${people.size} available.`,
  }
}

/** Where no shape can be filled: the place that is short of people in the shape that asks for fewest of them. */
function emptyPlace(shapes: readonly Candidates[]): NoLineup | null {
  const empty = shapes.map(emptyPlaceOfShape)
  if (empty.includes(null)) return null
  return empty.reduce((best, each) => (each!.needed < best!.needed ? each : best))!.why
}

function emptyPlaceOfShape({ groups, personOfRow }: Candidates): { needed: number; why: NoLineup } | null {
  for (const group of groups) {
    const people = new Set(group.rows.map((row) => personOfRow[row])).size
    if (people >= group.open) continue
    const needed = group.open + group.kept.length
    if (isCaptainCode(group.code))
      return { needed, why: { reason: 'missing_captain', message: 'The pool has no available captain.' } }
    const name = PLACE_NAMES[group.code]
    if (!name) continue
    const message = `The pool has too few ${name}: ${people + group.kept.length} of the ${needed} a lineup needs.`
    return { needed, why: { reason: 'missing_position', message } }
  }
  return null
}

function keptTooDear({ groups, rows }: Candidates, { budget }: OptimizeRequest): NoLineup | null {
  const cost = salaryOf(groups.flatMap((group) => group.kept).map((row) => rows[row]!))
  if (cost <= budget) return null
  return {
    reason: 'over_budget',
    message: `The kept players alone cost ${dollars(cost)}, more than the budget of ${dollars(budget)}.`,
  }
}

/** `free`: the candidates without rules. */
function rulesTooTight(
  free: readonly Candidates[],
  { rules = [], format, budget }: OptimizeRequest,
  kernel: Kernel,
): NoLineup | null {
  const cheapest = cheapestLineup(free, kernel)
  if (!cheapest || cheapest.cost > budget) return null
  const broken = rulesOfFormat(rules, format).map(ruleText).join(', ')
  return {
    reason: 'rules',
    message: `Every legal lineup breaks a rule: ${broken}. Switch it off, or keep the players by hand.`,
  }
}

function cheapestTooDear(
  shapes: readonly Candidates[],
  { budget }: OptimizeRequest,
  kernel: Kernel,
): NoLineup | null {
  const cheapest = cheapestLineup(shapes, kernel)
  if (!cheapest) return null
  return {
    reason: 'over_budget',
    message: `The cheapest legal lineup costs ${dollars(cheapest.cost)}, more than the budget of ${dollars(budget)}.`,
  }
}

function onlyOneSide(shapes: readonly Candidates[], kernel: Kernel): NoLineup | null {
  const free = shapes.map((candidates) => ({ ...candidates, needsTwoSides: false }))
  const { format, needsTwoSides } = shapes[0]!
  if (!needsTwoSides || !cheapestLineup(free, kernel)) return null
  return {
    reason: 'one_side',
    message: `A lineup needs ${sidesWord(format)}; all available players are of ${oneSideWord(format)}.`,
  }
}

function salaryOf(players: readonly Player[]): number {
  return players.reduce((sum, player) => sum + player.salary, 0)
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
}
