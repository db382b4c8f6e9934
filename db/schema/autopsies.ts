import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { AUTOPSY_VERSION, type Autopsy } from '#core/autopsy/autopsy.ts'
import type { ContestCalibration } from '#core/autopsy/calibration.ts'
import { isRecord } from '#core/collections/is-record.ts'
import { fields, oneOf } from '#core/collections/shape.ts'
import { jsonText } from '../json-text.ts'
import { contestId } from './contests.ts'

const isAutopsy = fields({ version: oneOf([AUTOPSY_VERSION]), basis: isRecord, entries: Array.isArray })

function isCalibration(value: unknown): boolean {
  return isRecord(value) && 'forecast' in value && 'deserved' in value
}

/** What a contest's real field says of the user's entries (app/core/autopsy); at most one for each contest. */
export const contestAutopsies = sqliteTable('contest_autopsies', {
  contestId: contestId().primaryKey(),
  madeAt: integer('made_at').notNull(),
  /** Null while the contest runs. It stands before the figures, since lists read it without them. */
  calibration: jsonText<ContestCalibration>('calibration', { isShape: isCalibration, otherwise: null }),
  figures: jsonText<Autopsy>('figures', { isShape: isAutopsy, otherwise: null }).notNull(),
})
