import { slotAccepts } from '#core/formats/lookup.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isCaptainRow, isOut, isSamePerson, type Player, personKey } from '#core/players/player.ts'
import type { BuildRule, GroupRule, PlayerSet, Range, SlotKind } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../build-request.ts'
import type { SearchLimits } from '../lineups-under.ts'
import type { OptimizeRequest } from '../optimize-request.ts'
import { referenceObjective } from './reference-objective.ts'

/** A lineup by row indexes, slot by slot; rows of equal slots in pool order. The objective in 1/10,000 point. */
export type RuledLineup = { rows: number[]; objective: number; cents: number }

type Asked = Pick<BuildRequest, 'playerPool' | 'format' | 'budget' | 'settings' | 'excludedIds'> & {
  rules: readonly BuildRule[]
  keptPlayers?: readonly Player[]
}

/**
 * The oracle of searches and builds: every legal lineup of a small pool that has the kept players and obeys the request's
 * rules, each rule read from its own words, in the order in which a build ranks them. A rule about several lineups binds none
 * of them alone. Slow, and independent of the kernel and of how rules are encoded for it.
 */
export function everyLineupUnder(request: Asked): {
  rows: Player[]
  lineups: RuledLineup[]
  bestPoints: number
  objectiveOf: (lineup: readonly number[]) => number
} {
  const { format, budget, settings, excludedIds = [], keptPlayers = [], rules } = request
  const pool =
    format.captain !== null ? withCaptainTwins([...request.playerPool], format) : request.playerPool
  const rows = [...pool, ...keptPlayers.filter((kept) => !pool.some((row) => row.id === kept.id))]
  const kept = keptPlayers.map((player) => rows.findIndex((row) => row.id === player.id))
  const reader = new Reader(rows, format, kept)
  const isExcluded = (row: Player) => excludedIds.includes(row.id)
  // A captain's row excludes the person as captain only.
  const gone = rows.filter((row) => isOut(row) || (isExcluded(row) && !isCaptainRow(row)))
  const mayPlay = rows.map(
    (row, index) => kept.includes(index) || !(isExcluded(row) || gone.some((out) => isSamePerson(out, row))),
  )
  const teams = new Set(rows.map((row) => row.team).filter((team) => team !== null))
  const mustMix = format.from.teams > 1 && teams.size > 1

  const legal: number[][] = []
  fill([])
  const bestPoints = Math.max(...legal.map((lineup) => reader.points(lineup)))
  const { value, points, pair } = referenceObjective(rows, settings, format.id === 'showdown')
  const whole = (number: number) => Math.round(number * 10_000)
  const values = rows.map((_, row) => whole(value(row)))
  const pairs = rows.map((_, a) => rows.map((__, b) => (a === b ? 0 : whole(pair(a, b)))))
  const counted = rows.map((_, row) => points(row))
  const lineups = legal
    .filter((lineup) => rules.every((rule) => reader.obeys(lineup, rule, bestPoints)))
    .map((lineup) => ({ rows: lineup, objective: objectiveOf(lineup), cents: reader.cents(lineup) }))
  return { rows, lineups: lineups.sort(byRank), bestPoints, objectiveOf }

  function fill(lineup: number[]): void {
    const slot = format.rosterSlots[lineup.length]
    if (!slot) {
      if (kept.some((row) => !lineup.includes(row))) return
      if (reader.cents(lineup) > Math.round(budget * 100)) return
      const own = lineup.map((index) => rows[index]!.team)
      if (mustMix && own[0] !== null && own.every((team) => team === own[0])) return
      legal.push(lineup)
      return
    }
    const isAlike = format.rosterSlots[lineup.length - 1]?.code === slot.code
    for (let index = isAlike ? lineup.at(-1)! + 1 : 0; index < rows.length; index++) {
      if (!mayPlay[index] || !slotAccepts(slot, rows[index]!)) continue
      if (lineup.some((other) => isSamePerson(rows[other]!, rows[index]!))) continue
      fill([...lineup, index])
    }
  }

  function objectiveOf(lineup: readonly number[]): number {
    let total = 0
    for (const [place, row] of lineup.entries()) {
      total += values[row]!
      for (const other of lineup.slice(0, place)) total += pairs[other]![row]!
    }
    for (const rule of rules) {
      if (rule.kind !== 'boost') continue
      for (const row of lineup) {
        if (!reader.isIn(row, rule.players, rule.slots)) continue
        const { when } = rule
        const partners = when
          ? lineup.filter((other) => reader.isIn(other, { people: [when.person] }, when.slots))
          : []
        if (!when || partners.length > 0) total += whole((counted[row]! * rule.pct) / 100)
      }
    }
    return total
  }
}

/** The answer to a search for one lineup: its ids by slot, null when no lineup is legal; objectives in 1/10,000 point. */
export function solveByBruteForce({ rules = [], ...request }: OptimizeRequest): {
  ids: string[] | null
  objective: number
  runnerUpObjective: number | null
  examined: number
} {
  const { rows, lineups } = everyLineupUnder({ ...request, rules })
  return {
    ids: lineups[0]?.rows.map((row) => rows[row]!.id) ?? null,
    objective: lineups[0]?.objective ?? 0,
    runnerUpObjective: lineups[1]?.objective ?? null,
    examined: lineups.length,
  }
}

/** The order in which a build ranks lineups: the objective, then the dollars spent, then the place in the pool. */
export function byRank(a: RuledLineup, b: RuledLineup): number {
  return b.objective - a.objective || b.cents - a.cents || firstDifference(a.rows, b.rows)
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((row, i) => row !== b[i])
  return place < 0 ? 0 : a[place]! - b[place]!
}

/** Whether a search under these limits may return the lineup, of the same rows; by the words of `SearchLimits`. */
export function isOpenTo(
  lineup: readonly number[],
  rows: readonly Player[],
  limits: Omit<SearchLimits, 'wanted' | 'stepBudget'>,
): boolean {
  const { closedRows = [], neededRows = [], ofCaptainsTeam, apart, banned = [] } = limits
  if (lineup.some((row) => closedRows.includes(row))) return false
  if (neededRows.some((needed) => !lineup.some((row) => needed.includes(row)))) return false
  const captain = rows[lineup[0]!]!
  const { team } = captain
  const mates = team === null ? 1 : lineup.filter((row) => rows[row]!.team === team).length
  if (isCaptainRow(captain) && ofCaptainsTeam && !ofCaptainsTeam.includes(mates)) return false
  const isNear = (other: readonly number[]) =>
    differing(lineup, other, rows, apart!.captainSwapCounts) < apart!.players
  if (apart?.from.some(isNear)) return false
  return !banned.some((other) => other.length === lineup.length && other.every((row) => lineup.includes(row)))
}

/** The number of people in one lineup and not in the other; the same people under another captain may count as one. */
export function differing(
  lineup: readonly number[],
  other: readonly number[],
  rows: readonly Player[],
  captainSwapCounts: boolean,
): number {
  const people = new Set(other.map((row) => personKey(rows[row]!)))
  const fresh = lineup.filter((row) => !people.has(personKey(rows[row]!))).length
  const [captain, before] = [rows[lineup[0]!]!, rows[other[0]!]!]
  const isSwap = isCaptainRow(captain) && !isSamePerson(captain, before)
  return fresh === 0 && isSwap && captainSwapCounts ? 1 : fresh
}

/** Reads the rules of a build one by one. */
class Reader {
  private readonly rows: readonly Player[]
  private readonly format: BuildRequest['format']
  private readonly kept: readonly number[]
  /** The row that says the position of each row's person: the first that is no captain's. */
  private readonly mainRows: readonly Player[]
  private readonly teams: ReadonlySet<string>

  constructor(rows: readonly Player[], format: BuildRequest['format'], kept: readonly number[]) {
    this.rows = rows
    this.format = format
    this.kept = kept
    this.mainRows = rows.map((row) => {
      const own = rows.filter((other) => isSamePerson(other, row))
      return own.find(({ position }) => position !== 'CPT') ?? own[0]!
    })
    this.teams = new Set(rows.flatMap(({ team }) => team ?? []))
  }

  cents(lineup: readonly number[]): number {
    return lineup.reduce((sum, row) => sum + Math.round(this.rows[row]!.salary * 100), 0)
  }

  /** In 1/10,000 point, each row's rounded. */
  points(lineup: readonly number[]): number {
    const health = { Healthy: 1, Questionable: 0.9, Doubtful: 0.25, Out: 0 }
    return lineup.reduce((sum, index) => {
      const row = this.rows[index]!
      const own = (row.projectedPoints ?? row.fppg) * health[row.injuryStatus] * row.synergyMultiplier
      return sum + Math.round((row.position === 'CPT' ? 1.5 : 1) * own * 10_000)
    }, 0)
  }

  isIn(row: number, { people, positions, teams }: PlayerSet, slots: SlotKind): boolean {
    const own = this.rows[row]!
    const isCaptain = own.position === 'CPT'
    if (slots === 'captain' && !isCaptain) return false
    if (slots === 'flex' && isCaptain) return false
    if (people && !people.includes(personKey(own))) return false
    if (positions && !positions.some((position) => position === this.positionOf(row))) return false
    return !teams || (own.team !== null && teams.includes(own.team))
  }

  obeys(lineup: readonly number[], rule: BuildRule, bestPoints: number): boolean {
    const [captain] = lineup
    const own = lineup.map((row) => this.rows[row]!.ownershipPct)
    switch (rule.kind) {
      case 'one_of_a_team':
        return !this.hasRivals(
          lineup.filter((row) => this.teamOf(row) !== null && this.positionOf(row) === rule.position),
          (a, b) => this.teamOf(a) === this.teamOf(b),
        )
      case 'one_of_a_lineup':
        return !this.hasRivals(
          lineup.filter((row) => this.positionOf(row) === rule.position),
          () => true,
        )
      case 'person': {
        const isHeld = lineup.some((row) => this.isIn(row, { people: [rule.person] }, rule.slots))
        return rule.use === 'lock' ? isHeld : !isHeld
      }
      case 'captain_pool':
        return this.format.captain === null || rule.people.includes(personKey(this.rows[captain!]!))
      case 'group':
        return this.obeysGroup(lineup, rule)
      case 'team_split': {
        const team = this.teamOf(captain!)
        const count = team === null ? 1 : lineup.filter((row) => this.teamOf(row) === team).length
        return this.format.captain === null || rule.ofCaptainsTeam.includes(count)
      }
      case 'salary':
        return isWithin(this.cents(lineup) / 100, rule.dollars)
      case 'projection':
        return isWithin((100 * this.points(lineup)) / bestPoints, rule.pctOfBest)
      case 'ownership_sum':
        return (
          own.every((pct) => pct !== null) &&
          isWithin(
            own.reduce<number>((sum, pct) => sum + pct!, 0),
            rule.pct,
          )
        )
      case 'ownership_product':
        return (
          own.every((pct) => pct !== null) &&
          isWithin(
            own.reduce<number>((all, pct) => (all * pct!) / 100, 1),
            rule.share,
          )
        )
      default:
        return true
    }
  }

  /** Two kept players stay beside each other whatever the rules say. */
  private hasRivals(some: readonly number[], exclude: (a: number, b: number) => boolean): boolean {
    return some.some((a) =>
      some.some((b) => a < b && exclude(a, b) && !(this.kept.includes(a) && this.kept.includes(b))),
    )
  }

  private obeysGroup(lineup: readonly number[], { players, slots, count, per, when }: GroupRule): boolean {
    const members = lineup.filter((row) => this.isIn(row, players, slots))
    const binding = when ? lineup.filter((row) => this.isIn(row, when.players, when.slots)) : null
    if (binding?.length === 0) return true
    if (binding && when && when.team !== 'any') {
      return binding.every((row) => {
        if (this.teamOf(row) === null) return true
        return isWithin(members.filter((other) => this.relation(row, other) === when.team).length, count)
      })
    }
    if (per === 'lineup') return isWithin(members.length, count)
    // Of a player who has no row in the slots the team counts all the same.
    const teams = new Set(
      this.rows.map((_, row) => (this.isIn(row, players, 'any') ? this.teamOf(row) : null)),
    )
    teams.delete(null)
    return [...teams].every((team) =>
      isWithin(members.filter((row) => this.teamOf(row) === team).length, count),
    )
  }

  private relation(a: number, b: number): 'same' | 'other' | null {
    const [one, two] = [this.mainRows[a]!, this.mainRows[b]!]
    if (one.team === null || two.team === null) return null
    if (one.team === two.team) return 'same'
    const plays = one.opponent === two.team || two.opponent === one.team
    return this.teams.size === 2 || plays ? 'other' : null
  }

  private teamOf(row: number): string | null {
    return this.rows[row]!.team
  }

  private positionOf(row: number): string {
    return this.mainRows[row]!.actualPosition
  }
}

/** Both ends belong to the range; a double may be off by a little. */
function isWithin(number: number, { min, max }: Range): boolean {
  const slack = 1e-9 * Math.abs(number)
  return (min === null || number >= min - slack) && (max === null || number <= max + slack)
}
