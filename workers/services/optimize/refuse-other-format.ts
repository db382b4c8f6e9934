import type { Format } from '#core/formats/format.ts'
import { otherFormatOf } from '#core/formats/recognise.ts'
import { salaryFileFacts } from '#core/formats/salary-file-facts.ts'
import type { Player } from '#core/players/player.ts'
import { refuseFile } from '#workers/services/refuse-file.ts'

/** Refuses a pool that is a salary file of another format. */
export function refuseOtherFormat(pool: readonly Player[], wanted: Format): void {
  const format = otherFormatOf(salaryFileFacts(pool), wanted)
  if (format) refuseFile('salaries', { kind: 'other_format', format, wanted })
}
