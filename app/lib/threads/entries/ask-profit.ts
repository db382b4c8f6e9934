import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { ask } from '../pool.ts'
import type { EntriesTogether } from './entries-messages.ts'

/**
 * What the lineups of a question win and lose when all of them are entered. The opponents are those of the thread that simulates,
 * which has drawn them already where the contest was simulated. Ends early if `signal` stopped it.
 * @param rounds after how many games the answer is told.
 */
export async function askProfit(
  sim: SimQuestion,
  rounds: readonly number[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (together: EntriesTogether) => void },
): Promise<null> {
  const field = await ask('draw', { ...sim, lineups: [] }, { signal })
  return field && ask('profit', { sim, rounds, opponents: field.opponents }, { signal, onProgress })
}
