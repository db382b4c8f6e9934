import { isRecord } from '../collections/is-record.ts'
import { withoutGame } from '../payouts/contest-name.ts'
import type { ContestSettings } from '../payouts/contest-settings.ts'
import { isContestSettings } from '../payouts/is-contest-settings.ts'
import type { RuleEntry } from '../rules/build-rule.ts'
import { areLineupRules, type LineupRule } from '../rules/lineup-rule.ts'
import { readRuleEntries } from '../rules/reading/read-rule-entries.ts'
import { itemField, kindOf } from '../slate-memory/field-keys.ts'
import type { Choices, MemoryValue } from '../slate-memory/memory.ts'

/*
 * What a user keeps for every later slate of a format: rules and contests by name. Each is a field of the account's memory,
 * as a lock is one of a slate's (core/slate-memory), so that two devices can change two of them.
 */

type Named = {
  name: string
  formatId: string
  /** Applied to each new slate of the format. */
  isStarred: boolean
}

export type RuleSet = Named & {
  /** The rules of the Entries side, those that are switched off too. */
  entries: readonly RuleEntry[]
  /** The rules for single lineups too that are in force. */
  rules: readonly LineupRule[]
}

export type ContestPreset = Named & { contest: ContestSettings }

/** One of them with the field that it is kept in. */
export type Kept<Value> = Value & { field: string }

const KINDS = { rules: 'ruleSet', contest: 'contestPreset' } as const

export const MOST_NAME_CHARACTERS = 60

/** `id`: a new one each time. */
export function newField(kind: keyof typeof KINDS, id: string): string {
  return itemField(KINDS[kind], id)
}

export function asValue(value: RuleSet | ContestPreset): MemoryValue {
  return value as unknown as MemoryValue
}

/**
 * A contest of this slate as it is kept for later ones: its name without the game, and without the opponents of a file, who
 * are of that game.
 */
export function contestForLater({
  opponents: _ofThisSlate,
  name,
  ...contest
}: ContestSettings): ContestSettings {
  return name === undefined ? contest : { ...contest, name: withoutGame(name) }
}

/** The rule sets of the format, by name; a rule of another version is left out of its set. */
export function ruleSetsOf(choices: Choices, formatId: string): Kept<RuleSet>[] {
  return namedOf(choices, 'rules', formatId).flatMap(({ field, named, value: { entries, rules } }) =>
    Array.isArray(entries) && areLineupRules(rules)
      ? [{ field, ...named, entries: readRuleEntries(entries).entries, rules }]
      : [],
  )
}

/** The contests of the format, by name. */
export function contestPresetsOf(choices: Choices, formatId: string): Kept<ContestPreset>[] {
  return namedOf(choices, 'contest', formatId).flatMap(({ field, named, value: { contest } }) =>
    isContestSettings(contest) ? [{ field, ...named, contest }] : [],
  )
}

/** Checked, because another version of the app may have written them. */
function namedOf(choices: Choices, kind: keyof typeof KINDS, formatId: string) {
  return Object.entries(choices)
    .flatMap(([field, value]) => {
      if (kindOf(field) !== KINDS[kind] || !isRecord(value) || value.formatId !== formatId) return []
      const { name, isStarred } = value
      if (typeof name !== 'string' || name.length > MOST_NAME_CHARACTERS) return []
      return [{ field, named: { name, formatId, isStarred: isStarred === true }, value }]
    })
    .sort((a, b) => a.named.name.localeCompare(b.named.name) || a.field.localeCompare(b.field))
}
