import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { countedPoints } from '../players/points.ts'
import { UNITS_PER_POINT } from './score-table.ts'

/**
 * How a game went, as a number from 0 to 7: three questions with two answers each, a bit each. It is computed from the
 * scores of the people alone.
 */
export const SCRIPTS = 8
/** The second team has more fantasy points than the first; in a league of several games never set. */
const SECOND_LEADS = 1
/** Running backs have a larger share of the points of quarterbacks, receivers and backs than expected. */
const BY_RUN = 2
/** All people together have fewer points than expected. */
const LOW = 4

/** What the scripts of a pool are computed from; plain data that can be posted to a thread. */
export type ScriptModel = {
  /** The two teams of a single game, the first one the pool's first; null in a league. */
  teams: readonly [string, string] | null
  /** A sign for each person: 1 for the first team, -1 for the second, 0 for neither. */
  sides: Int8Array
  /** A sign for each person: 1 for those who score by passes (QB, WR, TE), -1 for running backs, 0 for the others. */
  kinds: Int8Array
  /** What everyone, those who score by passes, and the running backs are expected to score, in 1/100 point. */
  expected: { all: number; pass: number; run: number }
}

const KIND: Partial<Record<string, number>> = { QB: 1, WR: 1, TE: 1, RB: -1 }

export function scriptModelOf({ people }: Pick<ContestPool, 'people'>): ScriptModel {
  const found = [...new Set(people.flatMap(({ row }) => row.team ?? []))]
  const [first, second] = found
  const teams = found.length === 2 ? ([first!, second!] as const) : null
  const sides = Int8Array.from(people, ({ row }) =>
    teams && row.team ? (row.team === teams[0] ? 1 : -1) : 0,
  )
  const kinds = Int8Array.from(people, ({ row }) => KIND[row.actualPosition] ?? 0)
  const expectedOf = (counts: (person: number) => boolean) =>
    people.reduce(
      (sum, { row }, person) => sum + (counts(person) ? Math.round(unitsOf(countedPoints(row))) : 0),
      0,
    )
  return {
    teams,
    sides,
    kinds,
    expected: {
      all: expectedOf(() => true),
      pass: expectedOf((person) => kinds[person] === 1),
      run: expectedOf((person) => kinds[person] === -1),
    },
  }
}

/** The script of a game. `scores`: by person, in 1/100 point. */
export function scriptOf(scores: ArrayLike<number>, { sides, kinds, expected }: ScriptModel): number {
  let [lead, pass, run, all] = [0, 0, 0, 0]
  for (let person = 0; person < sides.length; person += 1) {
    const score = scores[person]!
    lead += sides[person]! * score
    all += score
    if (kinds[person] === 1) pass += score
    if (kinds[person] === -1) run += score
  }
  // Shares compared without a division, so that whole numbers stay exact: below 2^53.
  const isByRun = run * expected.pass > pass * expected.run
  return (lead < 0 ? SECOND_LEADS : 0) + (isByRun ? BY_RUN : 0) + (all < expected.all ? LOW : 0)
}

/** The answers of a script as words: `KC ahead`, `pass`, `high`; a league has no team ahead. */
export function scriptWords(script: number, model: Pick<ScriptModel, 'teams'>): string[] {
  return scriptQuestions(model).map(({ answers, isSecond }) => answers[isSecond(script) ? 1 : 0])
}

/** The scripts that a pool can have: all eight, or in a league those four in which no team is ahead. */
export function scriptsOf({ teams }: Pick<ScriptModel, 'teams'>): number[] {
  const all = Array.from({ length: SCRIPTS }, (_, script) => script)
  return teams ? all : all.filter((script) => !(script & SECOND_LEADS))
}

/** One question about a game: the word for each answer, and whether a script gives the second one. */
type ScriptQuestion = { answers: readonly [string, string]; isSecond: (script: number) => boolean }

/** The questions that a pool's games are asked, in the order of the words. */
export function scriptQuestions({ teams }: Pick<ScriptModel, 'teams'>): ScriptQuestion[] {
  const ways: ScriptQuestion[] = [
    { answers: ['pass', 'run'], isSecond: (script) => (script & BY_RUN) !== 0 },
    { answers: ['high', 'low'], isSecond: (script) => (script & LOW) !== 0 },
  ]
  if (!teams) return ways
  const ahead = { answers: teams.map((team) => `${team} ahead`) as [string, string] }
  return [{ ...ahead, isSecond: (script) => (script & SECOND_LEADS) !== 0 }, ...ways]
}

function unitsOf(points: number): number {
  return Math.max(0, points) * UNITS_PER_POINT
}
