import type { Format } from './format.ts'
import { FORMATS } from './list.ts'
import type { SalaryFileFacts } from './salary-file-facts.ts'

/** The format whose salary file shows these facts; null when no format claims it. */
export function formatOfSalaryFile(facts: SalaryFileFacts): Format | null {
  return FORMATS.find(({ recognition }) => recognition.isSalaryFile(facts)) ?? null
}

/** The format whose standings have lineups of these slots; null when no format has them. */
export function formatOfStandings(slotCodes: readonly string[]): Format | null {
  return FORMATS.find(({ recognition }) => recognition.isStandingsLineup(slotCodes)) ?? null
}

/** The format whose upload files and reserved entries have these slots in this order; null when no format has them. */
export function formatOfUploadHeader(slotCodes: readonly string[]): Format | null {
  if (slotCodes.length === 0) return null
  return FORMATS.find(({ uploadHeader }) => uploadHeader.join() === slotCodes.join()) ?? null
}

/** The format that these facts belong to instead of `wanted`; null when they may be of `wanted`. */
export function otherFormatOf(facts: SalaryFileFacts, wanted: Format): Format | null {
  if (wanted.recognition.isSalaryFile(facts)) return null
  const format = formatOfSalaryFile(facts)
  return format?.id === wanted.id ? null : format
}
