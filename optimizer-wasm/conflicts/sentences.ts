import { formatSalary } from '#core/figures/format.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { listPeople, type PeopleNames, peopleNames } from '#core/rules/words/words.ts'
import { listOf } from '#core/text/words.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Cause, Change, Conflict, ConflictReport, Relaxation } from './conflict-report.ts'
import { excludedFrom } from './excluded-people.ts'

/** The most conflicts and changes that the sentence of a report names. */
const MOST_NAMED = 3

export function namesIn({ playerPool, format }: BuildRequest): PeopleNames {
  return peopleNames(rulePool(withCaptainTwins([...playerPool], format), format))
}

/** `These 2 rules can’t hold together: “No kicker” and “At least 1 kicker”.` */
export function conflictSentence(
  { causes, lineups, isMinimal }: Omit<Conflict, 'sentence'>,
  request: BuildRequest,
  names: PeopleNames,
): string {
  const rules = listOf(causes.map((cause) => `“${causeText(cause, request, names)}”`))
  const many = causes.length
  const further = isMinimal ? '' : ' Perhaps only some of them are to blame: the search ended early.'
  if (lineups > 0) {
    const these = many === 1 ? 'this rule' : `these ${many} rules together`
    const few = lineups === 1 ? 'Only 1 lineup obeys' : `Only ${lineups} lineups obey`
    return `${few} ${these}, and ${request.count} are asked for: ${rules}.${further}`
  }
  if (many === 1) return `No lineup obeys the rule ${rules}.`
  return `These ${many} rules can’t hold together: ${rules}.${further}`
}

/** `Change “No kicker” to “No more than 1 kicker”`; several changes in one sentence, without a full stop. */
export function changesSentence(
  changes: readonly Change[],
  request: BuildRequest,
  names: PeopleNames,
): string {
  const [first = '', ...others] = changes.map((change) => changeText(change, request, names))
  return listOf([first, ...others.map((text) => text.slice(0, 1).toLowerCase() + text.slice(1))])
}

/** What is known, without the changes that help. `most`: lineups that the pool has, up to the number asked for. */
export function reasonSentences(
  { wanted, got, conflicts, isComplete }: Pick<ConflictReport, 'wanted' | 'got' | 'conflicts' | 'isComplete'>,
  most: { lineups: number; message: string | null; isCertain: boolean },
): string[] {
  if (got >= wanted) return [`There are ${lineupsText(got)}, as asked for.`]
  if (most.lineups === 0 && most.isCertain) return [most.message ?? 'The pool has no legal lineup.']
  const isPoolSmall = most.lineups < wanted && most.isCertain
  // Two rules that read alike can be in conflicts that read alike.
  const named = new Set(conflicts.slice(0, MOST_NAMED).map(({ sentence }) => sentence))
  return [
    ...named,
    ...(isComplete ? [] : [earlyEnd(got, conflicts.length)]),
    ...(isPoolSmall ? [`Without rules the pool has ${lineupsText(most.lineups)}.`] : []),
  ]
}

/** The reasons, and the first changes that help. */
export function reportSentence(reasons: readonly string[], relaxations: readonly Relaxation[]): string {
  const looser = relaxations.filter(({ changes }) => changes[0]?.kind !== 'count')
  const fewer = relaxations.find(({ changes }) => changes[0]?.kind === 'count')
  return [
    ...reasons,
    ...(looser.length > 0 ? [helpSentence(looser.slice(0, MOST_NAMED))] : []),
    ...(fewer ? [`${fewer.sentence}.`] : []),
  ].join(' ')
}

function earlyEnd(got: number, conflicts: number): string {
  if (conflicts > 0) return 'The search for conflicts ended early, so there may be more of them.'
  const found =
    got === 0 ? 'No lineup was found' : `Only ${lineupsText(got)} ${got === 1 ? 'was' : 'were'} found`
  return `${found}, but the search ended before it was certain that there are no more.`
}

function helpSentence(looser: readonly Relaxation[]): string {
  const [first, ...others] = looser
  if (others.length === 0) return `This gives ${lineupsText(first!.lineups)}: ${first!.sentence}.`
  if (others.every(({ lineups }) => lineups === first!.lineups)) {
    const changes = looser.map(({ sentence }) => sentence).join('; ')
    return `Any one of these changes gives ${lineupsText(first!.lineups)}: ${changes}.`
  }
  const changes = looser.map(({ sentence, lineups }) => `${sentence} (${lineupsText(lineups)})`).join('; ')
  return `Any one of these changes helps: ${changes}.`
}

function causeText(cause: Cause, request: BuildRequest, names: PeopleNames): string {
  switch (cause.kind) {
    case 'rule':
      return ruleSentence(request.rules[cause.rule]!, names, request.format)
    case 'excluded':
      return excludedText(excludedFrom(request), names)
    case 'budget':
      return `Budget of ${formatSalary(request.budget)}`
    case 'kept_lineups':
      return `${lineupsText(request.keptLineups?.length ?? 0)} kept`
    case 'banned_lineups':
      return `${lineupsText(request.bannedLineups?.length ?? 0)} removed`
  }
}

function excludedText({ lineups, captain }: ReturnType<typeof excludedFrom>, names: PeopleNames): string {
  const parts = [
    [lineups, 'in no lineup'],
    [captain, lineups.length > 0 ? 'no captain' : 'in no lineup as captain'],
  ] as const
  return parts
    .filter(([people]) => people.length > 0)
    .map(([people, where]) => `${listPeople(people, names, 'and')} ${where}`)
    .join(', ')
}

function changeText(change: Change, request: BuildRequest, names: PeopleNames): string {
  switch (change.kind) {
    case 'rule': {
      const before = ruleSentence(request.rules[change.rule]!, names, request.format)
      if (change.to === null) return `Switch off “${before}”`
      return `Change “${before}” to “${ruleSentence(change.to, names, request.format)}”`
    }
    case 'put_back':
      return `Put back ${listPeople(change.people, names, 'and')}`
    case 'budget':
      return `Raise the budget to ${formatSalary(change.dollars)}`
    case 'release_kept_lineups':
      return `Build the ${lineupsText(request.keptLineups?.length ?? 0)} kept anew`
    case 'allow_banned_lineups':
      return `Allow the ${lineupsText(request.bannedLineups?.length ?? 0)} removed`
    case 'count':
      return `Ask for ${lineupsText(change.count)} instead of ${request.count}`
  }
}

function lineupsText(lineups: number): string {
  return lineups === 1 ? '1 lineup' : `${lineups} lineups`
}
