import type { BuildRule, RuleEntry } from '#core/rules/build-rule.ts'

/** The limits of a person over all slots, in percent; null: none. */
export type ExposureLimits = { min: number | null; max: number | null }
export const NO_LIMITS: ExposureLimits = { min: null, max: null }

type ExposureRule = BuildRule & { kind: 'exposure' }

/** The limits that the pool's cells show: of the soft exposure rule about this person alone, in any slot. */
export function exposureLimits(rules: readonly RuleEntry[]): Map<string, ExposureLimits> {
  return new Map(
    rules.flatMap(({ rule, isOn }) => {
      const person = isOn ? personOfCell(rule) : null
      return person === null ? [] : [[person, (rule as ExposureRule).pct] as const]
    }),
  )
}

/** The rule behind the limits that the cells of the person show; null without limits. */
export function ruleOfLimits(rules: readonly RuleEntry[], person: string): RuleEntry | null {
  // As in `exposureLimits`, the last one counts.
  return rules.findLast(({ rule, isOn }) => isOn && personOfCell(rule) === person) ?? null
}

/** The rules with these limits of the person; a rule without a limit is removed. `id`: of a new rule. */
export function withExposureLimits(
  rules: readonly RuleEntry[],
  person: string,
  limits: ExposureLimits,
  id: string,
): RuleEntry[] {
  const at = rules.findIndex(({ rule, isOn }) => isOn && personOfCell(rule) === person)
  if (limits.min === null && limits.max === null) return rules.filter((_, index) => index !== at)
  const before = rules[at]
  const rule: ExposureRule = {
    kind: 'exposure',
    players: { people: [person] },
    slots: 'any',
    pct: limits,
    isStrict: before?.rule.kind === 'exposure' && before.rule.isStrict,
  }
  return before ? rules.with(at, { ...before, rule }) : [...rules, { id, isOn: true, rule }]
}

/** The person whose cells the rule is shown in; null for every other rule. */
function personOfCell(rule: BuildRule): string | null {
  if (rule?.kind !== 'exposure' || rule.slots !== 'any') return null
  const { people, positions, teams } = rule.players
  return people?.length === 1 && !positions && !teams ? people[0]! : null
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
  if (side === 'min' && value > other) return { problem: `More than the Max Exp of ${other}%.` }
  if (side === 'max' && value < other) return { problem: `Less than the Min Exp of ${other}%.` }
  return { value }
}
