import type { UploadIssue, UploadProblem } from '../entries/upload-problem.ts'
import type { NotCsv } from '../files/not-csv.ts'
import type { Format } from '../formats/format.ts'

/** Why a file is not one of reserved entries; the shape is that of every other finding, so that one list shows them. */
export function fileProblem(
  issue: UploadIssue,
  what: string,
  cure: string,
  row: number | null = null,
): UploadProblem {
  return { issue, row, cell: null, players: [], what, cure }
}

const AGAIN = 'Download DKEntries.csv again under My Contests'

export function emptyFile(): UploadProblem {
  return fileProblem('no_lineups', 'The file is empty', AGAIN)
}

export function notCsvFile(is: NotCsv): UploadProblem {
  return fileProblem('wrong_header', `This is ${is}, not a CSV file`, AGAIN)
}

export function openQuote(row: number): UploadProblem {
  return fileProblem(
    'open_quote',
    'A quotation mark is opened and never closed',
    'Close it, or remove it',
    row,
  )
}

export function uploadTemplate(): UploadProblem {
  return fileProblem(
    'wrong_header',
    'This is the template for new lineups; it has no reserved entries',
    'Choose DKEntries.csv, or download an upload file of your lineups instead',
    1,
  )
}

export function notEntries(header: readonly string[]): UploadProblem {
  const isDividedOtherwise = header.length === 1 && /[;\t|]/.test(header[0] ?? '')
  return fileProblem(
    'wrong_header',
    'The first row is not the header of a file of reserved entries',
    isDividedOtherwise
      ? 'Save the file with commas between the cells'
      : 'Make it Entry ID,Contest Name,Contest ID,Entry Fee and the slots, or choose DKEntries.csv',
    1,
  )
}

export function unknownSlots(slots: readonly string[]): UploadProblem {
  const written = slots.length > 0 ? slots.join(',') : 'none'
  return fileProblem('wrong_header', `The slots of the header are unknown here: ${written}`, AGAIN, 1)
}

/** `sport`: as part of a sentence. */
export function ofOtherSport(sport: string): UploadProblem {
  return fileProblem(
    'other_sport',
    `These are entries of ${sport}; lineups are built for NFL football here`,
    'Choose the DKEntries.csv of an NFL slate',
    1,
  )
}

/** The lineups of `wanted` do not fit a file of another format. Null where they do. */
export function formatProblem(format: Format, wanted: Format): UploadProblem | null {
  if (format.id === wanted.id) return null
  const { name } = format.recognition
  return fileProblem(
    'wrong_header',
    `These are ${name} entries, and the lineups are of ${wanted.name}`,
    format.disabled ? `No ${name} lineups can be built here yet` : `Open ${format.name} to fill them`,
    1,
  )
}

export function noEntries(): UploadProblem {
  return fileProblem(
    'no_lineups',
    'The file has no reserved entry',
    'Reserve entries at the provider, then download DKEntries.csv again',
  )
}
