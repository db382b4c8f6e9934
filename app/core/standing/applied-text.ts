import type { Format } from '../formats/format.ts'
import { contestName, feeAndSize } from '../payouts/contest-line.ts'
import type { BuildRule } from '../rules/build-rule.ts'
import { ruleSentence } from '../rules/words/rule-sentence.ts'
import type { PeopleNames } from '../rules/words/words.ts'
import type { AppliedReport } from './applied.ts'

const MOST_NAMED = 3

/** What a new slate began with: `Your starred rules are applied:` and `at least 6 different captains.` */
export function appliedText(
  { rules, switchedOff, leftOut, contest }: AppliedReport,
  names: PeopleNames,
  mode: Format,
): { title: string; text: string } {
  const hasRules = rules.length + switchedOff.length + leftOut > 0
  const sentences: (string | false)[] = [
    rules.length > 0 && `${some(rules, names, mode)}.`,
    switchedOff.length > 0 && `Switched off: ${some(switchedOff, names, mode)}.`,
    leftOut > 0 && `Left out: ${leftOutText(leftOut)}.`,
    contest !== null && `${hasRules ? 'Contest: ' : ''}${contestName(contest)} · ${feeAndSize(contest)}.`,
  ]
  return {
    title: hasRules ? 'Your starred rules are applied:' : 'Your starred contest is set:',
    text: sentences.filter((each) => each !== false).join(' '),
  }
}

/** `2 rules that name players of another slate` */
export function leftOutText(count: number): string {
  return count === 1
    ? '1 rule that names players of another slate'
    : `${count} rules that name players of another slate`
}

function some(rules: readonly BuildRule[], names: PeopleNames, mode: Format): string {
  const named = rules.slice(0, MOST_NAMED).map((rule) => lowered(ruleSentence(rule, names, mode)))
  const more = rules.length - named.length
  return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

/** A sentence may begin with a name, which keeps its capital; those that do not begin with one of these words. */
function lowered(sentence: string): string {
  return /^(?:At |No |Any |The |Exactly |Each |A |Salary |Projection |Ownership |For |\d)/.test(sentence)
    ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
    : sentence
}
