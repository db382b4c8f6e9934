import { namesIn, type Slate } from './judged-slate.ts'
import type { Wish } from './own-optimum.ts'
import { type Check, DIFFERENCE, L, POINTS, rule } from './rule-parts.ts'
import { isDifference, isEqual, isNear, isTrue, worst } from './stated-figures.ts'

/** Sentences about another lineup than the one shown: its points are those of the judge's own search. */
export const CHANGE_RULES: readonly [RegExp, Check][] = [
  rule(
    `The best lineup (?:with ${L}(?: and )?)?(?:without ${L})? ?scores ${POINTS}, ${DIFFERENCE} (this lineup|the best lineup)(?:, and |: )?(.*)\\.`,
    ([kept, without, points, difference, , to, change], slate) => {
      const wish = { kept: namesIn(kept, slate), without: namesIn(without, slate) }
      return worst([
        isNear(slate.optimum(wish).best, points),
        isDifference(points!, difference!, to === 'this lineup' ? slate.shown : slate.optimum().best),
        changeProblem(change ?? '', points!, slate, wish),
      ])
    },
  ),
  rule(
    `The best (\\d)-(\\d) scores ${POINTS}, ${DIFFERENCE} (this lineup|the best lineup)(?:: (.*))?\\.`,
    ([a, b, points, difference, , to, change], slate) =>
      worst([
        isNear(slate.optimum({ ofCaptainsTeam: [Number(a), Number(b)] }).best, points),
        isDifference(points!, difference!, to === 'this lineup' ? slate.shown : slate.optimum().best),
        changeProblem(change ?? '', points!, slate, {}),
      ]),
  ),
  rule('This lineup is the best (\\d)-(\\d)\\.', ([a, b], slate) =>
    isNear(slate.optimum({ ofCaptainsTeam: [Number(a), Number(b)] }).best, String(slate.shown)),
  ),
  rule(
    `The best lineup (?:with (at most |at least |)(\\d+)|(without players)) from (\\w+) scores ${POINTS}, ${DIFFERENCE} (this lineup|the best lineup)(?:: (.*))?\\.`,
    ([bound, number, none, team, points, difference, , to, change], slate) => {
      const [least, most] =
        none !== undefined
          ? [0, 0]
          : [bound === 'at most ' ? 0 : Number(number), bound === 'at least ' ? 99 : Number(number)]
      const ofTeam = { team: team!, least: least!, most: most! }
      return worst([
        isNear(slate.optimum({ ofTeam }).best, points),
        isDifference(points!, difference!, to === 'this lineup' ? slate.shown : slate.optimum().best),
        changeProblem(change ?? '', points!, slate, { ofTeam }),
      ])
    },
  ),
]

/** What a change says is the lineup: its points are those stated, its price is within the budget, it keeps and leaves out. */
function changeProblem(
  change: string,
  points: string,
  slate: Slate,
  { kept = [], without = [], ofTeam }: Wish,
): string | null {
  const [, comes = '', goes = ''] =
    /^In: (.*?); Out: (.*?)(?:; Captain: .*)?$/.exec(change) ??
    /^(.*?) comes? in for (.*?)(?:(?:, and «\d+»| and) becomes .*)?$/.exec(change) ??
    []
  const captain =
    /(?:; Captain: )«(\d+)»$/.exec(change) ??
    /«(\d+)» becomes captain/.exec(change) ??
    /^«(\d+)» comes in for .* and becomes captain$/.exec(change)
  const names =
    slate.shown === null
      ? null
      : [...slate.members.filter((name) => !namesIn(goes, slate).includes(name)), ...namesIn(comes, slate)]
  if (names === null) return null
  const leader = captain ? slate.people[Number(captain[1])]!.name : slate.captain
  const own = names.map((name) => slate.people.find((each) => each.name === name)!)
  const times = (name: string) => (name === leader ? 1.5 : 1)
  const spent = own.reduce((sum, { name, price }) => sum + price * times(name), 0)
  return worst([
    isEqual(own.length, slate.context.lineup.format.rosterSlots.length),
    isNear(
      own.reduce((sum, { name, points: each }) => sum + each * times(name), 0),
      points,
    ),
    isTrue(spent <= slate.context.lineup.format.budget),
    isTrue(kept.every((name) => names.includes(name)) && !without.some((name) => names.includes(name))),
    isTrue(!ofTeam || isWithin(own.filter(({ team }) => team === ofTeam.team).length, ofTeam)),
  ])
}

function isWithin(held: number, { least, most }: { least: number; most: number }): boolean {
  return held >= least && held <= most
}
