import { MOST_PLACES, PLAYABLE_FORMATS } from '../../formats/lookup.ts'
import { NFL_POSITIONS } from '../../players/player.ts'
import { MOST_POOL_ROWS } from '../../players/pool-size.ts'
import { type BuildRule, SLOT_KINDS } from '../build-rule.ts'
import {
  type Check,
  flag,
  list,
  number,
  oneOf,
  orNull,
  type Problem,
  problem,
  range,
  record,
  text,
  whole,
} from './value-checks.ts'

/** The most rules of a build. */
export const MOST_RULES = 200

/** A name of 255 characters and a team. */
const LONGEST_PERSON = 300
const MOST_TEAMS = 32
/** Entries that one user may have in a contest; each has one captain. */
const MOST_CAPTAINS = 150
/** The most players of one team beside each other, in any format with a captain. */
const LARGEST_SPLIT = Math.max(
  1,
  ...PLAYABLE_FORMATS.filter(({ captain }) => captain).map(
    ({ rosterSlots, from }) => rosterSlots.length - (from.teams - 1),
  ),
)

const person = text(LONGEST_PERSON)
const people = list(person, MOST_POOL_ROWS)
const slots = oneOf(SLOT_KINDS)
const position = oneOf(NFL_POSITIONS)
const pct = range(number(0, 100))
const players = record(
  {},
  { people, positions: list(position, NFL_POSITIONS.length), teams: list(text(20), MOST_TEAMS) },
)
const condition = record({ players, slots, team: oneOf(['any', 'same', 'other']) })

/** The fields of each kind of rule besides `kind`. */
const FIELDS: Record<BuildRule['kind'], Record<string, Check>> = {
  one_of_a_team: { position },
  one_of_a_lineup: { position },
  person: { person, slots, use: oneOf(['lock', 'exclude']) },
  captain_pool: { people },
  group: {
    players,
    slots,
    count: range(whole(0, MOST_PLACES)),
    per: oneOf(['lineup', 'team', 'game']),
    when: orNull(condition),
  },
  team_split: { ofCaptainsTeam: list(whole(1, LARGEST_SPLIT), LARGEST_SPLIT) },
  salary: { dollars: range(number(0, 1_000_000)) },
  projection: { pctOfBest: pct },
  ownership_sum: { pct: range(number(0, 100 * MOST_PLACES)) },
  ownership_product: { share: range(number(0, 1)) },
  boost: { players, slots, pct: number(-100, 100), when: orNull(record({ person, slots })) },
  exposure: { players, slots, pct, isStrict: flag },
  split_share: { ofCaptainsTeam: whole(1, LARGEST_SPLIT), pct, isStrict: flag },
  feature_share: {
    players,
    team: oneOf(['same', 'other']),
    atLeast: whole(1, MOST_PLACES),
    pct,
    isStrict: flag,
  },
  captains: { atLeast: whole(1, MOST_CAPTAINS) },
  uniques: { players: whole(1, MOST_PLACES), captainSwapCounts: flag },
}
/** Fields that a rule of the kind may lack. */
const OPTIONAL: Partial<Record<BuildRule['kind'], Record<string, Check>>> = { exposure: { each: flag } }
const KINDS = Object.keys(FIELDS) as BuildRule['kind'][]
const CHECKS = new Map(
  KINDS.map((kind) => [kind, record({ kind: oneOf([kind]), ...FIELDS[kind] }, OPTIONAL[kind])]),
)

/**
 * What keeps this version of the app from understanding the value as a rule, with the path in it; null for a rule. Rules
 * that are stored or sent may be of another version, so nothing in them is passed over.
 */
export function ruleProblem(value: unknown): Problem | null {
  const kind = (value as { kind?: unknown } | null)?.kind
  const check = CHECKS.get(kind as BuildRule['kind'])
  if (!check) return problem(`must be one of ${KINDS.join(', ')}`, ['kind'])
  return check(value) ?? teamsProblem(value as BuildRule)
}

/** A number for each team or game apart and one for the team of a player are two different questions. */
function teamsProblem(rule: BuildRule): Problem | null {
  const isBoth =
    rule.kind === 'group' && rule.per !== 'lineup' && rule.when !== null && rule.when.team !== 'any'
  return isBoth ? problem('must be lineup where the condition names a team', ['per']) : null
}
