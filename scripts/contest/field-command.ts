import { type FieldModel, fitField, probabilitiesOf } from '#optimizer/field.ts'
import { type Command, CommandError } from './command.ts'
import { fieldJson, fieldTable } from './field-text.ts'
import { loadBuiltFieldKernel } from './load-kernel.ts'
import { readOptions } from './options.ts'
import { readSlateInput } from './slate-input.ts'
import { SLATE_OPTIONS, SLATE_USAGE, slateOptionsOf } from './slate-options.ts'

const USAGE = `npm run -s contest -- field --slate FILE [options]

The field of a contest under an ownership: who is in its lineups, and the chance of an entry to be each of the lineups.

${SLATE_USAGE}

Notes and errors go to stderr. Exit code 1: a bad file, or a pool without a legal lineup; 2: a mistake in the command.`

/** `npm run -s contest -- field`: the field that an ownership gives, and the chances of lineups. */
export const FIELD: Command = {
  summary: 'the field that an ownership gives, and how likely lineups are in it',
  usage: USAGE,
  run: async (args) => {
    const options = slateOptionsOf(readOptions(args, SLATE_OPTIONS))
    const { pool, target, lineups, notes } = readSlateInput(options)
    const model = fitField({ pool, target }, await loadBuiltFieldKernel())
    if (!model) throw new CommandError(1, `${options.slate}: no legal lineup can be made of these players.`)
    const chances = lineups ? probabilitiesOf(model, pool, lineups.rows) : new Float64Array()
    const answer = { pool, model, lineups: lineups?.players ?? [], chances }
    return {
      text: options.isJson ? fieldJson(answer) : fieldTable(answer),
      notes: [...notes, ...unmetNote(model)],
      exitCode: 0,
    }
  },
}

export function unmetNote({ attainable, worst }: FieldModel): string[] {
  if (attainable) return []
  return [
    `No field has this ownership under the salary cap; the nearest one differs by up to ${worst.toFixed(2)} points.`,
  ]
}
