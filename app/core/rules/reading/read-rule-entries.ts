import type { RuleEntry } from '../build-rule.ts'
import { ruleProblem } from './rule-problem.ts'
import { at, flag, type Problem, record, text } from './value-checks.ts'

/** A stored rule that this version does not understand: shown by name, and kept as it is for the version that does. */
export type RefusedRule = {
  /** Its place in the stored list. */
  place: number
  /** `rule.count.min must be a whole number`. */
  problem: string
  stored: unknown
}

const entryProblem = record({ id: text(100), isOn: flag, rule: ruleProblem })

/**
 * The rules of a stored list and those that are refused: another version of the app may have written them. Of two entries
 * with one id the second is refused.
 */
export function readRuleEntries(stored: unknown): { entries: RuleEntry[]; refused: RefusedRule[] } {
  const list = Array.isArray(stored) ? stored : stored == null ? [] : [stored]
  const entries: RuleEntry[] = []
  const refused: RefusedRule[] = []
  const ids = new Set<string>()
  for (const [place, value] of list.entries()) {
    const problem = entryProblem(value) ?? repeatedId(value as RuleEntry, ids)
    if (problem) refused.push({ place, problem: problemText(problem), stored: value })
    else entries.push(value as RuleEntry)
    ids.add((value as RuleEntry | null)?.id ?? '')
  }
  return { entries, refused }
}

function repeatedId({ id }: RuleEntry, ids: ReadonlySet<string>): Problem | null {
  return ids.has(id) ? at('id', { path: [], message: 'is another rule’s' }) : null
}

function problemText({ path, message }: Problem): string {
  return `${path.join('.') || 'the rule'} ${message}`
}
