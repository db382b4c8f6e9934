import type { Format } from '../format.ts'

/** The format for files of other sites, whichever formats of those sites are listed. */
export function takesAnyFile(format: Format): Format {
  return { ...format, recognition: { ...format.recognition, isSalaryFile: () => true } }
}
