import type { Format } from '../formats/format.ts'
import type { ContestSettings } from '../payouts/contest-settings.ts'
import type { Player } from '../players/player.ts'
import type { BuildRule, RuleEntry } from '../rules/build-rule.ts'
import { DEFAULT_RULES, type LineupRule } from '../rules/lineup-rule.ts'
import { strangersOf } from '../rules/reading/named.ts'
import type { Choices, MemoryValue } from '../slate-memory/memory.ts'
import { contestPresetsOf, type RuleSet, ruleSetsOf } from './standing.ts'

/** What the starred sets gave to a new slate. */
export type AppliedReport = {
  /** In force now. */
  rules: BuildRule[]
  /** Not in force, although they hold by default. */
  switchedOff: BuildRule[]
  /** Rules that name a player or a team that this slate does not have. */
  leftOut: number
  /** Null: no contest is starred. */
  contest: ContestSettings | null
}

/**
 * What the starred rules and contest set on a new slate of the format, as fields of its memory; null where nothing is
 * starred. The rules of several starred sets hold together.
 */
export function startOf(
  choices: Choices,
  mode: Format,
  players: readonly Player[],
): { changes: Choices; report: AppliedReport } | null {
  const sets = ruleSetsOf(choices, mode.id).filter(({ isStarred }) => isStarred)
  const preset = contestPresetsOf(choices, mode.id).find(({ isStarred }) => isStarred)
  if (sets.length === 0 && !preset) return null
  const { entries, rules, leftOut } = rulesForSlate(sets, players)
  return {
    changes: {
      ...(sets.length > 0 ? { 'draft.buildRules': asField(entries), 'draft.rules': asField(rules) } : {}),
      ...(preset ? { 'draft.contest': asField(preset.contest) } : {}),
    },
    report: {
      rules: entries.flatMap(({ isOn, rule }) => (isOn ? [rule] : [])),
      switchedOff: [
        ...entries.flatMap(({ isOn, rule }) => (isOn ? [] : [rule])),
        ...DEFAULT_RULES.filter((rule) => sets.length > 0 && !hasRule(rules, rule)),
      ],
      leftOut,
      contest: preset?.contest ?? null,
    },
  }
}

/** The rules of these sets together that this slate can have: of two with one id or of one content the first. */
export function rulesForSlate(
  sets: readonly Pick<RuleSet, 'entries' | 'rules'>[],
  players: readonly Player[],
): { entries: RuleEntry[]; rules: LineupRule[]; leftOut: number } {
  const all: RuleEntry[] = []
  for (const entry of sets.flatMap((set) => set.entries)) {
    const text = JSON.stringify(entry.rule)
    if (!all.some(({ id, rule }) => id === entry.id || JSON.stringify(rule) === text)) all.push(entry)
  }
  const entries = all.filter(({ rule }) => strangersOf(rule, players).length === 0)
  // A rule that one of the sets has holds.
  const rules = DEFAULT_RULES.filter((rule) => sets.some((set) => hasRule(set.rules, rule)))
  return { entries, rules, leftOut: all.length - entries.length }
}

function hasRule(rules: readonly LineupRule[], { kind, position }: LineupRule): boolean {
  return rules.some((rule) => rule.kind === kind && rule.position === position)
}

function asField(value: unknown): MemoryValue {
  return value as MemoryValue
}
