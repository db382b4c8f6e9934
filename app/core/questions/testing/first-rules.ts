import { namesIn, ownSpread, type Slate } from './judged-slate.ts'
import type { OwnPerson } from './own-optimum.ts'
import { type Check, L, N, P, rule } from './rule-parts.ts'
import { isEqual, isNear, isTrue, numberOf, worst } from './stated-figures.ts'

/** Sentences that name the first or the last of several players, or list those of a team. */
export const FIRST_RULES: readonly [RegExp, Check][] = [
  rule(`Highest (floor|ceiling): ${N}\\.`, ([end, name], slate) => {
    const worth = ({ row, position }: OwnPerson) =>
      row.fppg + (end === 'floor' ? -1 : 1) * ownSpread(position, row.fppg)
    const best = slate.people.filter(({ row }) => row.injuryStatus === 'Healthy').map(worth)
    return isTrue(worth(slate.people[Number(name)]!) >= Math.max(...best) - 1e-9)
  }),
  rule(
    `Best (\\w+)(?: of (\\w+))?(?: (?:at|(under|over)) \\$${P}(?: or (less|more))?)? by (expected points|value \\(points per \\$[\\d,]+\\))( among those expected to score 2 points or more)?: ${N}\\.`,
    ([position, team, strict, price, side, by, among, name], slate) => {
      const able = playing(slate).filter(
        ({ row, position: own, price: cost, team: ownTeam }) =>
          (position === 'player' || own === position) &&
          (team === undefined || ownTeam === team) &&
          (among === undefined || expectedOf({ row }) >= 2) &&
          (price === undefined || isWithin(cost, numberOf(price), strict ?? side!)),
      )
      const worth = ({ row, price: cost }: OwnPerson) =>
        by!.startsWith('value') ? row.fppg / cost : row.fppg
      const most = Math.max(...able.map(worth))
      return isTrue(Math.abs(worth(slate.people[Number(name)]!) - most) < 1e-9)
    },
  ),
  rule(
    `Fewest points( and weakest value)?(?: at (\\w+))? in the lineup: ${N}\\.`,
    ([both, position, name], slate) =>
      worst([
        isLeast(name!, membersAt(position, slate), expectedOf, slate),
        both === undefined ? null : isLeast(name!, membersAt(position, slate), pointsPerDollar, slate),
      ]),
  ),
  rule(`Weakest value(?: at (\\w+))?: ${N}\\.`, ([position, name], slate) =>
    isLeast(name!, membersAt(position, slate), pointsPerDollar, slate),
  ),
  rule(
    `No drop improves this lineup; (?:of its (\\w+)s )?${N} costs least to drop\\.`,
    ([position, name], slate) =>
      worst([
        isNear(slate.optimum().best, String(slate.shown)),
        isLeast(
          name!,
          membersAt(position, slate),
          (person) => -(slate.optimum({ without: [person.name] }).best ?? -Infinity),
          slate,
        ),
      ]),
  ),
  rule(
    `The lineup has (no|\\d+) players? from (\\w+)(?:: ${L}|, so nothing changes in it)?\\.`,
    ([number, team, names], slate) => {
      const own = membersAt(undefined, slate).filter((person) => person.team === team)
      return worst([
        isEqual(own.length, number === 'no' ? 0 : Number(number)),
        isEqual(
          own
            .map(({ name }) => name)
            .sort()
            .join(),
          namesIn(names, slate).sort().join(),
        ),
      ])
    },
  ),
  rule('A Showdown lineup has players of both teams, 1 to 5 of each\\.', (_, slate) =>
    isEqual(slate.context.lineup.format.id, 'showdown'),
  ),
  rule(
    `(Cheapest|Most expensive) (\\w+)(?: from (\\w+))? (in the lineup|who is expected to play): ${N}\\.`,
    ([end, position, team, where, name], slate) => {
      const of = where === 'in the lineup' ? membersAt(undefined, slate) : playing(slate)
      const able = of.filter(
        (person) =>
          (position === 'player' || person.position === position) && (!team || person.team === team),
      )
      const sign = end === 'Cheapest' ? 1 : -1
      return isLeast(name!, able, ({ price }) => sign * price, slate)
    },
  ),
]

function expectedOf({ row }: Pick<OwnPerson, 'row'>): number {
  return row.projectedPoints ?? row.fppg
}

function pointsPerDollar(person: OwnPerson): number {
  return expectedOf(person) / person.price
}

function membersAt(position: string | undefined, { people, members }: Slate): OwnPerson[] {
  return people.filter(
    (person) => members.includes(person.name) && (position === undefined || person.position === position),
  )
}

function playing({ people }: Slate): OwnPerson[] {
  return people.filter(
    ({ row }) => (row.injuryStatus === 'Healthy' || row.injuryStatus === 'Questionable') && row.fppg > 0,
  )
}

/** The person at that place is one of them, and none of them has less. */
function isLeast(
  place: string,
  of: readonly OwnPerson[],
  worth: (person: OwnPerson) => number,
  { people }: Slate,
): string | null {
  const person = people[Number(place)]!
  return isTrue(of.includes(person) && of.every((other) => worth(other) >= worth(person) - 1e-9))
}

function isWithin(cost: number, limit: number, side: string): boolean {
  if (side === 'under') return cost < limit
  if (side === 'over') return cost > limit
  return side === 'less' ? cost <= limit : cost >= limit
}
