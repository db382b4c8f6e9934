import type { Format } from '../formats/format.ts'
import type { ContestSettings } from '../payouts/contest-settings.ts'
import { MOST_MORE_CONTESTS } from '../payouts/slate-contest.ts'
import type { Player } from '../players/player.ts'
import type { BuildRule, RuleEntry } from '../rules/build-rule.ts'
import { DEFAULT_RULES, type LineupRule } from '../rules/lineup-rule.ts'
import { strangersOf } from '../rules/reading/named.ts'
import type { Choices, MemoryValue } from '../slate-memory/memory.ts'
import type { LastSources } from './last-sources.ts'
import { contestPresetsOf, type RuleSet, ruleSetsOf } from './standing.ts'

/** What the starred sets and the last slate gave to a new one. */
export type AppliedReport = {
  /** In force now. */
  rules: BuildRule[]
  /** Not in force, although they hold by default. */
  switchedOff: BuildRule[]
  /** Rules that name a player or a team that this slate does not have. */
  leftOut: number
  /** Starred ones, the first one the slate's own. */
  contests: readonly ContestSettings[]
  sources: LastSources
}

/**
 * What starred rules and contests and the sources of the last slate set on a new slate of the format, as fields of its memory; null
 * where there is none of them. The rules of several starred sets hold together. Of several starred contests the dearest is the slate's
 * own, as it is filled first, and one entry is wanted in each of the others.
 */
export function startOf(
  choices: Choices,
  sources: LastSources,
  format: Format,
  players: readonly Player[],
): { changes: Choices; report: AppliedReport } | null {
  const sets = ruleSetsOf(choices, format.id).filter(({ isStarred }) => isStarred)
  const contests = starredContests(choices, format.id)
  const [first, ...more] = contests
  const numbers = Object.entries(sources.choices)
  if (sets.length + contests.length + numbers.length + sources.files.length === 0) return null
  const { entries, rules, leftOut } = rulesForSlate(sets, players)
  return {
    changes: {
      ...(sets.length > 0 ? { 'draft.buildRules': asField(entries), 'draft.rules': asField(rules) } : {}),
      ...(first ? { 'draft.contest': asField(first) } : {}),
      ...(more.length > 0
        ? { 'draft.moreContests': asField(more.map((settings) => ({ settings, mine: 1 }))) }
        : {}),
      ...Object.fromEntries(numbers.map(([key, value]) => [`numbers.${key}`, value])),
    },
    report: {
      rules: entries.flatMap(({ isOn, rule }) => (isOn ? [rule] : [])),
      switchedOff: [
        ...entries.flatMap(({ isOn, rule }) => (isOn ? [] : [rule])),
        ...DEFAULT_RULES.filter((rule) => sets.length > 0 && !hasRule(rules, rule)),
      ],
      leftOut,
      contests,
      sources,
    },
  }
}

/** The dearest first, as many as a slate has. */
function starredContests(choices: Choices, formatId: string): ContestSettings[] {
  return contestPresetsOf(choices, formatId)
    .filter(({ isStarred }) => isStarred)
    .map(({ contest }) => contest)
    .sort((a, b) => b.feeCents - a.feeCents)
    .slice(0, 1 + MOST_MORE_CONTESTS)
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
