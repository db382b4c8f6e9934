import { isCaptainRow } from '#core/players/player.ts'
import {
  type BuildRule,
  type GroupRule,
  isSetRule,
  type Range,
  type ShareRule,
  type SlotKind,
} from '#core/rules/build-rule.ts'
import { lineupsOfShare } from '#core/rules/judging/lineups-of-share.ts'
import { leadersIn } from '#core/rules/leader.ts'
import { peopleBeside, peopleIn } from '#core/rules/rule-pool.ts'
import type { SearchLimits } from '../lineups-under.ts'
import { captainRow, ofCaptainsTeam, type PoolFacts, type Rows, rowsOfPeople } from './pool-facts.ts'

/** What a lineup has or has not; a minimum counts lineups that have it, a maximum those that have not. */
export type Feature =
  | RowsFeature
  | SplitFeature
  | LeaderFeature
  /** A captain that no lineup before it has. */
  | { kind: 'new_captain' }

type RowsFeature = { kind: 'holds' | 'lacks'; rows: ReadonlySet<number> }
type LeaderFeature = { kind: 'stacked' | 'not_stacked'; stack: Stack }
type SplitFeature = { kind: 'split' | 'other_split'; ofCaptainsTeam: number }

/** A leader with so many players beside it; a lineup has one leader at most. */
type Stack = {
  /** The rows that count beside each leader, by the leader's row; leaders of no known team are not there. */
  counted: ReadonlyMap<number, ReadonlySet<number>>
  atLeast: number
  /** The rules of a lineup with such a leader, besides holding one of these rows, and the rules of any other lineup. */
  has: GroupRule
  hasNot: GroupRule
}

/**
 * So many lineups of a build with a feature. A rule with a minimum and a maximum makes two demands: a maximum of 6 in 10
 * lineups is a demand of 4 lineups without the player.
 */
export type Demand = {
  /** The rule's place in the request. */
  rule: number
  /** The player (`personKey`) of a rule that holds for each of its players apart. */
  person?: string
  feature: Feature
  lineups: number
  isStrict: boolean
  isMaximum: boolean
}

/**
 * The demands of the rules on a build of so many lineups, in the order of the rules; those that ask nothing are left out. Of
 * several rules about the number of captains the one that asks for most asks for what the others do.
 */
export function demandsOf(rules: readonly BuildRule[], facts: PoolFacts, lineups: number): Demand[] {
  const captains = rules.filter((rule) => rule.kind === 'captains')
  const mostCaptains = captains.toSorted((a, b) => b.atLeast - a.atLeast)[0]
  return rules.flatMap((rule, index): Demand[] => {
    if (rule.kind === 'captains') {
      if (facts.captainPlace < 0 || rule !== mostCaptains) return []
      const feature: Feature = { kind: 'new_captain' }
      const atLeast = Math.min(rule.atLeast, lineups)
      return [{ rule: index, feature, lineups: atLeast, isStrict: false, isMaximum: false }]
    }
    // How far lineups stand apart is asked while each is searched for (lineup-distance.ts).
    if (!isSetRule(rule) || rule.kind === 'uniques') return []
    const { min, max } = lineupsOfShare(rule.pct, lineups)
    return featuresOf(rule, facts).flatMap(({ has, hasNot, person }) => {
      const known = { rule: index, isStrict: rule.isStrict, ...(person !== undefined && { person }) }
      return [
        { ...known, feature: has, lineups: min, isMaximum: false },
        { ...known, feature: hasNot, lineups: lineups - max, isMaximum: true },
      ].filter((demand) => demand.lineups > 0)
    })
  })
}

type CountedFeature = { has: Feature; hasNot: Feature; person?: string }

/** What the rule counts: one feature, or one for each player. */
function featuresOf(rule: ShareRule, facts: PoolFacts): CountedFeature[] {
  if (rule.kind === 'feature_share') {
    const stack = stackOf(rule, facts)
    return [{ has: { kind: 'stacked', stack }, hasNot: { kind: 'not_stacked', stack } }]
  }
  if (rule.kind === 'split_share') {
    const { ofCaptainsTeam } = rule
    return [{ has: { kind: 'split', ofCaptainsTeam }, hasNot: { kind: 'other_split', ofCaptainsTeam } }]
  }
  const people = peopleIn(rule.players, facts.people)
  if (!rule.each) return [rowsFeature(people, rule.slots, facts)]
  return [...people].map((person) => ({ ...rowsFeature([person], rule.slots, facts), person }))
}

function stackOf({ players, team, atLeast }: ShareRule & { kind: 'feature_share' }, facts: PoolFacts): Stack {
  const people = peopleIn(players, facts.people)
  const leaders = [...leadersIn(facts.people, facts.format)].filter(
    (person) => facts.people.get(person)!.team !== null,
  )
  const rowsOf = (some: Iterable<string>) => rowsOfPeople(facts, some, 'any')
  const counted = new Map(
    leaders.flatMap((leader) => {
      const beside = peopleBeside(team, facts.people.get(leader)!, facts.people)
      const rows = new Set(rowsOf([...people].filter((person) => beside.has(person))))
      return rowsOf([leader]).map((row) => [row, rows] as const)
    }),
  )
  const group = (count: Range): GroupRule => ({
    ...{ kind: 'group', players, slots: 'any', count, per: 'lineup' },
    when: { players: { people: leaders }, slots: 'any', team },
  })
  return {
    ...{ counted, atLeast },
    has: group({ min: atLeast, max: null }),
    hasNot: group({ min: null, max: atLeast - 1 }),
  }
}

function isStacked({ counted, atLeast }: Stack, lineup: Rows): boolean {
  return lineup.some((leader) => {
    const beside = counted.get(leader)
    return beside !== undefined && lineup.filter((row) => beside.has(row)).length >= atLeast
  })
}

function rowsFeature(people: Iterable<string>, slots: SlotKind, facts: PoolFacts): CountedFeature {
  const rows = new Set(rowsOfPeople(facts, people, slots))
  return { has: { kind: 'holds', rows }, hasNot: { kind: 'lacks', rows } }
}

/** Whether the lineup has the feature; `usedCaptains`: people who are captain of a lineup before it. */
export function hasFeature(
  feature: Feature,
  lineup: Rows,
  facts: PoolFacts,
  usedCaptains: ReadonlySet<number>,
): boolean {
  switch (feature.kind) {
    case 'holds':
      return lineup.some((row) => feature.rows.has(row))
    case 'lacks':
      return !lineup.some((row) => feature.rows.has(row))
    case 'split':
      return ofCaptainsTeam(facts, lineup) === feature.ofCaptainsTeam
    case 'other_split':
      return ofCaptainsTeam(facts, lineup) !== feature.ofCaptainsTeam
    case 'stacked':
      return isStacked(feature.stack, lineup)
    case 'not_stacked':
      return !isStacked(feature.stack, lineup)
    case 'new_captain':
      return !usedCaptains.has(facts.personOfRow[captainRow(facts, lineup)!]!)
  }
}

/** The part of a search's limits that makes it find only lineups with all these features. */
export function limitsOfFeatures(
  features: readonly Feature[],
  facts: PoolFacts,
  usedCaptains: ReadonlySet<number>,
): Pick<SearchLimits, 'ofCaptainsTeam' | 'groups'> & { closedRows: number[]; neededRows: number[][] } {
  const closed = new Set<number>()
  const neededRows: number[][] = []
  const groups: GroupRule[] = []
  const sizes = facts.format.rosterSlots.map((_, place) => place + 1)
  let splits: number[] | null = null
  for (const feature of features) {
    switch (feature.kind) {
      case 'holds':
        neededRows.push([...feature.rows])
        break
      case 'lacks':
        for (const row of feature.rows) closed.add(row)
        break
      case 'stacked':
        neededRows.push([...feature.stack.counted.keys()])
        groups.push(feature.stack.has)
        break
      case 'not_stacked':
        groups.push(feature.stack.hasNot)
        break
      case 'new_captain':
        for (const row of captainRowsOf(usedCaptains, facts)) closed.add(row)
        break
      default:
        splits = (splits ?? sizes).filter((players) => isSplit(feature, players))
    }
  }
  return {
    ...{ closedRows: [...closed], neededRows },
    ...(splits && { ofCaptainsTeam: splits }),
    ...(groups.length > 0 && { groups }),
  }
}

function isSplit({ kind, ofCaptainsTeam: wanted }: SplitFeature, players: number): boolean {
  return (players === wanted) === (kind === 'split')
}

function captainRowsOf(people: ReadonlySet<number>, { rows, personOfRow }: PoolFacts): number[] {
  return [...rows.keys()].filter((row) => isCaptainRow(rows[row]!) && people.has(personOfRow[row]!))
}
