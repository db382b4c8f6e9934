import type { Format } from '../formats/format.ts'
import { INJURY_STATUSES, type InjuryStatus, type Player, personKey } from '../players/player.ts'
import { withNumbers } from '../projections/with-numbers.ts'
import { personField } from '../slate-memory/field-keys.ts'
import type { Choices } from '../slate-memory/memory.ts'
import { numbersIn } from '../slate-memory/numbers-in-memory.ts'

/**
 * The slate as the user saw it before the game: its rows with the injuries, the projections and the ownership that the user
 * kept with it; without any, the baseline and the model.
 */
export function pregameRows(listed: readonly Player[], format: Format, choices: Choices): Player[] {
  const rows = listed.map((row) => {
    const injuryStatus = choices[personField('injury', personKey(row))]
    return isInjuryStatus(injuryStatus) ? { ...row, injuryStatus } : row
  })
  return withNumbers(rows, format, numbersIn(choices))
}

function isInjuryStatus(value: unknown): value is InjuryStatus {
  return INJURY_STATUSES.includes(value as InjuryStatus)
}
