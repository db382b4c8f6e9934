import { loadFieldKernel } from '#optimizer/field/kernel.browser.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import { answerTasks } from '../answer-tasks.ts'
import { loadOpponents, poolOf } from '../sim/sim-field.ts'
import { chosenEntries } from './chosen-entries.ts'
import { profitTogether, requestTogether, setSince } from './play-together.ts'
import { setWorlds } from './set-worlds.ts'

/* Looks at entries together off the main thread: chooses them, or plays those of the list. A kernel is fetched when it is needed. */

answerTasks<'entries'>({
  choose: async (question, tell) => {
    tell('field')
    const kernels = { search: await loadKernel(), sim: await loadSimKernel(), field: await loadFieldKernel() }
    await loadOpponents(question.sim)
    // Several contests share one field, whose opponents stack as in the first of them.
    const { contest } = question.contests[0]!
    return chosenEntries(question, poolOf({ ...question.sim, contest }), kernels, tell)
  },
  profit: async ({ sim, rounds, opponents }, tell) => {
    await loadOpponents(sim)
    const kernel = await loadSimKernel()
    for (const profit of profitTogether(requestTogether(sim, opponents), rounds, kernel)) tell(profit)
    return null
  },
  since: async (question) => {
    await loadOpponents(question.sim)
    return setSince(question, { field: await loadFieldKernel(), sim: await loadSimKernel() })
  },
  setWorlds: async (question) => {
    await loadOpponents(question.sim)
    return setWorlds(question, { field: await loadFieldKernel(), sim: await loadSimKernel() })
  },
})
