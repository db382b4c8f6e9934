import { playersOf } from '#core/lineups/lineup.ts'
import { lineupSpread, namesIn, ownSpread, type Slate } from './judged-slate.ts'
import type { OwnPerson } from './own-optimum.ts'
import { type Check, L, N, P, POINTS, rule } from './rule-parts.ts'
import { isNear, isTrue, numberOf, worst } from './stated-figures.ts'

/** Sentences that answer a question about one figure. */
export const FIGURE_RULES: readonly [RegExp, Check][] = [
  rule(
    `${N}: ${POINTS} per \\$([\\d,]+) \\(${POINTS} at \\$${P}\\)\\.`,
    ([name, value, unit, points, price], slate) => {
      const person = slate.people[Number(name)]!
      return worst([
        isNear(worth(person, unit!), value),
        isNear(person.row.fppg, points),
        isNear(person.row.salary, price),
      ])
    },
  ),
  rule(`${N}: ${POINTS} at \\$${P}\\.`, ([name, points, price], slate) => {
    const { row } = slate.people[Number(name)]!
    return worst([isNear(row.fppg, points), isNear(row.salary, price)])
  }),
  rule(
    `(?:Better|Best) value: ${N} with ${POINTS} per \\$([\\d,]+); (.*)\\.`,
    ([first, value, unit, rest], slate) => {
      const best = worth(slate.people[Number(first)]!, unit!)
      const others = rest!.split('; ').map((part) => {
        const [, name, own] = new RegExp(`^${N} has ${P}$`).exec(part) ?? []
        const actual = name === undefined ? Number.NaN : worth(slate.people[Number(name)]!, unit!)
        return worst([isNear(actual, own), isTrue(actual <= best + 1e-9)])
      })
      return worst([isNear(best, value), ...others])
    },
  ),
  rule(`As (?:captain|MVP) ${N} costs \\$${P} and counts ${POINTS}\\.`, ([name, price, points], slate) => {
    const { row } = slate.people[Number(name)]!
    return worst([isNear(1.5 * row.salary, price), isNear(1.5 * row.fppg, points)])
  }),
  rule(`In another slot it is ${POINTS} for \\$${P}\\.`, ([points, price], _, subject) =>
    worst([isNear(subject!.row.fppg, points), isNear(subject!.row.salary, price)]),
  ),
  rule(
    `The standard deviation of the lineup is ${POINTS} around the expected ${P}, correlations included\\.`,
    ([spread, points], slate) => worst([isNear(lineupSpread(slate), spread), isNear(slate.shown, points)]),
  ),
  rule(`Usual range: ${P} to ${POINTS}\\.`, ([low, high], slate) =>
    worst([
      isNear(Math.round(slate.shown! - lineupSpread(slate)), low),
      isNear(Math.round(slate.shown! + lineupSpread(slate)), high),
    ]),
  ),
  rule(
    `The standard deviation of ${N} is ${POINTS} around the expected ${P}\\.`,
    ([name, spread, points], slate) => {
      const { row, position } = slate.people[Number(name)]!
      return worst([isNear(ownSpread(position, row.fppg), spread), isNear(row.fppg, points)])
    },
  ),
  rule(`The lineup uses ${P}% of the salary cap: \\$${P} of \\$${P}\\.`, ([part, cost, cap], slate) =>
    isPart(
      playersOf(slate.context.lineup).reduce((sum, { salary }) => sum + salary, 0),
      [part!, cost!, cap!],
      slate,
    ),
  ),
  rule(`${L} takes ${P}% of the salary cap: \\$${P} of \\$${P}\\.`, ([names, part, cost, cap], slate) => {
    const [name] = namesIn(names, slate)
    const { row } = slate.people.find((each) => each.name === name)!
    return isPart(row.salary * (name === slate.captain ? 1.5 : 1), [part!, cost!, cap!], slate)
  }),
]

function worth({ row }: OwnPerson, unit: string): number {
  return row.fppg / (row.salary / numberOf(unit))
}

function isPart(
  dollars: number,
  [part, cost, cap]: [string, string, string],
  { context }: Slate,
): string | null {
  const { budget } = context.lineup.format
  return worst([isNear(dollars, cost), isNear(budget, cap), isNear((100 * dollars) / budget, part)])
}
