import { formatSalary } from '../../figures/format.ts'
import type { Format } from '../../formats/format.ts'
import { capitalized, listOf } from '../../text/words.ts'
import type { BoostRule, BuildRule, Range, SetRule, ShareRule, SingleLineupRule } from '../build-rule.ts'
import { leaderPositions } from '../leader.ts'
import { POSITION_WORDS } from '../lineup-rule.ts'
import { groupSentence } from './group-sentence.ts'
import {
  allOfSet,
  anyOfSet,
  asSlot,
  eachOfSet,
  listPeople,
  type PeopleNames,
  rangeWords,
  setNoun,
  splitWord,
} from './words.ts'

/**
 * What the rule asks for, as one sentence without a full stop. It says "at least", "exactly", "no more than" or "2 to 3", so
 * that no number is read as another kind of limit.
 */
export function ruleSentence(rule: BuildRule, names: PeopleNames, format: Format): string {
  return capitalized(sentence(rule, names, format))
}

function sentence(rule: BuildRule, names: PeopleNames, format: Format): string {
  const captain = format.captain?.name ?? 'captain'
  switch (rule.kind) {
    case 'one_of_a_team':
      return `no more than 1 ${POSITION_WORDS[rule.position]} from each team`
    case 'one_of_a_lineup':
      return `no more than 1 ${POSITION_WORDS[rule.position]}`
    case 'person':
      return personSentence(rule, names, format)
    case 'captain_pool':
      return rule.people.length === 1
        ? `the ${captain} is ${listPeople(rule.people, names, 'or')}`
        : `the ${captain} is one of ${listPeople(rule.people, names, 'and')}`
    case 'group':
      return groupSentence(rule, names, format)
    case 'team_split':
      return splitSentence(rule.ofCaptainsTeam, captain, format)
    case 'salary':
      return `salary of ${rangeWords(rule.dollars, formatSalary)}`
    case 'projection':
      return `projection of ${rangeWords(rule.pctOfBest, pct)} of the best lineup’s`
    case 'ownership_sum':
      return `ownership sum of ${rangeWords(rule.pct, pct)}`
    case 'ownership_product':
      return `ownership product of ${rangeWords(rule.share, plainNumber)}${eachOf(rule.share, format)}`
    case 'boost':
      return boostSentence(rule, names, format)
    case 'exposure':
      return `${(rule.each ? eachOfSet : anyOfSet)(rule.players, names)}${asSlot(rule.slots, format)} in ${shareWords(rule)}`
    case 'split_share':
      return `${rule.ofCaptainsTeam} of the ${captain}’s team (${splitWord(rule.ofCaptainsTeam, format)}) in ${shareWords(rule)}`
    case 'feature_share':
      return `${featureWords(rule, names, format)} in ${shareWords(rule)}`
    case 'captains':
      return `at least ${rule.atLeast} different ${captain}s`
    case 'uniques':
      return uniquesSentence(rule, captain, format)
  }
}

function personSentence(
  { person, slots, use }: SingleLineupRule & { kind: 'person' },
  names: PeopleNames,
  format: Format,
): string {
  const name = listPeople([person], names, 'or')
  const as = asSlot(slots, format)
  if (use === 'lock') return `${name}${as} in every lineup`
  return as ? `${name} never${as}` : `${name} in no lineup`
}

function splitSentence(counts: readonly number[], captain: string, format: Format): string {
  const sorted = [...counts].sort((a, b) => a - b)
  const splits = listOf(
    sorted.map((count) => splitWord(count, format)),
    'or',
  )
  return `exactly ${listOf(sorted.map(String), 'or')} of the ${captain}’s team (${splits})`
}

function boostSentence(
  { players, slots, pct: by, when }: BoostRule,
  names: PeopleNames,
  format: Format,
): string {
  const verb = players.people?.length === 1 ? 'counts' : 'count'
  const much = by === -100 ? 'nothing' : `${Math.abs(by)}% ${by < 0 ? 'less' : 'more'}`
  const rule = `${allOfSet(players, names)}${asSlot(slots, format)} ${verb} ${much}`
  if (!when) return rule
  const place = asSlot(when.slots, format)
  return `${rule}, if ${listPeople([when.person], names, 'or')} is ${place ? place.slice(4) : 'in the lineup'}`
}

/** `quarterback with at least 2 wide receivers or tight ends of the same team`. */
function featureWords(
  { players, team, atLeast }: SetRule & { kind: 'feature_share' },
  names: PeopleNames,
  format: Format,
): string {
  const leaders = leaderPositions(format).map((position) => POSITION_WORDS[position])
  const counted = players.people ? `of ${allOfSet(players, names)}` : setNoun(players, atLeast > 1)
  const of = team === 'same' ? 'the same team' : 'the opposing team'
  return `${listOf(leaders, 'or') || 'leader'} with at least ${atLeast} ${counted} of ${of}`
}

function shareWords({ pct: range, isStrict }: ShareRule): string {
  const strictly = isStrict ? ' (strict)' : ''
  if (range.max === 0) return `no lineup${strictly}`
  if (range.min === 100) return `every lineup${strictly}`
  return `${rangeWords(range, pct)} of lineups${strictly}`
}

function uniquesSentence(
  { players, captainSwapCounts }: SetRule & { kind: 'uniques' },
  captain: string,
  format: Format,
): string {
  const apart = `any two lineups differ by at least ${players} ${players === 1 ? 'player' : 'players'}`
  if (!format.captain) return apart
  return captainSwapCounts
    ? `${apart}; the same people with another ${captain} differ by 1`
    : `${apart}; the same people with another ${captain} do not count`
}

/** ` (20% each)`: the ownership of players who are all owned alike and have that product. */
function eachOf({ min, max }: Range, { rosterSlots }: Format): string {
  const shares = [min, max].flatMap((bound) => (bound === null || bound === 0 ? [] : [bound]))
  const each = new Set(shares.map((share) => pct(Math.round(1000 * share ** (1 / rosterSlots.length)) / 10)))
  return each.size === 0 ? '' : ` (${[...each].join(' to ')} each)`
}

function pct(value: number): string {
  return `${value}%`
}

/** Without an exponent: `0.000064`. */
function plainNumber(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, maximumFractionDigits: 20 }).format(
    value,
  )
}
