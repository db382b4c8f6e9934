import { scoreModelOf } from '#core/games/score-model.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.browser.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import { someOpponents } from '#optimizer/portfolio/leave-room.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import { simulate } from '#optimizer/sim.ts'
import { poolOf } from '../sim/pool-of.ts'
import { drawnField, loadOpponents } from '../sim/sim-field.ts'
import { chosenEntries, lineupRowsOfIds } from './chosen-entries.ts'
import type {
  ChoiceQuestion,
  ChoiceStage,
  EntriesAnswer,
  EntriesQuestion,
  ProfitQuestion,
} from './entries-messages.ts'

/* Looks at entries together off the main thread: chooses them, or plays those of the list. A kernel is fetched when it is needed. */

addEventListener('message', async ({ data }: MessageEvent<EntriesQuestion>) => {
  try {
    if (data.task === 'choose') await choose(data)
    else await playTogether(data)
  } catch (error) {
    console.warn(error)
    tell({ kind: 'failed', reason: error instanceof RangeError ? error.message : null })
  }
})

function tell(answer: EntriesAnswer): void {
  postMessage(answer)
}

async function choose(question: ChoiceQuestion): Promise<void> {
  tell({ kind: 'stage', stage: 'field' })
  const kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
  await loadOpponents(question.sim)
  const onStage = (stage: ChoiceStage) => tell({ kind: 'stage', stage })
  tell({ kind: 'chosen', entries: chosenEntries(question, poolOf(question.sim), kernels, onStage) })
}

async function playTogether({ sim, rounds }: ProfitQuestion): Promise<void> {
  const { contest, lineups, seed } = sim
  const pool = poolOf(sim)
  if (lineups.length > contest.entries)
    throw new RangeError(`The contest has ${contest.entries} entries, fewer than the list.`)
  const judged = lineupRowsOfIds(lineups, pool)
  await loadOpponents(sim)
  const { opponents } = drawnField({ ...sim, lineups: [] }, pool, await loadFieldKernel())
  const request = {
    pool,
    scores: scoreModelOf(pool),
    contest,
    opponents: someOpponents(opponents, contest.entries - judged.count, seed),
    lineups: judged,
    entering: 'together' as const,
    seed,
    paysOpponents: false,
  }
  const kernel = await loadSimKernel()
  for (const games of rounds) {
    const { together } = simulate({ ...request, games }, kernel)
    tell({ kind: 'profit', profit: together!, isLast: games === rounds.at(-1) })
  }
}
