import { below, pick } from '#core/numbers/testing/random-choice.ts'
import { isCaptainRow, NFL_POSITIONS, type Player, personKey } from '#core/players/player.ts'
import type { BuildRule, Condition, PlayerSet, Range, SlotKind } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../build-request.ts'
import type { SearchLimits } from '../lineups-under.ts'
import { type Random, randomRequest, seededRandom } from './random-requests.ts'

/** A build of a small random pool with rules of every kind, tight ones and loose ones. */
export function randomBuild(seed: number): BuildRequest {
  const { playerPool, format, budget, settings, excludedIds } = randomRequest(seed)
  const random = seededRandom(50_000 + seed)
  const knowsAll = random() < 0.9
  const pool = playerPool.map((row) => ({
    ...row,
    ownershipPct: knowsAll || random() < 0.8 ? Math.round(1000 * random() ** 2) / 10 : null,
    // Few positions, so that rules about them decide.
    ...(format.captain === null ? {} : positionOf(row)),
  }))
  const rules = Array.from({ length: below(random, 4) }, () => randomRule(random, pool, budget))
  return { playerPool: pool, format, budget, settings, excludedIds: excludedIds ?? [], count: 1, rules }
}

/** Limits of one search: rows of `lineups` (those that obey) are closed, needed, banned or to be apart from. */
export function randomLimits(
  random: Random,
  rowCount: number,
  lineups: readonly (readonly number[])[],
): SearchLimits {
  const some = (count: number) => Array.from({ length: count }, () => below(random, rowCount))
  const known = (count: number) =>
    lineups.length === 0 ? [] : Array.from({ length: count }, () => pick(random, lineups.slice(0, 12)))
  return {
    wanted: pick(random, [1, 1, 2, 5, 20, 150]),
    stepBudget: 1e9,
    ...(random() < 0.3 && { closedRows: some(1 + below(random, 3)) }),
    ...(random() < 0.3 && { neededRows: [some(1 + below(random, 4)), some(3)].slice(below(random, 2)) }),
    ...(random() < 0.2 && { ofCaptainsTeam: [1, 2, 3, 4, 5].filter(() => random() < 0.5) }),
    ...(random() < 0.5 && {
      apart: {
        from: known(below(random, 20)),
        players: 1 + below(random, 3),
        captainSwapCounts: random() < 0.5,
      },
    }),
    ...(random() < 0.3 && { banned: known(below(random, 5)) }),
  }
}

function randomRule(random: Random, pool: readonly Player[], budget: number): BuildRule {
  const person = () => personKey(pick(random, pool))
  const slots = () => pick<SlotKind>(random, ['captain', 'flex', 'any'])
  const kind = below(random, 11)
  switch (kind) {
    case 0:
      return { kind: 'one_of_a_team', position: pick(random, [...NFL_POSITIONS]) }
    case 1:
      return {
        kind: 'person',
        person: person(),
        slots: slots(),
        use: random() < 0.5 ? 'lock' : 'exclude',
      }
    case 2:
      return { kind: 'captain_pool', people: Array.from({ length: 4 }, person) }
    case 3:
      return { kind: 'team_split', ofCaptainsTeam: [1, 2, 3, 4, 5].filter(() => random() < 0.6) }
    case 4:
      return { kind: 'salary', dollars: randomRange(random, 0.6 * budget, budget) }
    case 5:
      return { kind: 'projection', pctOfBest: randomRange(random, 50, 105) }
    case 6:
      return { kind: 'ownership_sum', pct: randomRange(random, 60, 300) }
    case 7: {
      const { min, max } = randomRange(random, -12, -5)
      return {
        kind: 'ownership_product',
        share: { min: min && 10 ** min, max: max && 10 ** max },
      }
    }
    case 8:
      return {
        kind: 'boost',
        players: randomSet(random, pool),
        slots: slots(),
        pct: below(random, 201) - 100,
        when: random() < 0.5 ? null : { person: person(), slots: slots() },
      }
    default: {
      const when: Condition | null =
        random() < 0.5
          ? null
          : {
              players: randomSet(random, pool),
              slots: slots(),
              team: pick(random, ['any', 'same', 'other']),
            }
      const isPlain = when === null || when.team === 'any'
      return {
        kind: 'group',
        players: randomSet(random, pool),
        slots: slots(),
        count: randomCount(random),
        per: isPlain && random() < 0.3 ? 'team' : 'lineup',
        when,
      }
    }
  }
}

function randomSet(random: Random, pool: readonly Player[]): PlayerSet {
  return {
    ...(random() < 0.3 && { people: Array.from({ length: 3 }, () => personKey(pick(random, pool))) }),
    ...(random() < 0.5 && { positions: NFL_POSITIONS.filter(() => random() < 0.4) }),
    ...(random() < 0.2 && { teams: ['KC'] }),
  }
}

function randomCount(random: Random): Range {
  const min = below(random, 3)
  return pick(random, [
    { min: min || null, max: null },
    { min: null, max: min },
    { min, max: min + below(random, 2) },
  ])
}

function randomRange(random: Random, low: number, high: number): Range {
  const middle = low + (high - low) * random()
  return pick(random, [
    { min: middle, max: null },
    { min: null, max: middle },
    { min: middle - 0.15 * (high - low), max: middle + 0.15 * (high - low) },
  ])
}

function positionOf(row: Player): Partial<Player> {
  const number = Number(row.basePlayerId.split('-').at(-1))
  const actualPosition = NFL_POSITIONS[number % 4]!
  return { actualPosition, position: isCaptainRow(row) ? row.position : actualPosition }
}
