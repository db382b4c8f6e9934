import { formatSalary } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { leaderPositions } from '#core/rules/leader.ts'
import type { LineupRule } from '#core/rules/lineup-rule.ts'
import { ruleProblem } from '#core/rules/reading/rule-problem.ts'
import { unfitRule } from '#core/rules/reading/unfit-rule.ts'
import { peopleIn, type RulePool } from '#core/rules/rule-pool.ts'

/** A kind of rule that can be added, with the rule that its form starts with. */
type RuleKind = {
  kind: Exclude<BuildRule['kind'], LineupRule['kind']>
  label: string
  /** What it does, in one sentence. */
  hint: string
  blank: (format: Format) => BuildRule
  needsCaptain?: true
  /** Only in formats whose lineups have a leader who is no captain. */
  needsLeader?: true
}

const OPEN = { min: null, max: null }

/** The players usually asked for beside a quarterback, and how many: two of the same team, or one of the other team as a bring-back. */
const BESIDE: Record<FeatureShare['team'], Pick<FeatureShare, 'players' | 'atLeast'>> = {
  same: { players: { positions: ['WR', 'TE'] }, atLeast: 2 },
  other: { players: { positions: ['RB', 'WR', 'TE'] }, atLeast: 1 },
}

/** In the order of the menu. */
const BY_KIND: Readonly<Record<RuleKind['kind'], Omit<RuleKind, 'kind'>>> = {
  exposure: {
    label: 'Exposure',
    hint: 'The share of lineups that hold a player, or one of several.',
    blank: () => ({ kind: 'exposure', players: { people: [] }, slots: 'any', pct: OPEN, isStrict: false }),
  },
  captain_pool: {
    label: 'Captain pool',
    hint: 'Only these players are captain.',
    blank: () => ({ kind: 'captain_pool', people: [] }),
    needsCaptain: true,
  },
  captains: {
    label: 'Captains',
    hint: 'So many different captains at least.',
    blank: () => ({ kind: 'captains', atLeast: 6 }),
    needsCaptain: true,
  },
  group: {
    label: 'Group',
    hint: 'A minimum or maximum of players from a set, optionally on a condition.',
    blank: () => ({
      kind: 'group',
      players: { people: [] },
      slots: 'any',
      count: { min: 1, max: null },
      per: 'lineup',
      when: null,
    }),
  },
  person: {
    label: 'Player',
    hint: 'In every lineup or in none, as captain, as flex, or in either.',
    blank: () => ({ kind: 'person', person: '', slots: 'any', use: 'exclude' }),
  },
  uniques: {
    label: 'Uniques',
    hint: 'The minimum number of different players between two lineups.',
    blank: () => ({ kind: 'uniques', players: 2, captainSwapCounts: false }),
  },
  team_split: {
    label: 'Team split',
    hint: 'How many players are of the captain’s team.',
    blank: () => ({ kind: 'team_split', ofCaptainsTeam: [] }),
    needsCaptain: true,
  },
  split_share: {
    label: 'Split share',
    hint: 'The share of lineups with a team split.',
    blank: () => ({ kind: 'split_share', ofCaptainsTeam: 5, pct: OPEN, isStrict: false }),
    needsCaptain: true,
  },
  feature_share: {
    label: 'Stack share',
    hint: 'The share of lineups with so many teammates of the quarterback, or so many opponents.',
    blank: () => ({
      kind: 'feature_share',
      team: 'same',
      ...BESIDE.same,
      pct: OPEN,
      isStrict: false,
    }),
    needsLeader: true,
  },
  salary: {
    label: 'Salary',
    hint: 'Dollars spent in each lineup.',
    blank: ({ budget }) => ({ kind: 'salary', dollars: { min: 0.96 * budget, max: null } }),
  },
  projection: {
    label: 'Projection',
    hint: 'Points of each lineup, in percent of the best one’s.',
    blank: () => ({ kind: 'projection', pctOfBest: { min: 90, max: 98 } }),
  },
  ownership_sum: {
    label: 'Own Sum',
    hint: 'The sum of the ownership in each lineup.',
    blank: () => ({ kind: 'ownership_sum', pct: OPEN }),
  },
  ownership_product: {
    label: 'Own Product',
    hint: 'The product of the ownership in each lineup, as shares.',
    blank: () => ({ kind: 'ownership_product', share: OPEN }),
  },
  boost: {
    label: 'Boost / Dock',
    hint: 'Counts points higher or lower while building, never in the file.',
    blank: () => ({ kind: 'boost', players: { people: [] }, slots: 'any', pct: 10, when: null }),
  },
}

export const RULE_KINDS = Object.entries(BY_KIND).map(([kind, rest]) => ({
  kind,
  ...rest,
})) as readonly RuleKind[]

export function ruleKindsOf(format: Format): RuleKind[] {
  const hasLeader = leaderPositions(format).length > 0
  return RULE_KINDS.filter(
    ({ needsCaptain, needsLeader }) =>
      (format.captain !== null || !needsCaptain) && (hasLeader || !needsLeader),
  )
}

/** What a form still lacks before its rule can be added, as a sentence; null for a whole rule. */
export function missingInRule(rule: BuildRule, format: Format, pool: RulePool): string | null {
  if (rule.kind === 'person' && rule.person === '') return 'Choose a player.'
  if (rule.kind === 'captain_pool' && rule.people.length === 0) return 'Choose at least one player.'
  if (rule.kind === 'team_split' && rule.ofCaptainsTeam.length === 0) return 'Choose at least one split.'
  if ('players' in rule && typeof rule.players === 'object') {
    if (rule.players.people?.length === 0) return 'Choose at least one player, position or team.'
    if (peopleIn(rule.players, pool).size === 0) return 'No player of this slate is in the set.'
  }
  if (rule.kind === 'group' && rule.when?.players.people?.length === 0)
    return 'Choose at least one player, position or team of the condition.'
  if (rule.kind === 'boost' && rule.when?.person === '') return 'Choose the player of the condition.'
  for (const range of Object.values(rule)) {
    if (!isRange(range)) continue
    if (range.min === null && range.max === null) return 'Enter a minimum or a maximum.'
    if (range.min !== null && range.max !== null && range.min > range.max)
      return 'The minimum is above the maximum.'
  }
  if (rule.kind === 'salary' && (rule.dollars.min ?? 0) > format.budget)
    return `The minimum is above the budget of ${formatSalary(format.budget)}.`
  const problem = ruleProblem(rule)
  return problem ? `${problem.path.join(' ')} ${problem.message}.` : unfitRule(rule, format)
}

function isRange(value: unknown): value is { min: number | null; max: number | null } {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value
}

/** The rule about the other side; players and number become those usual there, unless the user changed them. */
export function withSide(rule: FeatureShare, team: FeatureShare['team']): FeatureShare {
  const { players, atLeast } = rule
  const isUsual = JSON.stringify({ players, atLeast }) === JSON.stringify(BESIDE[rule.team])
  return { ...rule, team, ...(isUsual ? BESIDE[team] : {}) }
}

type FeatureShare = BuildRule & { kind: 'feature_share' }
