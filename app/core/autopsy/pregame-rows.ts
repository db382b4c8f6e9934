import type { Format } from '../formats/format.ts'
import { INJURY_STATUSES, type InjuryStatus, type Player, personKey } from '../players/player.ts'
import { areSlateNumbers } from '../projections/are-slate-numbers.ts'
import { DEFAULT_NUMBERS, type SlateNumbers } from '../projections/slate-numbers.ts'
import { withNumbers } from '../projections/with-numbers.ts'
import { kindOf, personField, personOf } from '../slate-memory/field-keys.ts'
import type { Choices, MemoryValue } from '../slate-memory/memory.ts'

/**
 * The slate as the user saw it before the game: its rows with the injuries, the projections and the ownership that the user
 * kept with it; without any, the baseline and the model.
 */
export function pregameRows(listed: readonly Player[], mode: Format, choices: Choices): Player[] {
  const rows = listed.map((row) => {
    const injuryStatus = choices[personField('injury', personKey(row))]
    return isInjuryStatus(injuryStatus) ? { ...row, injuryStatus } : row
  })
  return withNumbers(rows, mode, numbersIn(choices))
}

/** The numbers among what was kept with a slate; the default ones where another version of the app wrote something else. */
export function numbersIn(choices: Choices): SlateNumbers {
  const fields = Object.entries(choices)
  const edits: Record<string, Record<string, MemoryValue>> = {}
  const named: Record<string, MemoryValue> = {}
  const files: MemoryValue[] = []
  for (const [field, value] of fields) {
    const person = personOf(field)
    if (kindOf(field) === 'file') files.push(value)
    else if (person !== null && field.startsWith('edit.'))
      edits[person] = { ...edits[person], [kindOf(field).slice('edit.'.length)]: value }
    else if (field.startsWith('numbers.')) named[field.slice('numbers.'.length)] = value
  }
  const numbers = { ...DEFAULT_NUMBERS, ...named, files, edits }
  return areSlateNumbers(numbers) ? numbers : DEFAULT_NUMBERS
}

function isInjuryStatus(value: unknown): value is InjuryStatus {
  return INJURY_STATUSES.includes(value as InjuryStatus)
}
