import { SHOWDOWN } from '#core/game-mode.ts'
import { objectiveTerms } from '#core/objective.ts'
import { isCaptainRow, personKey } from '#core/player.ts'
import { findCandidates } from '#optimizer/candidates.ts'
import { showdownSlate } from '#optimizer/generated-slates.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { encodeProblem } from '#optimizer/problem.ts'
import { searchBest } from '#optimizer/search.ts'
import { formatMs, formatTime, measure, printTable, timeOnce } from './measure.mjs'
import { loadSolvers } from './solvers.mjs'

export const title = 'Best Showdown lineup, ms: median (10th to 90th percentile)'

const PLAIN = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }
const GPP = { ...PLAIN, contestFormat: 'gpp' }
/** At least 11 rounds for everyone; the solvers take too long for many more. */
const SOLVER_ROUNDS = { rounds: 11, warmUpMs: 300, roundMs: 0 }

export async function run() {
  // Before anything is warm: this is what a page waits for.
  const start = performance.now()
  const kernel = await loadKernel()
  const loaded = performance.now() - start
  const first = timeOnce(() => optimizeLineup(requestOf(60, PLAIN), kernel))
  console.log(
    `First answer for 60 people, nothing warm: kernel ${formatMs(loaded)} + answer ${formatMs(first)}\n`,
  )

  await compareWithSolvers(kernel)
  console.log('\nOur own parts, and the whole way from the players to the lineup:\n')
  printTable(
    [40, 60, 74, 80, 110].flatMap((people) =>
      [PLAIN, GPP].map((settings) => ownParts(people, settings, kernel)),
    ),
  )
}

/** Same slate, same rules, same optimum: anything else is an error, not a row. */
async function compareWithSolvers(kernel) {
  const solvers = await loadSolvers()
  const rows = [40, 60, 80, 110].map((people) => {
    const { candidates, terms, problem } = prepare(requestOf(people, PLAIN))
    const best = Math.floor(searchBest(problem, kernel).values[0] / problem.salaryRange)
    const ours = measure(() => searchBest(problem, kernel))
    const row = { people, 'our kernel': formatTime(ours) }
    let fastest = Number.POSITIVE_INFINITY
    for (const [name, prepareSolver] of Object.entries(solvers)) {
      const solve = prepareSolver({
        rows: candidates.rows,
        values: terms.values,
        budget: SHOWDOWN.budget,
        slotOf: (player) => (isCaptainRow(player) ? 'captain' : 'flex'),
        personOf: personKey,
      })
      const objective = solve()
      if (Math.round(objective) !== best) throw new Error(`${name} found ${objective}, the kernel ${best}`)
      const theirs = measure(solve, SOLVER_ROUNDS)
      fastest = Math.min(fastest, theirs.median)
      row[name] = formatTime(theirs)
    }
    return { ...row, 'fastest of them / ours': `${Math.round(fastest / ours.median)}x` }
  })
  printTable(rows)
}

function ownParts(people, settings, kernel) {
  const request = requestOf(people, settings)
  const { problem } = prepare(request)
  return {
    people,
    objective: settings.contestFormat === 'gpp' ? 'gpp, with pairs' : 'plain',
    search: formatTime(measure(() => searchBest(problem, kernel))),
    'whole way': formatTime(measure(() => optimizeLineup(request, kernel))),
  }
}

function prepare(request) {
  const found = findCandidates(request)
  if (!found.ok) throw new Error(found.error)
  const candidates = found.value
  const terms = objectiveTerms(candidates.rows, request.mode, request.settings)
  return { candidates, terms, problem: encodeProblem(candidates, terms, request.budget, 1) }
}

function requestOf(people, settings) {
  return {
    playerPool: showdownSlate(people, people),
    mode: SHOWDOWN,
    budget: SHOWDOWN.budget,
    settings,
    keptPlayers: [],
  }
}
