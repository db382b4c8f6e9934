import { namesLike } from '#core/autopsy/opponents.ts'
import { pregameRows } from '#core/autopsy/pregame-rows.ts'
import { entriesOfUser } from '#core/contest/entries-of-user.ts'
import type { Field } from '#core/contest/field.ts'
import { decodeField } from '#core/contest/field-file.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { playAutopsy } from '#optimizer/autopsy/play-autopsy.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import { answerTasks } from '../answer-tasks.ts'

/* Plays a contest with its real field off the main thread. */

/** The lineups of the last contest, which serve another name or another fee at once. */
let field: Field | null = null

/** The same contest always has the same games. */
const SEED = 20_260_906
/** How often progress is told. */
const STEP_MS = 100

// Before the first task comes; should it fail, the task asks again and says so.
loadSimKernel().catch(() => {})

answerTasks<'autopsy'>({
  autopsy: async (task, tell) => {
    const { screenName, keys } = task
    const kernel = await loadSimKernel()
    if (task.fieldFile) field = decodeField(task.fieldFile)
    if (field === null) throw new Error('no lineups')
    const mine = entriesOfUser(field, { screenName, keys: new Set(keys) })
    if (mine.length === 0) return { kind: 'no_entries', names: namesLike(field, screenName ?? '') }
    const format = findPlayableFormat(task.formatId)
    const slate = format && parseSlateCsv(task.csvData, { format })
    if (!format || !slate?.ok) throw new RangeError('The salary file of this contest can no longer be read.')
    const play = playAutopsy(
      {
        field,
        format,
        slateId: task.slateId,
        rows: pregameRows(slate.value.players, format, task.choices),
        tiers: task.tiers,
        feeCents: task.feeCents,
        mine,
        forecasts: new Map(task.forecasts),
        games: task.games,
        seed: SEED,
        madeAt: Date.now(),
      },
      kernel,
    )
    let toldAt = 0
    for (let step = play.next(); ; step = play.next()) {
      if (step.done) return { kind: 'done', ...step.value }
      if (performance.now() - toldAt < STEP_MS) continue
      toldAt = performance.now()
      tell(step.value)
    }
  },
})
