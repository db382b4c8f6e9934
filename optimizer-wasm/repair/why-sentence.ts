import type { Format } from '#core/formats/format.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import type { PeopleNames } from '#core/rules/words/words.ts'
import type { RepairWay, WhyNot } from './repair-request.ts'

/** Why a lineup can't be repaired, as a sentence for the user. */
export function whySentence(
  why: WhyNot,
  {
    rules,
    way,
    names,
    format,
  }: { rules: readonly BuildRule[]; way: RepairWay; names: PeopleNames; format: Format },
): string {
  const named = way.kind === 'person' ? (names.get(way.key) ?? way.key) : ''
  switch (why.kind) {
    case 'pool':
      return why.message
    case 'locked_unknown':
      return 'The file does not list a player who is locked in it.'
    case 'unknown':
      return 'Its worth is not known, since the file does not list one of its players. Choose another way.'
    case 'person_out':
      return `${named} is out or not in the file.`
    case 'holds_person':
      return `It holds ${named} already.`
    case 'rule':
      return `No lineup obeys the rule "${ruleSentence(rules[why.rule]!, names, format)}".`
    case 'too_near':
      return 'Every lineup that obeys the rules is in the list, was removed, or is too near to another one.'
    case 'way':
      return way.kind === 'same_team'
        ? 'No legal lineup has as many players of each team.'
        : `No legal lineup that obeys the rules holds ${named}.`
    case 'rules':
      return 'No lineup obeys all the rules together.'
    case 'steps':
      return 'The search stopped before it found a lineup that obeys the rules.'
  }
}
