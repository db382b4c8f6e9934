import * as z from 'zod/mini'
import type { Teams } from '#core/slate/games.ts'
import { shownName } from './typed-name.ts'

export const SaveSlateRequest = z.object({
  csvData: z.string('csvData is required'),
  fileName: z
    .string('fileName is required')
    .check(
      z.trim(),
      z.maxLength(255, 'The file name must be at most 255 characters'),
      z.regex(/\.csv$/i, 'Please upload a CSV file'),
    ),
})
export type SaveSlateRequest = z.infer<typeof SaveSlateRequest>

/** The name that the user gives to a stored file. */
export const RenameSlateRequest = z.object({
  fileName: z.pipe(z.string('is required'), shownName('The file name', 'The file needs a name')),
})
export type RenameSlateRequest = z.infer<typeof RenameSlateRequest>

/** How many saved lineups are of the file's game, and how many contests are linked to it. */
export type SlateUses = { lineups: number; entrySets: number; contests: number }

/**
 * A slate in a list: the CSV history item of SPEC.md section 3 without its text. Twenty texts of 1.5 MB would be too much
 * memory for a Worker, so the text is read by id (`SlateFileWire`).
 */
export type SlateWire = {
  id: number
  fileName: string
  teams: Teams | null
  gameDate: string | null
}
export type SlateFileWire = SlateWire & { csvData: string }

export function slateToWire({ id, fileName, teams, gameDate }: SlateWire): SlateWire {
  return { id, fileName, teams, gameDate }
}

export function slateFileToWire({ csvData, ...slate }: SlateFileWire): SlateFileWire {
  return { ...slateToWire(slate), csvData }
}
