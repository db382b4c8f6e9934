import { scoreModelOf } from '#core/games/score-model.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.browser.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import { someOpponents } from '#optimizer/portfolio/leave-room.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import { simulate } from '#optimizer/sim.ts'
import { answerTasks } from '../answer-tasks.ts'
import { drawnField, loadOpponents, poolOf } from '../sim/sim-field.ts'
import { chosenEntries, lineupRowsOfIds } from './chosen-entries.ts'

/* Looks at entries together off the main thread: chooses them, or plays those of the list. A kernel is fetched when it is needed. */

answerTasks<'entries'>({
  choose: async (question, tell) => {
    tell('field')
    const kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
    await loadOpponents(question.sim)
    return chosenEntries(question, poolOf(question.sim), kernels, tell)
  },
  profit: async ({ sim, rounds }, tell) => {
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
    for (const games of rounds) tell(simulate({ ...request, games }, kernel).together!)
    return null
  },
})
