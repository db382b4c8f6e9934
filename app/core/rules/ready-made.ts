import type { Format } from '../formats/format.ts'
import type { NflPosition } from '../players/player.ts'
import type { BuildRule, Condition, PlayerSet, Range } from './build-rule.ts'

/** A rule that is one press away, with its advantages and drawbacks. Rules that are on without a press: lineup-rule.ts and default-rules.ts. */
export type ReadyMadeRule = {
  /** The entry's id once the rule is taken, so that it is not taken twice. */
  id: string
  name: string
  rule: BuildRule
  /** The figures, in one or two sentences. */
  evidence: string
  source: string
}

const SCORES = '2,121 team-games of NFL.com data, seasons 2021 to 2025'
const ETR_2025 = 'Establish The Run on 2025 mid-size Showdown contests, as summarised by others'
const ETR = 'Establish The Run on professionals’ Showdown lineups, as summarised by others'
const ETR_WINNERS = 'Establish The Run articles of 2026, as summarised by others'
const TOOLS = 'the defaults and examples of other tools, read in November 2026'
const TOURNAMENT = 'a $5 tournament of 832,342 entries, 2026, counted by bleeski'
const HABIT = 'A habit, not a law'

const CATCHERS: PlayerSet = { positions: ['WR', 'TE'] }
const QUARTERBACKS: PlayerSet = { positions: ['QB'] }
const DEFENSES: PlayerSet = { positions: ['DST'] }
const NONE: Range = { min: null, max: 0 }
const ONE_AT_MOST: Range = { min: null, max: 1 }
const ONE_AT_LEAST: Range = { min: 1, max: null }

/** In so many lineups more captains than a build has by default are usual. */
const MANY_LINEUPS = 100
const MORE_CAPTAINS = 8
/** Up to so many lineups a cap on exposures only costs points. */
const FEW_LINEUPS = 5
const PLAYER_PCT = 60
/** The share of the budget that a lineup spends at least: $48,000 of $50,000. */
const SPENT_PCT = 96

/** The ready-made rules of a format for a build of so many lineups. */
export function readyMadeRules(format: Format, lineups: number): ReadyMadeRule[] {
  const captain = format.captain?.name ?? null
  return [
    ...(captain ? [captainBringsQuarterback(captain)] : []),
    quarterbackBringsReceiver,
    ...(format.from.games > 1 ? [quarterbackBringsTwo, bringBack] : []),
    noDefenseAgainstQuarterback,
    ...(captain ? [noDefenseAgainstCaptain(captain)] : []),
    ...(mayHoldTwo('DST', format) ? [oneDefense] : []),
    ...(captain ? [noKickerOrDefenseCaptain(captain)] : []),
    ...(mayHoldTwo('RB', format) ? [oneBackOfABackfield] : []),
    ...(captain ? [salaryFromTo(format), projectionFromTo] : []),
    ...(captain && lineups >= MANY_LINEUPS ? [moreCaptains(captain)] : []),
    ...(lineups > FEW_LINEUPS ? [mostOfAPlayer] : []),
    ...(lineups > 1 ? [differByTwo] : []),
  ]
}

function captainBringsQuarterback(captain: string): ReadyMadeRule {
  return offered('captain_brings_quarterback', `A receiver as ${captain} brings the quarterback`, {
    rule: group(QUARTERBACKS, ONE_AT_LEAST, { players: CATCHERS, slots: 'captain', team: 'same' }),
    evidence:
      'Receivers and their quarterback score together: the correlation is 0.24 to 0.38. Many entries know it: with the quarterback such a lineup had 10.1 copies on average, without 5.1.',
    source: `${SCORES}; copies: ${ETR_WINNERS}, 33 slates`,
  })
}

const quarterbackBringsReceiver = offered('quarterback_brings_receiver', 'A quarterback brings a receiver', {
  rule: group(CATCHERS, ONE_AT_LEAST, { players: QUARTERBACKS, slots: 'any', team: 'same' }),
  evidence:
    'A quarterback’s points correlate with those of his three receivers by 0.38, 0.35 and 0.24. With the tight end it is 0.28.',
  source: SCORES,
})

const quarterbackBringsTwo = offered('quarterback_brings_two', 'A quarterback brings two receivers', {
  rule: group(CATCHERS, { min: 2, max: null }, { players: QUARTERBACKS, slots: 'any', team: 'same' }),
  evidence: `${HABIT}: 28% of the entries of a large tournament had two or three of them, 53% one.`,
  source: TOURNAMENT,
})

const bringBack = offered('bring_back', 'A bring-back: an opponent beside the quarterback', {
  rule: group({ positions: ['RB', 'WR', 'TE'] }, ONE_AT_LEAST, {
    players: QUARTERBACKS,
    slots: 'any',
    team: 'other',
  }),
  evidence: `${HABIT}: of the entries of a large tournament with one receiver beside the quarterback 42% had one, with two 57%.`,
  source: TOURNAMENT,
})

const noDefenseAgainstQuarterback = offered(
  'no_defense_against_quarterback',
  'No defense against your quarterback',
  {
    rule: group(DEFENSES, NONE, { players: QUARTERBACKS, slots: 'any', team: 'other' }),
    evidence:
      'A quarterback’s points and those of the opposing defense have a correlation of -0.40, the lowest of all pairs.',
    source: SCORES,
  },
)

function noDefenseAgainstCaptain(captain: string): ReadyMadeRule {
  return offered('no_defense_against_captain', `No defense against your ${captain}`, {
    rule: group(DEFENSES, NONE, { players: {}, slots: 'captain', team: 'other' }),
    evidence: `${HABIT}: 5.4% of winning lineups had such a pair. They had 5.6 copies on average, other lineups 15.7.`,
    source: ETR_WINNERS,
  })
}

const oneDefense = offered('one_defense', 'At most one defense', {
  rule: group(DEFENSES, ONE_AT_MOST, null),
  evidence:
    'The two defenses have a correlation of -0.23: where one scores much, the other tends to score little.',
  source: SCORES,
})

function noKickerOrDefenseCaptain(captain: string): ReadyMadeRule {
  return offered('no_kicker_or_defense_captain', `No kicker or defense as ${captain}`, {
    rule: { ...group({ positions: ['K', 'DST'] }, NONE, null), slots: 'captain' },
    evidence: `${HABIT}: kickers as ${captain} won 0.78 times as often as they were used before 2025, and 1.05 times in 2025.`,
    source: ETR_WINNERS,
  })
}

const oneBackOfABackfield = offered('one_back_of_a_backfield', 'No two backs of one backfield', {
  rule: { ...group({ positions: ['RB'] }, ONE_AT_MOST, null), per: 'team' },
  evidence: `${HABIT}: a team’s first two backs have a correlation of -0.06, which is next to none.`,
  source: SCORES,
})

function salaryFromTo({ budget }: Format): ReadyMadeRule {
  return offered('salary_used', 'Spend nearly all', {
    rule: { kind: 'salary', dollars: { min: Math.round((budget * SPENT_PCT) / 100), max: budget } },
    evidence:
      'Entries leave $500 to $580 of $50,000 on average. The usual advice is to spend $48,000 to $49,500, because fewer entries copy such a lineup. One tool calls a gap of $1,000 safe.',
    source: 'contest data of Slate-lab, advice of RotoGrinders and SaberSim',
  })
}

const projectionFromTo = offered('projection_near_best', 'Near the best projection, not at it', {
  rule: { kind: 'projection', pctOfBest: { min: 90, max: 98 } },
  evidence:
    'For large fields: professionals have 54% of their lineups at 90% to 95% of the best projection. The nearer a lineup is to the best one, the more copies it has (correlation 0.38).',
  source: `${ETR_2025}; copies: ${ETR_WINNERS}, 33 slates`,
})

function moreCaptains(captain: string): ReadyMadeRule {
  return offered('more_captains', `At least ${MORE_CAPTAINS} ${captain}s`, {
    rule: { kind: 'captains', atLeast: MORE_CAPTAINS },
    evidence:
      'Professionals use 8.7 captains a slate. In three whole contests the users with 150 entries used 10 to 11 each.',
    source: `${ETR}; three Showdown standings of December 2021`,
  })
}

const mostOfAPlayer = offered('most_of_a_player', `No player in more than ${PLAYER_PCT}%`, {
  rule: {
    kind: 'exposure',
    players: {},
    slots: 'any',
    pct: { min: null, max: PLAYER_PCT },
    isStrict: false,
    each: true,
  },
  evidence: `${HABIT}: other tools cap a player at 60% or 65%. No figures show that it wins more.`,
  source: TOOLS,
})

const differByTwo = offered('differ_by_two', 'Lineups differ by two players', {
  rule: { kind: 'uniques', players: 2, captainSwapCounts: false },
  evidence: `${HABIT}: one or two different players are usual. The more are asked for, the more points the later lineups lose.`,
  source: TOOLS,
})

function offered(id: string, name: string, about: Omit<ReadyMadeRule, 'id' | 'name'>): ReadyMadeRule {
  return { id, name, ...about }
}

function group(players: PlayerSet, count: Range, when: Condition | null): BuildRule & { kind: 'group' } {
  return { kind: 'group', players, slots: 'any', count, per: 'lineup', when }
}

function mayHoldTwo(position: NflPosition, { rosterSlots }: Format): boolean {
  const open = rosterSlots.filter(
    ({ accepts }) => accepts === 'captain' || accepts === 'anyone' || accepts.includes(position),
  )
  return open.length > 1
}
