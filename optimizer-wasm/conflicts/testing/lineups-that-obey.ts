import { slotAccepts } from '#core/formats/lookup.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isCaptainRow, isOut, isSamePerson, type Player, personKey } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import type { BuildRule, PlayerSet, Range, SlotKind } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../../build-request.ts'

/**
 * For tests: every legal lineup of a small pool that obeys the request's rules about single lineups, in slot order. Written
 * from the comments of build-rule.ts alone, to check what the search and app/core/rules make of them.
 */
export function lineupsThatObey(request: BuildRequest): Player[][] {
  const { mode, bannedLineups = [], rules } = request
  const { pool, legal } = rememberedLineups(request)
  const banned = new Set(bannedLineups.map((ids) => [...ids].sort().join()))
  const pointsOf = (lineup: readonly Player[]) =>
    lineup.reduce(
      (sum, row, place) => sum + countedPoints(row) * (place === 0 ? (mode.captain?.points ?? 1) : 1),
      0,
    )
  const mostPoints = Math.max(0, ...legal.map(pointsOf))
  return legal.filter((lineup) => {
    if (
      banned.has(
        lineup
          .map(({ id }) => id)
          .sort()
          .join(),
      )
    )
      return false
    return rules.every((rule) => obeys(lineup, rule, request, pool, pointsOf(lineup) / mostPoints))
  })
}

const REMEMBERED = new WeakMap<readonly Player[], Map<string, { pool: Player[]; legal: Player[][] }>>()

/** The legal lineups of a pool, listed once for each budget and set of excluded people. */
function rememberedLineups(request: BuildRequest) {
  const { playerPool, mode, budget, excludedIds = [] } = request
  const ofPool = REMEMBERED.get(playerPool) ?? new Map<string, { pool: Player[]; legal: Player[][] }>()
  REMEMBERED.set(playerPool, ofPool)
  const key = JSON.stringify([mode.id, budget, excludedIds])
  const known = ofPool.get(key)
  if (known) return known
  const pool = withCaptainTwins([...playerPool], mode)
  const found = { pool, legal: legalLineups(request, pool) }
  ofPool.set(key, found)
  return found
}

function legalLineups({ mode, budget, excludedIds = [] }: BuildRequest, pool: readonly Player[]): Player[][] {
  const isExcluded = (row: Player) => excludedIds.includes(row.id)
  // A captain's row excludes the person as captain only.
  const banned = pool.filter((row) => isOut(row) || (isExcluded(row) && !isCaptainRow(row)))
  const rows = pool.filter((row) => !(isExcluded(row) || banned.some((out) => isSamePerson(out, row))))
  const teams = new Set(pool.flatMap(({ team }) => team ?? []))
  const mustMix = mode.from.teams > 1 && teams.size > 1
  const lineups: Player[][] = []
  const lineup: number[] = []
  fill(0, 0)
  return lineups

  function fill(place: number, spent: number): void {
    const slot = mode.rosterSlots[place]
    if (!slot) {
      const players = lineup.map((index) => rows[index]!)
      const [first] = players
      if (!mustMix || first!.team === null || players.some(({ team }) => team !== first!.team))
        lineups.push(players)
      return
    }
    const isAlike = mode.rosterSlots[place - 1]?.code === slot.code
    for (let index = isAlike ? lineup.at(-1)! + 1 : 0; index < rows.length; index++) {
      const row = rows[index]!
      const cents = spent + Math.round(100 * row.salary)
      if (cents > Math.round(100 * budget) || !slotAccepts(slot, row)) continue
      if (lineup.some((other) => isSamePerson(rows[other]!, row))) continue
      lineup.push(index)
      fill(place + 1, cents)
      lineup.pop()
    }
  }
}

function obeys(
  lineup: readonly Player[],
  rule: BuildRule,
  { mode }: BuildRequest,
  pool: readonly Player[],
  shareOfBest: number,
): boolean {
  const inSlots = (slots: SlotKind) =>
    lineup.filter(
      (_, place) => slots === 'any' || (slots === 'captain') === (mode.captain !== null && place === 0),
    )
  const captain = lineup[0]!
  switch (rule.kind) {
    case 'one_of_a_team': {
      const ofPosition = lineup.filter((row) => row.actualPosition === rule.position && row.team !== null)
      return new Set(ofPosition.map(({ team }) => team)).size === ofPosition.length
    }
    case 'one_of_a_lineup':
      return lineup.filter((row) => row.actualPosition === rule.position).length <= 1
    case 'person': {
      const isIn = inSlots(rule.slots).some((row) => personKey(row) === rule.person)
      return isIn === (rule.use === 'lock')
    }
    case 'captain_pool':
      return rule.people.includes(personKey(captain))
    case 'group': {
      const { players, slots, count, per, when } = rule
      const matching = inSlots(slots).filter((row) => isOf(row, players))
      if (when) {
        const triggers = inSlots(when.slots).filter((row) => isOf(row, when.players))
        if (when.team === 'any') return triggers.length === 0 || within(matching.length, count)
        // Only two teams here: the other one is the opponent.
        return triggers.every(
          ({ team }) =>
            team === null ||
            within(
              matching.filter((row) => row.team !== null && (row.team === team) === (when.team === 'same'))
                .length,
              count,
            ),
        )
      }
      if (per === 'lineup') return within(matching.length, count)
      const teams = new Set(pool.filter((row) => isOf(row, players)).flatMap(({ team }) => team ?? []))
      return [...teams].every((team) => within(matching.filter((row) => row.team === team).length, count))
    }
    case 'team_split':
      return rule.ofCaptainsTeam.includes(lineup.filter((row) => row.team === captain.team).length)
    case 'salary':
      return within(
        lineup.reduce((sum, { salary }) => sum + salary, 0),
        rule.dollars,
      )
    case 'projection':
      return within(100 * shareOfBest, rule.pctOfBest)
    case 'ownership_sum':
      return within(
        lineup.reduce((sum, { ownershipPct }) => sum + ownershipPct!, 0),
        rule.pct,
      )
    case 'ownership_product':
      return within(
        lineup.reduce((product, { ownershipPct }) => product * (ownershipPct! / 100), 1),
        rule.share,
      )
    default:
      return true
  }
}

function isOf(row: Player, { people, positions, teams }: PlayerSet): boolean {
  if (people && !people.includes(personKey(row))) return false
  if (positions && !(positions as readonly string[]).includes(row.actualPosition)) return false
  return !teams || (row.team !== null && teams.includes(row.team))
}

function within(value: number, { min, max }: Range): boolean {
  return (min === null || value >= min - 1e-9) && (max === null || value <= max + 1e-9)
}
