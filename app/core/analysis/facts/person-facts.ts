import { captainPoints, captainSalary, type Format, type RosterSlot } from '../../formats/format.ts'
import { pointsMultiplier } from '../../lineups/lineup.ts'
import { type Role, rolesOf } from '../../objective/correlation.ts'
import { spreadOf } from '../../objective/spread-of.ts'
import { type Doubt, doubtsOf } from '../../players/doubts.ts'
import {
  type OprkBand,
  oprkBand,
  outlookComponents,
  outlookLabel,
  outlookScore,
} from '../../players/outlook.ts'
import { type Person, peopleOf, personValue } from '../../players/people.ts'
import {
  displaySalary,
  type InjuryStatus,
  type OutlookLabel,
  type Player,
  type Position,
  personKey,
} from '../../players/player.ts'
import {
  countedPoints,
  expectedPoints,
  type PointsBy,
  pointsByOf,
  pointsSources,
  type WhosePoints,
  whosePoints,
} from '../../players/points.ts'
import { type PriceDoubts, priceDoubts } from '../../players/who-plays.ts'
import { cleanText } from '../../text/clean-text.ts'

/** The figures of one person for the facts table. */
export type PersonFacts = {
  id: string
  name: string
  position: Position
  team: string | null
  opponent: string | null
  injuryStatus: InjuryStatus
  /** Why the player may not play; empty where nothing says so. */
  doubts: Doubt[]
  /** Nothing about the player can be changed any more. */
  hasBegun: boolean
  /** The code of the person's slot; null outside the lineup. */
  slot: RosterSlot['code'] | null
  isCaptain: boolean
  /** Dollars: in the person's slot, and as flex. */
  salary: number
  flexPrice: number
  /** Price and points as captain; null where the format has no captain. */
  asCaptain: { price: number; points: number } | null
  /** What the player is expected to score, and the source of that figure. */
  expected: number
  whose: WhosePoints
  /** What surprising ownership added to it; null: nothing. */
  ownershipPoints: number | null
  /** The salary file's average points per game. */
  average: number
  /** Expected points times what they count for in the slot. */
  projected: number
  /** Points per $1,000 of the flex price; per $1 where the budget is small. */
  value: number
  /** One standard deviation around the expected points, at single points; null at positions without a known spread. */
  spread: { sd: number; low: number; high: number } | null
  standing: Standing | null
  outlook: { score: number; label: OutlookLabel; opponent: number; points: number; value: number }
  oprk: number | null
  oprkBand: OprkBand
  ownershipPct: number | null
  leverageScore: number | null
  overUnder: number | null
  teamTotal: number | null
  weather: { temp: number | null; wind: number | null; precip: number | null } | null
}

/** Rank 1 is the best; percentile is the percentage of the others with fewer expected points. */
type Standing = {
  pointsRank: number
  valueRank: number
  of: number
  percentile: number
  positionRank: number
  ofPosition: number
}

/** The ranks of a pool's people, computed once for all texts. */
export type SlateStandings = {
  format: Format
  /** Everyone who isn't marked Out. */
  people: readonly Person[]
  personByKey: ReadonlyMap<string, Person>
  roleByKey: ReadonlyMap<string, Role | null>
  standingByKey: ReadonlyMap<string, Standing>
  teams: readonly string[]
  /** Who may not play by prices. */
  byPrice: PriceDoubts
  /** The source of the points of everyone who isn't marked Out; null without people. */
  pointsBy: PointsBy | null
}

export function slateStandings(pool: readonly Player[], format: Format): SlateStandings {
  const { people: all } = peopleOf(pool, format)
  const people = all.filter(({ isOut }) => !isOut)
  const roles = rolesOf(people.map(({ row }) => row))
  // A pool no larger than a lineup gives no ranks: that is the lineup itself.
  const ranks = people.length > format.rosterSlots.length
  return {
    format,
    people,
    personByKey: new Map(all.map((person) => [personKey(person.row), person])),
    roleByKey: new Map(people.map(({ row }, i) => [personKey(row), roles[i] ?? null])),
    standingByKey: new Map(
      ranks ? people.map((person) => [personKey(person.row), standing(person, people)]) : [],
    ),
    teams: [...new Set(people.flatMap(({ row }) => row.team ?? []))].sort(),
    byPrice: priceDoubts(pool, format),
    pointsBy: pointsByOf(pointsSources(people.map(({ row }) => row))),
  }
}

export function personFacts(
  player: Player,
  slot: RosterSlot | null,
  format: Format,
  standings: SlateStandings,
  begun?: ReadonlySet<string>,
): PersonFacts {
  const key = personKey(player)
  const flexPrice = standings.personByKey.get(key)?.flexPrice ?? player.salary
  const atFlex = { oprk: player.oprk, fppg: player.fppg, salary: flexPrice }
  const parts = outlookComponents(atFlex)
  const score = outlookScore(atFlex)
  const expected = expectedPoints(player)
  const sd = spreadOf(player, format, expected)
  const { weatherTemp: temp, weatherWind: wind, weatherPrecip: precip } = player
  return {
    id: player.id,
    name: cleanText(player.name),
    position: cleanText(player.actualPosition),
    team: player.team && cleanText(player.team),
    opponent: player.opponent && cleanText(player.opponent),
    injuryStatus: player.injuryStatus,
    doubts: doubtsOf(player, standings.byPrice),
    hasBegun: begun?.has(player.id) ?? false,
    slot: slot?.code ?? null,
    isCaptain: slot?.accepts === 'captain',
    salary: displaySalary(player, format),
    flexPrice,
    asCaptain: format.captain
      ? { price: flexPrice * captainSalary(format), points: expected * captainPoints(format) }
      : null,
    expected,
    whose: whosePoints(player),
    ownershipPoints: player.ownershipPoints,
    average: player.fppg,
    projected: countedPoints(player) * (slot ? pointsMultiplier(format, slot.index) : 1),
    value: flexPrice > 0 ? expected / (flexPrice / format.valueUnit.dollars) : 0,
    spread: sd > 0 ? { sd, low: Math.max(0, expected - sd), high: expected + sd } : null,
    standing: standings.standingByKey.get(key) ?? null,
    outlook: {
      score,
      label: outlookLabel(score),
      opponent: parts.opponent * 100,
      points: parts.points * 100,
      value: parts.value * 100,
    },
    oprk: player.oprk,
    oprkBand: oprkBand(player.oprk),
    ownershipPct: player.ownershipPct,
    leverageScore: player.leverageScore,
    overUnder: player.overUnder,
    teamTotal: player.teamTotal,
    weather: temp === null && wind === null && precip === null ? null : { temp, wind, precip },
  }
}

function standing(person: Person, people: readonly Person[]): Standing {
  const better = (worth: (other: Person) => number, among: readonly Person[]) =>
    among.filter((other) => worth(other) > worth(person)).length
  const points = ({ row }: Person) => expectedPoints(row)
  const samePosition = people.filter(({ row }) => row.actualPosition === person.row.actualPosition)
  const beaten = people.filter((other) => points(other) < points(person)).length
  return {
    pointsRank: better(points, people) + 1,
    valueRank: better(personValue, people) + 1,
    of: people.length,
    percentile: people.length > 1 ? (beaten / (people.length - 1)) * 100 : 0,
    positionRank: better(points, samePosition) + 1,
    ofPosition: samePosition.length,
  }
}
