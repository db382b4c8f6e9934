import { playersOf } from '#core/lineups/lineup.ts'
import { CHANGE_RULES } from './change-rules.ts'
import { FIGURE_RULES } from './figure-rules.ts'
import { FIRST_RULES } from './first-rules.ts'
import { correlationOf, lineupSpread, namesIn, ownSpread, teamsOf } from './judged-slate.ts'
import type { OwnPerson } from './own-optimum.ts'
import { type Check, DIFFERENCE, L, N, P, POINTS, rule } from './rule-parts.ts'
import { isDifference, isEqual, isNear, isTrue, isWhole, numberOf, rounded, worst } from './stated-figures.ts'

/** Each sentence of an answer that states a figure, and how the figure is worked out again. */
export const RULES: readonly [RegExp, Check][] = [
  ...CHANGE_RULES,
  ...FIRST_RULES,
  ...FIGURE_RULES,
  rule('The lineup is ([\\d-]+) \\((.*)\\)\\.', ([split, teams], slate) =>
    worst([
      isEqual(
        teamsOf(slate)
          .map(([, count]) => count)
          .join('-'),
        split,
      ),
      isEqual(
        teamsOf(slate)
          .map(([team, count]) => `${count} ${team}`)
          .join(' and '),
        teams,
      ),
    ]),
  ),
  rule('It holds (.*)\\.', ([teams], slate) =>
    isEqual(listed(teamsOf(slate).map(([team, count]) => `${count} from ${team}`)), teams),
  ),
  rule(`The best lineup with ${N} scores ${POINTS}; (.*)\\.`, ([first, points, rest], slate) => {
    const best = slate.optimum({ kept: namesIn(`«${first}»`, slate) }).best
    const others = rest!.split('; ').map((part) => {
      const [, other, scored, difference] =
        new RegExp(`^with «(\\d+)» it scores (?:the same|${P}, ${DIFFERENCE} that)$`).exec(part) ?? []
      if (other === undefined) return `unread part ${part}`
      const own = slate.optimum({ kept: namesIn(`«${other}»`, slate) }).best
      return scored === undefined
        ? isNear(own, points)
        : worst([isNear(own, scored), isDifference(scored, difference!, best)])
    })
    return worst([isNear(best, points), ...others])
  }),
  rule(`Best (?:captain|MVP): ${N}\\.`, ([name], slate) =>
    isNear(slate.optimum({ captain: slate.people[Number(name)]!.name }).best, String(slate.optimum().best)),
  ),
  rule(`The best lineup then scores ${POINTS}\\.`, ([points], slate) => isNear(slate.optimum().best, points)),
  rule(`With ${N} as captain it scores ${P}, ${DIFFERENCE} that\\.`, ([name, points, difference], slate) =>
    worst([
      isNear(slate.optimum({ captain: slate.people[Number(name)]!.name }).best, points),
      isDifference(points!, difference!, slate.optimum().best),
    ]),
  ),
  rule(`The lineup's captain is ${N}\\.`, ([name], slate) =>
    isEqual(slate.captain, slate.people[Number(name)]!.name),
  ),
  rule(`${N} is the captain of the lineup\\.`, ([name], slate) =>
    isEqual(slate.captain, slate.people[Number(name)]!.name),
  ),
  rule(`${N} is in the lineup\\.`, ([name], slate) =>
    isTrue(slate.members.includes(slate.people[Number(name)]!.name)),
  ),
  rule(`${L} (?:is|are) in the lineup already, so a lock costs nothing\\.`, ([names], slate) =>
    isTrue(namesIn(names, slate).every((name) => slate.members.includes(name))),
  ),
  rule(`${L} (?:is|are) not in the lineup, so nothing changes in it\\.`, ([names], slate) =>
    isTrue(namesIn(names, slate).every((name) => !slate.members.includes(name))),
  ),
  rule(`As captain ${N} counts ${POINTS} for \\$${P}\\.`, ([name, points, price], slate) => {
    const { row } = slate.people[Number(name)]!
    return worst([isNear((row.projectedPoints ?? row.fppg) * 1.5, points), isNear(row.salary * 1.5, price)])
  }),
  rule(
    `${N} (?:averages|has|is expected to score) ${P} (?:projected )?points?(?: a game| \\(baseline estimate\\)| set by hand)? at \\$${P}, ${POINTS} per \\$([\\d,]+)\\.`,
    ([name, points, price, value, unit], slate) => {
      const { row } = slate.people[Number(name)]!
      const own = row.projectedPoints ?? row.fppg
      return worst([
        isNear(own, points),
        isNear(row.salary, price),
        isNear(own / (row.salary / numberOf(unit!)), value),
      ])
    },
  ),
  rule(`${N} averages ${POINTS} a game\\.`, ([name, points], slate) =>
    isNear(slate.people[Number(name)]!.row.fppg, points),
  ),
  rule(
    'That is (\\d+)\\w\\w of ([\\d,]+) by points and (\\d+)\\w\\w by value\\.',
    ([byPoints, of, byValue], slate, subject) => {
      const playing = slate.people.filter(({ isOut }) => !isOut)
      const better = (worth: (person: OwnPerson) => number) =>
        playing.filter((other) => worth(other) > worth(subject!)).length + 1
      const own = ({ row }: OwnPerson) => row.projectedPoints ?? row.fppg
      return worst([
        isEqual(better(own), Number(byPoints)),
        isEqual(
          better((each) => own(each) / each.price),
          Number(byValue),
        ),
        isEqual(playing.length, numberOf(of!)),
      ])
    },
  ),
  rule(
    'Outlook (\\d+)% \\((\\w+)\\): (?:opponent (\\d+)%|opponent unknown, counted 50%), points (\\d+)%, value (\\d+)%\\.',
    ([score, label, opponent, points, value], _, subject) => {
      const { oprk, fppg, salary } = subject!.row
      const unit = (share: number) => Math.min(1, Math.max(0, share))
      const parts = [oprk ? unit((33 - oprk) / 32) : 0.5, unit(fppg / 30), unit(fppg / (salary / 1000) / 3)]
      const total = Math.round(100 * (0.3 * parts[0]! + 0.4 * parts[1]! + 0.3 * parts[2]!))
      return worst([
        isEqual(total, Number(score)),
        isEqual(total >= 70 ? 'Strong' : total >= 40 ? 'Neutral' : 'Poor', label),
        opponent === undefined ? isTrue(oprk === null) : isWhole(100 * parts[0]!, opponent),
        isWhole(100 * parts[1]!, points),
        isWhole(100 * parts[2]!, value),
      ])
    },
  ),
  rule(`${N} usually scores between ${P} and ${POINTS}\\.`, ([name, low, high], slate) => {
    const { row } = slate.people[Number(name)]!
    const own = row.projectedPoints ?? row.fppg
    return worst([
      isWhole(Math.max(0, own - ownSpread(row.actualPosition, own)), low),
      isWhole(own + ownSpread(row.actualPosition, own), high),
    ])
  }),
  rule(
    `${N}: floor about ${P}, ceiling about ${POINTS}, the usual range around the expected ${P}\\.`,
    ([name, low, high, mean], slate) => {
      const { row } = slate.people[Number(name)]!
      const own = row.projectedPoints ?? row.fppg
      return worst([
        isNear(own, mean),
        isWhole(Math.max(0, own - ownSpread(row.actualPosition, own)), low),
        isWhole(own + ownSpread(row.actualPosition, own), high),
      ])
    },
  ),
  rule(
    `Floor about ${POINTS}, ceiling about ${POINTS}: the usual range around the expected ${P}, correlations included\\.`,
    ([low, high, mean], slate) => {
      const sd = lineupSpread(slate)
      return worst([
        isNear(slate.shown, mean),
        isWhole(slate.shown! - sd, low),
        isWhole(slate.shown! + sd, high),
      ])
    },
  ),
  rule('About one game in six ends above it, and one in six below\\.', () => null),
  rule(`(?:When one of )?${N} and ${N} (.*)\\(correlation ${P}\\)\\.`, ([a, b, words, stated], slate) => {
    const [one, other] = [a, b].map((place) => slate.people[Number(place)]!)
    const own = correlationOf(one!, other!, slate)
    const relation = words!.includes('teammates')
      ? one!.team === other!.team
      : words!.includes('opponents')
        ? one!.team !== other!.team
        : own < 0
    return worst([isNear(own, stated), isTrue(relation)])
  }),
  rule(`It spends \\$${P} of \\$${P}(?: so far)? and leaves \\$${P}\\.`, ([spent, budget, left], slate) => {
    const own = playersOf(slate.context.lineup).reduce((sum, { salary }) => sum + salary, 0)
    const whole = slate.context.lineup.format.budget
    return worst([isNear(own, spent), isNear(whole, budget), isNear(whole - own, left)])
  }),
  rule(`It spends all of the \\$${P}\\.`, ([budget], slate) => {
    const own = playersOf(slate.context.lineup).reduce((sum, { salary }) => sum + salary, 0)
    return worst([isNear(own, budget), isNear(slate.context.lineup.format.budget, budget)])
  }),
  rule(
    `Of (?:(more than )?${P}|all) legal lineups, none does better under Max Points, Cash, creativity 50(?:; the next best is (?:${POINTS} behind|as good))?\\.`,
    ([moreThan, count, gap], slate) => {
      const { best, second, count: own } = slate.optimum()
      return worst([
        isNear(best, String(slate.shown)),
        count === undefined
          ? null
          : moreThan
            ? isTrue(own >= numberOf(count))
            : isTrue(Math.abs(own - numberOf(count)) <= own * 1e-12),
        gap === undefined ? null : isNear(best! - second!, gap),
      ])
    },
  ),
  rule(`The lineup is expected to score ${POINTS}\\.`, ([points], slate) => isNear(slate.shown, points)),
  rule(`${N} as captain brings (\\d+)% of them\\.`, ([name, share], slate) => {
    const person = slate.people[Number(name)]!
    return worst([isEqual(slate.captain, person.name), isWhole((150 * person.points) / slate.shown!, share)])
  }),
  rule(`For ${L} the slate has (.*)\\.`, ([names, sky], slate) =>
    worst(
      namesIn(names, slate).map((name) => {
        const { weatherTemp, weatherWind, weatherPrecip } = slate.people.find(
          (each) => each.name === name,
        )!.row
        return isEqual(`${weatherTemp} degrees, wind ${weatherWind} and ${weatherPrecip}% precipitation`, sky)
      }),
    ),
  ),
  rule(
    `About (\\d+)% of the field is expected to hold ${N}(?: at flex| as captain)?, (less than|more than|about what).*\\(leverage (\\d+)\\)\\.`,
    ([share, name, , leverage], slate) => {
      const person = slate.people[Number(name)]!
      const row = slate.context.playerPool.find(
        (each) =>
          each.name.trim() === person.name && (each.position === 'CPT') === (slate.captain === person.name),
      )!
      return worst([isWhole(row.ownershipPct!, share), isWhole(row.leverageScore!, leverage)])
    },
  ),
  rule(
    'Its players have an average ownership of (\\d+)%(?:, each in the slot played here)?\\.',
    ([share], slate) => {
      const rows = playersOf(slate.context.lineup)
      return isWhole(rows.reduce((sum, { ownershipPct }) => sum + ownershipPct!, 0) / rows.length, share)
    },
  ),
  rule('The lowest owned of the (\\d+) with the most points:', ([count]) => isTrue(Number(count) <= 12)),
  rule(
    `(\\w+) ranks (\\d+)\\w\\w of 32 against (\\w+), a (soft|hard|middling) matchup for ${N}\\.`,
    ([team, rank, position, reading, name], slate) => {
      const { row } = slate.people[Number(name)]!
      const own = row.oprk! <= 10 ? 'soft' : row.oprk! >= 23 ? 'hard' : 'middling'
      return worst([
        isEqual(row.opponent, team),
        isEqual(row.oprk, Number(rank)),
        isEqual(row.actualPosition, position),
        isEqual(own, reading),
      ])
    },
  ),
  rule(`${N} is expected to score (?:more|most): ${P} more than ${N}\\.`, ([a, difference, b], slate) => {
    const own = (place: string) => rounded(slate.people[Number(place)]!.row.fppg)
    return isNear(own(a!) - own(b!), difference)
  }),
  rule(`${N} is marked (Questionable|Doubtful|Out)\\b.*`, ([name, mark], slate) =>
    isEqual(slate.people[Number(name)]!.row.injuryStatus, mark),
  ),
  rule(
    'A split such as 4-2 is a question of a game of two teams; this slate has no such lineups\\.',
    (_, slate) => isTrue(slate.context.lineup.format.captain === null),
  ),
]

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
