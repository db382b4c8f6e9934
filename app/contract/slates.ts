import * as z from 'zod/mini'

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

/** SPEC.md section 3, CSV history item. */
export type SlateWire = {
  id: number
  csvData: string
  fileName: string
  teams: { away: string; home: string } | null
  gameDate: string | null
}

export function slateToWire({ id, csvData, fileName, teams, gameDate }: SlateWire): SlateWire {
  return { id, csvData, fileName, teams, gameDate }
}
