// Public solvers on the same problem, as a program of 0/1 variables: one captain, five flex, the budget, one person once,
// at most five of a team. Each gets a finished model; only the solving is timed.
import GLPK from 'glpk.js/node'
import highsLoader from 'highs'
import lpSolver from 'javascript-lp-solver'
import { solve as solveYalps } from 'yalps'

/**
 * @import { Player } from '#core/players/player.ts'
 * @typedef {{
 *   rows: readonly Player[], values: readonly number[], budget: number,
 *   slotOf: (player: Player) => 'captain' | 'flex', personOf: (player: Player) => string,
 *   cuts?: readonly Cut[],
 * }} Slate
 * @typedef {{ rows: readonly number[], most: number }} Cut at most so many of these rows
 * @typedef {{ objective: number, rows: number[] }} Solved rows by index
 * @typedef {{ name: string, coef: number }} Term
 * @typedef {{ name: string, least: number, most: number, terms: Term[] }} Limit
 * @typedef {Record<string, (slate: Slate) => () => Solved>} Solvers
 */

/**
 * Name -> a function that solves the slate and returns the best lineup; without rows where there is none.
 * @returns {Promise<Solvers>}
 */
export async function loadSolvers() {
  const [highs, glpk] = [await highsLoader(), await GLPK()]
  return {
    HiGHS: (slate) => {
      const model = toLpFormat(slate)
      return () => {
        const { ObjectiveValue, Columns } = highs.solve(model, {
          mip_rel_gap: 0,
          mip_abs_gap: 0,
          log_to_console: false,
        })
        return solved(
          ObjectiveValue,
          slate,
          (name) => /** @type {Record<string, { Primal?: number }>} */ (Columns)[name]?.Primal,
        )
      }
    },
    'glpk.js': (slate) => {
      const model = toGlpk(slate, glpk)
      return () => {
        const { z, vars } = glpk.solve(model, { msglev: glpk.GLP_MSG_OFF }).result
        return solved(z, slate, (name) => vars[name])
      }
    },
    yalps: (slate) => {
      const model = toYalps(slate)
      return () => {
        const found = solveYalps(model, { tolerance: 0, maxIterations: Number.POSITIVE_INFINITY })
        const values = new Map(found.variables)
        return solved(found.result, slate, (name) => values.get(name))
      }
    },
    'javascript-lp-solver': (slate) => {
      const model = toJsLp(slate)
      return () => {
        const found = /** @type {Record<string, number>} */ (lpSolver.Solve(model))
        return solved(found.result ?? Number.NaN, slate, (name) => found[name])
      }
    },
  }
}

/**
 * @param {number} value
 * @param {Slate} slate
 * @param {(name: string) => number | undefined} amountOf
 * @returns {Solved}
 */
function solved(value, { rows }, amountOf) {
  return { objective: value, rows: [...rows.keys()].filter((row) => (amountOf(`x${row}`) ?? 0) > 0.5) }
}

/**
 * Every limit as { name, least, most, terms }, terms by row.
 * @param {Slate} slate
 */
function limitsOf({ rows, budget, slotOf, personOf, cuts = [] }) {
  const limits = [
    limit('captain', 1, 1, rows, (row) => (slotOf(row) === 'captain' ? 1 : 0)),
    limit('flex', 5, 5, rows, (row) => (slotOf(row) === 'flex' ? 1 : 0)),
    limit('budget', 0, budget, rows, (row) => row.salary),
  ]
  for (const person of new Set(rows.map(personOf))) {
    limits.push(limit(`person_${limits.length}`, 0, 1, rows, (row) => (personOf(row) === person ? 1 : 0)))
  }
  for (const team of new Set(rows.map((row) => row.team))) {
    limits.push(limit(`team_${limits.length}`, 0, 5, rows, (row) => (row.team === team ? 1 : 0)))
  }
  for (const cut of cuts) {
    const own = new Set(cut.rows.map((row) => rows[row]))
    limits.push(limit(`cut_${limits.length}`, 0, cut.most, rows, (row) => (own.has(row) ? 1 : 0)))
  }
  return limits
}

/**
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @param {readonly Player[]} rows
 * @param {(row: Player) => number} weight
 * @returns {Limit}
 */
function limit(name, least, most, rows, weight) {
  const terms = rows
    .map((row, index) => ({ name: `x${index}`, coef: weight(row) }))
    .filter(({ coef }) => coef !== 0)
  return { name, least, most, terms }
}

/** @param {Slate} slate */
function toLpFormat(slate) {
  /** @param {readonly Term[]} terms */
  const sum = (terms) =>
    terms.map(({ name, coef }) => `${coef < 0 ? '-' : '+'} ${Math.abs(coef)} ${name}`).join(' ')
  const limits = limitsOf(slate).map(
    ({ name, least, most, terms }) => ` ${name}: ${sum(terms)} ${least === most ? '=' : '<='} ${most}`,
  )
  const variables = slate.rows.map((_, index) => `x${index}`).join(' ')
  return `Maximize\n obj: ${sum(objective(slate))}\nSubject To\n${limits.join('\n')}\nBinary\n ${variables}\nEnd\n`
}

/**
 * @param {Slate} slate
 * @param {Awaited<ReturnType<typeof GLPK>>} glpk
 */
function toGlpk(slate, glpk) {
  return {
    name: 'lineup',
    objective: { direction: glpk.GLP_MAX, name: 'obj', vars: objective(slate) },
    subjectTo: limitsOf(slate).map(({ name, least, most, terms }) => ({
      name,
      vars: terms,
      bnds: { type: least === most ? glpk.GLP_FX : glpk.GLP_UP, lb: least, ub: most },
    })),
    binaries: slate.rows.map((_, index) => `x${index}`),
  }
}

/**
 * @param {Slate} slate
 * @returns {import('yalps').Model}
 */
function toYalps(slate) {
  const limits = limitsOf(slate)
  return {
    direction: 'maximize',
    objective: 'obj',
    constraints: Object.fromEntries(
      limits.map(({ name, least, most }) => [name, least === most ? { equal: most } : { max: most }]),
    ),
    variables: coefficientsByRow(slate, limits),
    binaries: true,
  }
}

/**
 * @param {Slate} slate
 * @returns {import('javascript-lp-solver').Model}
 */
function toJsLp(slate) {
  const limits = limitsOf(slate)
  const names = slate.rows.map((_, index) => `x${index}`)
  return {
    optimize: 'obj',
    opType: 'max',
    constraints: Object.fromEntries(
      limits.map(({ name, least, most }) => [name, least === most ? { equal: most } : { max: most }]),
    ),
    variables: coefficientsByRow(slate, limits),
    binaries: Object.fromEntries(names.map((name) => [name, 1])),
  }
}

/** @param {Pick<Slate, 'values'>} slate */
function objective({ values }) {
  return values.map((coef, index) => ({ name: `x${index}`, coef }))
}

/**
 * @param {Slate} slate
 * @param {readonly Limit[]} limits
 */
function coefficientsByRow(slate, limits) {
  /** @type {Record<string, Record<string, number>>} */
  const variables = {}
  for (const { name, coef } of objective(slate)) variables[name] = { obj: coef }
  for (const { name, terms } of limits)
    for (const term of terms) Object.assign(variables[term.name] ?? {}, { [name]: term.coef })
  return variables
}
