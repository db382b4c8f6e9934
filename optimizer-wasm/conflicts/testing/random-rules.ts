import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { below, pick } from '#core/numbers/testing/random-choice.ts'
import {
  isCaptainRow,
  NFL_POSITIONS,
  type NflPosition,
  type Player,
  personKey,
} from '#core/players/player.ts'
import type { Condition, PlayerSet, Range, SetRule, SingleLineupRule } from '#core/rules/build-rule.ts'
import { LINEUP_RULE_KINDS } from '#core/rules/lineup-rule.ts'
import type { BuildRequest } from '../../build-request.ts'
import { showdownSlate } from '../../testing/generated-slates.ts'
import { type Random, seededRandom } from '../../testing/random-requests.ts'

/**
 * For tests: a request of a small pool with 3 to 8 rules about single lineups, excluded people at times, removed lineups or a
 * budget below the format's. Many of them fall short of the lineups asked for; the same for the same seed.
 */
export function requestWithRules(seed: number): BuildRequest {
  const random = seededRandom(seed)
  const isShowdown = random() < 0.6
  const format = isShowdown ? SHOWDOWN : BIG_LEAGUE
  const playerPool = isShowdown ? showdownPool(random, seed) : leaguePool(random)
  const people = [...new Set(playerPool.map(personKey))]
  return {
    playerPool,
    format,
    budget: random() < 0.15 ? Math.round(0.7 * format.budget) : format.budget,
    settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
    count: pick(random, [1, 1, 5, 20, 20, 50]),
    excludedIds:
      random() < 0.4
        ? sample(random, playerPool, 1 + below(random, isShowdown ? 3 : 5)).map(({ id }) => id)
        : [],
    rules: Array.from({ length: 3 + below(random, 6) }, () => randomRule(random, people, isShowdown)),
  }
}

/**
 * For tests: a request of a small pool with one or two rules about single lineups, and two or three strict shares whose people
 * are often the same.
 */
export function requestWithShares(seed: number): BuildRequest {
  const request = requestWithRules(seed)
  const random = seededRandom(seed + 0.5)
  const isShowdown = request.format === SHOWDOWN
  const people = [...new Set(request.playerPool.map(personKey))]
  const some = sample(random, people, 4)
  const shares = Array.from({ length: 2 + below(random, 2) }, (): SetRule => {
    const pct = randomRange(random, 20 + 10 * below(random, 8), 10 * below(random, 10))
    const range = pct.min !== null && pct.max !== null ? { ...pct, max: Math.max(pct.min, pct.max) } : pct
    if (isShowdown && random() < 0.2)
      return { kind: 'split_share', ofCaptainsTeam: 1 + below(random, 5), pct: range, isStrict: true }
    const slots = isShowdown ? pick(random, ['captain', 'any'] as const) : 'any'
    const players = { people: sample(random, some, 1 + below(random, 2)) }
    return { kind: 'exposure', players, slots, each: false, pct: range, isStrict: true }
  })
  return {
    ...request,
    count: pick(random, [4, 10, 20]),
    rules: [...request.rules.slice(0, below(random, 2)), ...shares],
  }
}

function showdownPool(random: Random, seed: number): Player[] {
  const owned = new Map<string, number>()
  return showdownSlate(8 + below(random, 3), seed).map((row) => {
    const person = personKey(row)
    if (!owned.has(person)) owned.set(person, 2 + below(random, 60))
    const share = owned.get(person)!
    return { ...row, ownershipPct: isCaptainRow(row) ? share / 5 : share }
  })
}

const LEAGUE: readonly NflPosition[] = [
  ...(['QB', 'QB', 'RB', 'RB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'WR'] as const),
  ...(['TE', 'TE', 'K', 'K', 'DST', 'DST'] as const),
]

function leaguePool(random: Random): Player[] {
  const [like] = showdownSlate(1, 1)
  return LEAGUE.map((position, number) => ({
    ...like!,
    id: `p${number}`,
    name: `${position} ${number}`,
    basePlayerId: `p${number}`,
    position,
    actualPosition: position,
    team: `T${number % 2}`,
    opponent: `T${1 - (number % 2)}`,
    fppg: 2 + below(random, 20),
    salary: 4 + below(random, 12),
    ownershipPct: 2 + below(random, 60),
  }))
}

function randomRule(random: Random, people: readonly string[], isShowdown: boolean): SingleLineupRule {
  const places = isShowdown ? 6 : 10
  const slots = isShowdown ? pick(random, ['captain', 'flex', 'any', 'any'] as const) : 'any'
  const kind = below(random, isShowdown ? 9 : 6)
  switch (kind) {
    case 0:
    case 1:
      return { kind: 'person', person: pick(random, people), slots, use: random() < 0.6 ? 'lock' : 'exclude' }
    case 2: {
      const step = isShowdown ? 100 : 1
      const budget = isShowdown ? 50_000 : 100
      const low = Math.round((budget * (0.55 + 0.45 * random())) / step) * step
      return { kind: 'salary', dollars: randomRange(random, low, low + below(random, 20) * step) }
    }
    case 3:
      return {
        kind: 'ownership_sum',
        pct: randomRange(random, 10 * places + below(random, 100), 35 * places),
      }
    case 4:
    case 5: {
      const when = random() < 0.3 ? condition(random, people, isShowdown) : null
      const low = 1 + below(random, 2)
      return {
        kind: 'group',
        players: playerSet(random, people),
        slots,
        count: random() < 0.2 ? { min: null, max: 0 } : randomRange(random, low, low + below(random, 2)),
        per: when === null && random() < 0.2 ? 'team' : 'lineup',
        when,
      }
    }
    case 6:
      return { kind: 'captain_pool', people: sample(random, people, 1 + below(random, 3)) }
    case 7:
      return { kind: 'team_split', ofCaptainsTeam: sample(random, [1, 2, 3, 4, 5], 1 + below(random, 2)) }
    default:
      return { kind: pick(random, LINEUP_RULE_KINDS), position: pick(random, NFL_POSITIONS) }
  }
}

function condition(random: Random, people: readonly string[], isShowdown: boolean): Condition {
  return {
    players: playerSet(random, people),
    slots: isShowdown ? pick(random, ['captain', 'any'] as const) : 'any',
    team: pick(random, ['any', 'same', 'other'] as const),
  }
}

function playerSet(random: Random, people: readonly string[]): PlayerSet {
  const kind = below(random, 3)
  if (kind === 0) return { people: sample(random, people, 2 + below(random, 3)) }
  if (kind === 1) return { positions: sample(random, NFL_POSITIONS, 1 + below(random, 2)) }
  return { teams: [pick(random, ['T0', 'T1'])] }
}

/** A minimum, a maximum or both. */
function randomRange(random: Random, low: number, high: number): Range {
  const kind = below(random, 3)
  return { min: kind === 1 ? null : low, max: kind === 0 ? null : high }
}

function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item)
}
