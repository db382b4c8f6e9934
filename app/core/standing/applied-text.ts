import type { Format } from '../formats/format.ts'
import { contestName, feeAndSize } from '../payouts/contest-line.ts'
import { ruleSentence } from '../rules/words/rule-sentence.ts'
import type { PeopleNames } from '../rules/words/words.ts'
import { capitalized } from '../text/words.ts'
import type { AppliedReport } from './applied.ts'
import type { LastSources } from './last-sources.ts'

const MOST_NAMED = 3

/** What a new slate began with: `Your starred rules are applied:` and `at least 6 different captains.` */
export function appliedText(
  { rules, switchedOff, leftOut, contests, sources }: AppliedReport,
  names: PeopleNames,
  format: Format,
): { title: string; text: string } {
  const hasRules = rules.length + switchedOff.length + leftOut > 0
  const isStarred = hasRules || contests.length > 0
  const ofContests = contests.length === 1 ? 'contest' : 'contests'
  const chosen = sourceWords(sources)
  const sentences: (string | false)[] = [
    rules.length > 0 && `${some(rules.map((rule) => lowered(ruleSentence(rule, names, format))))}.`,
    switchedOff.length > 0 &&
      `Switched off: ${some(switchedOff.map((rule) => lowered(ruleSentence(rule, names, format))))}.`,
    leftOut > 0 && `Left out: ${leftOutText(leftOut)}.`,
    contests.length > 0 &&
      `${hasRules ? `${capitalized(ofContests)}: ` : ''}${some(contests.map((each) => `${contestName(each)} · ${feeAndSize(each)}`))}.`,
    chosen.length > 0 && `${isStarred ? `${OF_LAST} ` : ''}${chosen.join(', ')}.`,
    sources.files.length > 0 && `Load again: ${some(fileWords(sources.files))}.`,
  ]
  return {
    title: hasRules
      ? 'Your starred rules are applied:'
      : contests.length > 0
        ? `Your starred ${ofContests} ${contests.length === 1 ? 'is' : 'are'} set:`
        : OF_LAST,
    text: sentences.filter((each) => each !== false).join(' '),
  }
}

const OF_LAST = 'Sources of your last slate:'

function sourceWords({ choices }: LastSources): string[] {
  const { pointsFrom, ownershipByPosition, ownershipInPoints } = choices
  return [
    ...(pointsFrom === 'average' ? ['points from the average'] : []),
    ...(ownershipByPosition === true ? ['ownership from files by position'] : []),
    ...(ownershipInPoints === false ? ['points without ownership'] : []),
  ]
}

/** `mine.csv (67%)`; one file alone has no share. */
function fileWords(files: LastSources['files']): string[] {
  const total = files.reduce((sum, { weight }) => sum + weight, 0)
  return files.map(({ name, weight }) =>
    files.length === 1 ? name : `${name} (${Math.round((100 * weight) / total)}%)`,
  )
}

/** `2 rules that name players of another slate` */
export function leftOutText(count: number): string {
  return count === 1
    ? '1 rule that names players of another slate'
    : `${count} rules that name players of another slate`
}

function some(all: readonly string[]): string {
  const more = all.length - MOST_NAMED
  return `${all.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

/** A sentence may begin with a name, which keeps its capital; those that do not begin with one of these words. */
function lowered(sentence: string): string {
  return /^(?:At |No |Any |The |Exactly |Each |A |Salary |Projection |Ownership |For |\d)/.test(sentence)
    ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
    : sentence
}
