import * as z from 'zod/mini'
import type { Format } from '#core/formats/format.ts'
import { DEFAULT_FORMAT } from '#core/formats/list.ts'
import { findPlayableFormat, PLAYABLE_FORMATS, PLAYABLE_IDS } from '#core/formats/lookup.ts'
import { formatOfSalaryFile } from '#core/formats/recognise.ts'
import { salaryFileFacts } from '#core/formats/salary-file-facts.ts'

/** The id of a format that can be played. */
export const FormatId = z.enum(PLAYABLE_IDS, `must be one of ${PLAYABLE_IDS.join(', ')}`)

/** The format of a validated id; without an id, SPEC.md's default. */
export function formatOf(id: string | null | undefined): Format {
  if (id == null) return DEFAULT_FORMAT
  const format = findPlayableFormat(id)
  if (!format) throw new Error(`${id} is not the id of a playable format`)
  return format
}

type Asked = { format?: string | null | undefined; budget?: number | null | undefined }
type Priced = { position: string; team: string | null; salary: number }

/**
 * The format of a request about a pool: the one it names; else the one whose salary files match the pool; else the one
 * with the smallest budget that is at least the request's; else SPEC.md's default.
 */
export function formatOfPool({ format, budget }: Asked, pool: readonly Priced[]): Format {
  if (format) return formatOf(format)
  const recognised = formatOfSalaryFile(salaryFileFacts(pool))
  return findPlayableFormat(recognised?.id) ?? (budget == null ? DEFAULT_FORMAT : formatOfBudget(budget))
}

function formatOfBudget(budget: number): Format {
  const [smallest] = PLAYABLE_FORMATS.filter((format) => budget <= format.budget).sort(
    (a, b) => a.budget - b.budget,
  )
  return smallest ?? DEFAULT_FORMAT
}
