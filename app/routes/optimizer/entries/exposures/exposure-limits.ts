import type { BuildRule, Range, RuleEntry } from '#core/rules/build-rule.ts'

/** The slots whose limits the pool has cells for: all, and the captain's. */
export type LimitedSlots = 'any' | 'captain'

/** The limits of a person in percent of the lineups; null: none. */
export type ExposureLimits = Record<LimitedSlots, Range>

const OPEN: Range = { min: null, max: null }
export const NO_LIMITS: ExposureLimits = { any: OPEN, captain: OPEN }

type ExposureRule = BuildRule & { kind: 'exposure' }
type Cells = { person: string; slots: LimitedSlots }

/** The limits that the pool's cells show: of the exposure rules about one person alone, in any slot or as captain. */
export function exposureLimits(rules: readonly RuleEntry[]): Map<string, ExposureLimits> {
  const limits = new Map<string, ExposureLimits>()
  for (const entry of rules) {
    const cells = cellsOf(entry)
    if (cells === null) continue
    const before = limits.get(cells.person) ?? NO_LIMITS
    limits.set(cells.person, { ...before, [cells.slots]: (entry.rule as ExposureRule).pct })
  }
  return limits
}

/** The rule behind the limits that these cells of a person show; null without limits. */
export function ruleOfLimits(rules: readonly RuleEntry[], cells: Cells): RuleEntry | null {
  // As in `exposureLimits`, the last one counts.
  return rules.findLast((entry) => isOf(entry, cells)) ?? null
}

/** The rules with these limits in the cells of a person; a rule without a limit is removed. `id`: of a new rule. */
export function withExposureLimits(
  rules: readonly RuleEntry[],
  { person, slots }: Cells,
  limits: Range,
  id: string,
): RuleEntry[] {
  const at = rules.findLastIndex((entry) => isOf(entry, { person, slots }))
  if (limits.min === null && limits.max === null) return rules.filter((_, index) => index !== at)
  const before = rules[at]
  const rule: ExposureRule = {
    kind: 'exposure',
    players: { people: [person] },
    slots,
    pct: limits,
    isStrict: before?.rule.kind === 'exposure' && before.rule.isStrict,
  }
  return before ? rules.with(at, { ...before, rule }) : [...rules, { id, isOn: true, rule }]
}

function isOf(entry: RuleEntry, { person, slots }: Cells): boolean {
  const cells = cellsOf(entry)
  return cells?.person === person && cells.slots === slots
}

/** The cells that the rule is shown in; null for every other rule, and for one that is switched off. */
function cellsOf({ rule, isOn }: RuleEntry): Cells | null {
  if (!isOn || rule?.kind !== 'exposure' || rule.slots === 'flex') return null
  const { people, positions, teams } = rule.players
  return people?.length === 1 && !positions && !teams ? { person: people[0]!, slots: rule.slots } : null
}

/** What a cell's text means: a percent, null for no limit, or what is wrong with it. */
export function readLimit(
  text: string,
  side: 'min' | 'max',
  other: number | null,
): { value: number | null } | { problem: string } {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.')
  if (plain === '' || plain === '-') return { value: null }
  const value = Number(plain)
  if (!/^\d{1,3}(\.\d*)?$/.test(plain) || value > 100) return { problem: 'Type a percent from 0 to 100.' }
  if (other === null) return { value }
  if (side === 'min' && value > other) return { problem: `More than the maximum of ${other}%.` }
  if (side === 'max' && value < other) return { problem: `Less than the minimum of ${other}%.` }
  return { value }
}
