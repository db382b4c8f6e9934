import type { Format } from '../formats/format.ts'
import type { ContestFormat } from '../objective/strategy.ts'
import { gamesOf } from '../players/games.ts'
import type { Player } from '../players/player.ts'
import type { BuildRule, PlayerSet, RuleEntry, SlotKind } from './build-rule.ts'
import { leaderPositions } from './leader.ts'
import { DEFAULT_RULES, rulesOfFormat } from './lineup-rule.ts'

/** What decides which rules a build has by default. */
export type AskedBuild = {
  format: Format
  playerPool: readonly Player[]
  lineups: number
  contestFormat: ContestFormat
}

/** In the id of each default rule, and of no other entry. */
const PREFIX = 'default:'

/** A rule about the lineups of a build together that is in force until the user switches it off. */
export type DefaultRule = {
  /** The id of the user's entry, once the rule is changed or switched off. */
  id: string
  rule: BuildRule
  /** In force in a build of so many lineups and more, until a later rule with its id is: of fewer it would ask for nothing but worse lineups. */
  fromLineups: number
  /** The figures, in a sentence. */
  evidence: string
}

const SEVERAL_LINEUPS = 2
const MANY_LINEUPS = 20
const VERY_MANY_LINEUPS = 100
/** Of fewer games each player is in many of the best lineups. */
const GAMES_OF_LIMITS = 5

const OF_CAPTAINS: readonly DefaultRule[] = [
  {
    id: 'default:captains',
    rule: { kind: 'captains', atLeast: 6 },
    fromLineups: MANY_LINEUPS,
    evidence: 'In two real contests, users with 15 to 25 entries had 7 or 8 captains.',
  },
  mostOfACaptain({
    pct: 35,
    fromLineups: MANY_LINEUPS,
    evidence: 'Their most used captain was in 34% and 41% of their entries.',
  }),
  mostOfACaptain({
    pct: 50,
    fromLineups: VERY_MANY_LINEUPS,
    evidence:
      'The best users with 100 entries or more had one captain in 44% and 46%. At 35% fewer lineups cashed.',
  }),
]

function mostOfACaptain({
  pct,
  ...of
}: { pct: number } & Pick<DefaultRule, 'fromLineups' | 'evidence'>): DefaultRule {
  return {
    id: 'default:most_of_a_captain',
    rule: mostOfEach({}, pct, 'captain'),
    ...of,
  }
}

/**
 * Tournaments of several games. In cash games users enter one lineup again and again, and limits only cost points. With few games they
 * cost too many (docs/decisions.md).
 */
function ofTournaments(format: Format, games: number): DefaultRule[] {
  return [STACKS, ...(games >= GAMES_OF_LIMITS ? limitsOfTournaments(format) : [])]
}

const STACKS: DefaultRule = {
  id: 'default:stacks',
  rule: {
    kind: 'feature_share',
    players: { positions: ['WR', 'TE'] },
    team: 'same',
    atLeast: 1,
    pct: { min: 100, max: null },
    isStrict: false,
  },
  fromLineups: SEVERAL_LINEUPS,
  evidence: 'In a tournament of 832,342 entries 81% had such a pair.',
}

function limitsOfTournaments(format: Format): DefaultRule[] {
  return [
    {
      id: 'default:most_of_a_player',
      rule: mostOfEach({}, 65),
      fromLineups: MANY_LINEUPS,
      evidence:
        'In a whole tournament users with 15 to 25 entries had their most used player in 65% of them. Users with 100 or more had theirs in 71%.',
    },
    {
      id: 'default:most_of_a_leader',
      rule: mostOfEach({ positions: leaderPositions(format) }, 35),
      fromLineups: MANY_LINEUPS,
      evidence:
        'In the same tournament the most used quarterback of such users was in 21%. With both limits the best of 20 lineups scored 12 points more on 25 slates.',
    },
  ]
}

function mostOfEach(players: PlayerSet, pct: number, slots: SlotKind = 'any'): BuildRule {
  return {
    kind: 'exposure',
    players,
    slots,
    pct: { min: null, max: pct },
    isStrict: false,
    each: true,
  }
}

/** The default rules of a build. Without a captain only tournaments of several games have any. */
export function defaultRules({ format, playerPool, lineups, contestFormat }: AskedBuild): DefaultRule[] {
  const isTournament = format.from.games > 1 && contestFormat === 'gpp'
  const all = format.captain
    ? OF_CAPTAINS
    : isTournament
      ? ofTournaments(format, gamesOf(playerPool).length)
      : []
  const inForce = all.filter(({ fromLineups }) => lineups >= fromLineups)
  return inForce.filter(({ id }, at) => !inForce.slice(at + 1).some((later) => later.id === id))
}

/** All that a build obeys where nobody says anything about rules. */
export function rulesByDefault(asked: AskedBuild): BuildRule[] {
  return [...rulesOfFormat(DEFAULT_RULES, asked.format), ...defaultRules(asked).map(({ rule }) => rule)]
}

/**
 * The entries of a build, switched off ones too: its default rules, each as the user's entry with its id has
 * it, and then the user's other entries.
 */
export function withDefaultRules(entries: readonly RuleEntry[], asked: AskedBuild): RuleEntry[] {
  const own = new Map(entries.map((entry) => [entry.id, entry]))
  return [
    ...defaultRules(asked).map(({ id, rule }) => own.get(id) ?? { id, isOn: true, rule }),
    ...entries.filter(({ id }) => !id.startsWith(PREFIX)),
  ]
}

/**
 * The same of entries that are chosen by what they are worth: a default rule only where the user changed or switched it. The choice shares
 * out captains by itself, and the rules cost it money (docs/proof.md, "Default entries in whole real contests").
 */
export function rulesOfChoice(entries: readonly RuleEntry[], asked: AskedBuild): RuleEntry[] {
  return withDefaultRules(entries, asked).filter(({ id }) => entries.some((own) => own.id === id))
}

/** The entries with this one, in the place of that with its id where there is one. */
export function withEntry(entries: readonly RuleEntry[], entry: RuleEntry): RuleEntry[] {
  const at = entries.findIndex(({ id }) => id === entry.id)
  return at < 0 ? [...entries, entry] : entries.with(at, entry)
}
