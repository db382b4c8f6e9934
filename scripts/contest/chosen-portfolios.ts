import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { rulesWithout } from '#core/rules/rules-without.ts'
import type { PortfolioRequest } from '#optimizer/portfolio/portfolio-request.ts'
import type { ContestPortfolios } from '#optimizer/portfolio/several-contests.ts'
import { chooseFromBest, choosePortfolios, MOST_CANDIDATES } from '#optimizer/portfolio.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import { askedEngine } from './asked-engine.ts'
import { CommandError } from './command.ts'
import { loadBuiltFieldKernel, loadBuiltKernel, loadBuiltSimKernel } from './load-kernel.ts'
import type { SlateInput } from './slate-input.ts'

type Asked = {
  contests: readonly Omit<PortfolioRequest, 'candidates'>[]
  mayRepeat: boolean
  /** The rules about a single lineup: candidates that are found here obey them. */
  rules: readonly BuildRule[]
  /** Lineups of the field are candidates where the best by points are too few. */
  opponents: Opponents
  seed: number
}

type Chosen = ContestPortfolios & { candidates: LineupRows; notes: string[] }

/** Entries of the lineups of the file, each once; without a file of those that the screen chooses from. */
export async function chosenPortfolios(input: SlateInput, asked: Asked): Promise<Chosen> {
  const { pool, notUsedIds } = input
  const { contests, mayRepeat, rules: rulesOfLineups, opponents, seed } = asked
  const sim = await loadBuiltSimKernel()
  if (input.lineups) {
    const { candidates, notes } = candidatesOfFile(input.lineups.rows)
    const own = contests.map((contest) => ({ ...contest, candidates }))
    return {
      ...askedEngine(() => choosePortfolios({ contests: own, mayRepeat }, sim)),
      ...{ candidates, notes },
    }
  }
  const kernels = { search: await loadBuiltKernel(), sim, field: await loadBuiltFieldKernel() }
  const rules = [...rulesOfLineups, ...rulesWithout(pool.rows, pool.format, notUsedIds)]
  const none = lineupRowsOf([], pool)
  const chosen = askedEngine(() =>
    chooseFromBest(
      {
        candidates: { pool, rules, scores: scoreModelOf(pool), field: null, opponents, seed },
        ...{ locked: none, removed: none, contests, mayRepeat },
      },
      kernels,
    ),
  )
  const { isWidened, candidates } = chosen
  const wider = isWidened ? ', lineups of the field and the best of simulated games' : ''
  return {
    ...chosen,
    notes: [`Without --lineups the choice is from ${candidates.count}: the best by points${wider}.`],
  }
}

function candidatesOfFile(rows: LineupRows): { candidates: LineupRows; notes: string[] } {
  const { lineups } = distinctLineups(rows)
  if (lineups.count > MOST_CANDIDATES)
    throw new CommandError(
      1,
      `Entries are chosen from ${MOST_CANDIDATES} lineups at most, and the file has ${lineups.count}.`,
    )
  const twice = rows.count - lineups.count
  return {
    candidates: lineups,
    notes: twice > 0 ? [`Lineups that are in the file twice count once: ${twice}.`] : [],
  }
}
