import { formatSalary } from '#core/figures/format.ts'
import {
  type BadRow,
  csvRefusalText,
  type FileRefusal,
  type FileRefusalKind,
  type HeaderRow,
} from '#core/files/file-refusal.ts'
import type { OtherSite } from '#core/formats/salary-file-facts.ts'
import type { ProviderFile } from '#core/provider-file.ts'

/** Why a file was refused; `detail` names the row or column, if any. */
export type RefusalWords = { message: string; detail: string | null }

/** The text of a refusal. A salary file's messages are those of SPEC.md section 5, unchanged, plus a detail. */
export function refusalWords(file: ProviderFile, refusal: FileRefusal): RefusalWords {
  const detail = sentenceFor(file, refusal)
  if (refusal.kind === 'misfit') return { message: misfitText(refusal), detail }
  if (refusal.kind === 'other_format') return { message: otherFormatText(refusal), detail }
  if (file !== 'salaries') return { message: detail, detail: null }
  // SPEC.md's text for a file of one line, whatever it holds.
  const isOneLine = refusal.kind === 'not_csv' && refusal.isOneLine
  const message = isOneLine ? NO_PLAYERS : SALARY_MESSAGES[refusal.kind]
  return { message, detail: refusal.kind === 'empty' ? null : detail }
}

/** Message and detail as one text, for API answers. */
export function refusalText(file: ProviderFile, refusal: FileRefusal): string {
  const { message, detail } = refusalWords(file, refusal)
  return detail === null ? message : `${message}. ${detail}`
}

/** `Row 12, Entry_Fee: "abc" is not an amount like $1,234.50` */
export function badRowText({ row, column, reason }: BadRow): string {
  return column === null ? `Row ${row}: ${reason}` : `Row ${row}, ${column}: ${reason}`
}

const NO_PLAYERS = 'CSV file is empty or invalid'
const UNREADABLE = 'Failed to parse CSV'
const MISSING = 'Missing required columns. Need: Name, Salary, and AvgPointsPerGame'

const SALARY_MESSAGES: Record<Exclude<FileRefusalKind, 'other_format' | 'misfit'>, string> = {
  empty: NO_PLAYERS,
  no_rows: NO_PLAYERS,
  missing_columns: MISSING,
  missing_position: 'Missing position column. Need either "Position" or "Roster Position"',
  no_player_list: MISSING,
  not_csv: UNREADABLE,
  other_file: MISSING,
  open_quote: UNREADABLE,
  line_too_long: UNREADABLE,
  too_many: UNREADABLE,
  entry_twice: UNREADABLE,
  no_roster_slots: UNREADABLE,
}

function sentenceFor(file: ProviderFile, refusal: FileRefusal): string {
  switch (refusal.kind) {
    case 'empty':
      return 'The file is empty.'
    case 'not_csv':
      return `This is ${refusal.is}, not a CSV file. Download the CSV file again, or save the table as CSV.`
    case 'other_file':
      return `This looks like ${FILE_NAMES[refusal.file]}, not ${FILE_NAMES[file]}. ${UPLOAD_PLACES[refusal.file]}`
    case 'other_format':
      return otherFormatAdvice(refusal)
    case 'misfit':
      return misfitAdvice(refusal)
    case 'missing_columns':
      return MISSING_COLUMNS[file](refusal)
    case 'missing_position':
      return headerText(refusal.header)
    case 'no_player_list':
      return `The file has no list of players. Choose the contest's salary file, or download this file again and leave the list in it.`
    case 'no_rows':
      return noRowsText(file, refusal)
    case 'open_quote':
    case 'line_too_long':
    case 'too_many':
      return csvRefusalText(refusal)
    case 'entry_twice':
      return `Entry ${refusal.entryId} is in the file twice.`
    case 'no_roster_slots':
      return 'The lineups of the file cannot be read: no roster slots such as FLEX or QB.'
  }
}

type MisfitRefusal = Extract<FileRefusal, { kind: 'misfit' }>

/** What contests of several games of another site are, as far as they are known. */
const SITE_LINEUPS: Record<OtherSite, string> = { FanDuel: 'nine slots under $60,000' }

function misfitText({ misfit, wanted }: MisfitRefusal): string {
  const { site } = misfit
  if (misfit.why === 'several_games')
    return site
      ? `This is a ${site} salary file of ${misfit.teams} teams: ${SITE_LINEUPS[site]}`
      : `This is a salary file of ${misfit.teams} teams without captains`
  const prices = `prices from ${formatSalary(misfit.least)} to ${formatSalary(misfit.most)}`
  return `This is a ${site ? `${site} ` : ''}salary file with ${prices}, not one of ${wanted.name}`
}

function misfitAdvice({ misfit, wanted }: MisfitRefusal): string {
  const { site } = misfit
  const { name, budget, recognition } = wanted
  const why = site
    ? `${site} contests can't be played here.`
    : misfit.why === 'several_games'
      ? `A ${name} contest is about one game.`
      : `The cheapest player costs ${formatSalary(misfit.least)}, and the whole budget is ${formatSalary(budget)}.`
  return `${why} For ${name} choose a file of ${recognition.lineup}.`
}

type OtherFormat = Extract<FileRefusal, { kind: 'other_format' }>

function otherFormatText({ format: { recognition } }: OtherFormat): string {
  return `This is a ${recognition.name} salary file: ${recognition.lineup}`
}

function otherFormatAdvice({ format, wanted }: OtherFormat): string {
  const choose = `For ${wanted.name} choose a file of ${wanted.recognition.lineup}.`
  return format.disabled
    ? `${format.recognition.name} contests can't be played here yet. ${choose}`
    : `Load it in ${format.name}. ${choose}`
}

const FILE_NAMES: Record<ProviderFile, string> = {
  salaries: 'a player salary file',
  standings: 'a contest standings file',
  history: 'your contest history',
}

const UPLOAD_PLACES: Record<ProviderFile, string> = {
  salaries: 'Upload it where you choose a game mode.',
  standings: 'Upload it under Contest Insights.',
  history: 'Import it under Historical Data.',
}

type MissingColumns = Extract<FileRefusal, { kind: 'missing_columns' }>

const MISSING_COLUMNS: Record<ProviderFile, (refusal: MissingColumns) => string> = {
  salaries: ({ missing, header, projections }) =>
    [`Missing: ${missing.join(', ')}.`, projectionsText(missing, projections), headerText(header)]
      .filter((text) => text !== '')
      .join(' '),
  standings: ({ missing, header }) => {
    const cells = header?.cells.slice(0, 6) ?? []
    const quoted = cells.length > 0 ? ` (${cells.join(', ')})` : ''
    return `This is not a contest standings file: ${listed(missing)} not in its first row${quoted}.`
  },
  history: ({ missing }) =>
    `This is not a contest history from the My Contests page. Missing columns: ${missing.join(', ')}.`,
}

/** A file of another tool that has all but the average. */
function projectionsText(missing: readonly string[], projections: string | undefined): string {
  if (projections === undefined || missing.length > 1) return ''
  return `The column "${projections}" holds projections, not averages. Choose the provider's salary file, then take this one under "Import projections" in the optimizer.`
}

const HEADERS_SHOWN = 12

function headerText(header: HeaderRow | null): string {
  if (header === null) return 'No row names the columns.'
  const { row, cells } = header
  const more = cells.length > HEADERS_SHOWN ? ', ...' : ''
  return `Row ${row} was read as the header: ${cells.slice(0, HEADERS_SHOWN).join(', ')}${more}.`
}

function noRowsText(
  file: ProviderFile,
  { headerRow, first }: Extract<FileRefusal, { kind: 'no_rows' }>,
): string {
  const reason = first ? ` ${badRowText(first)}.` : ''
  if (file === 'salaries') return `No row below the header in row ${headerRow} holds a player.${reason}`
  return first ? `No row of the file can be read.${reason}` : 'The file has no entries below its header.'
}

/** `Rank, EntryId and Points are`, `Rank is` */
function listed(names: readonly string[]): string {
  const last = names.at(-1)
  return names.length === 1 ? `${last} is` : `${names.slice(0, -1).join(', ')} and ${last} are`
}
