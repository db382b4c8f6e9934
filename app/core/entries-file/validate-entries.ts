import { groupBy } from '../collections/group-by.ts'
import { duplicateProblems, type UploadLineup } from '../entries/upload-lineup.ts'
import type { UploadProblem } from '../entries/upload-problem.ts'
import { byRow, rowChecker, type SlateOfUpload } from '../entries/validate-upload.ts'
import type { Player } from '../players/player.ts'
import { type EntriesFile, isEmptyEntry, type ReservedEntry } from './entries-file.ts'
import { fileProblem } from './file-problems.ts'
import type { FilledRows } from './write-entries-file.ts'

type EntriesToCheck = {
  file: EntriesFile
  /** What is written into it; the other rows are judged as they are. */
  filled: FilledRows
  slate: SlateOfUpload
}

/**
 * Everything that is wrong with the file as it would be written, in the order of its rows; empty: nothing is. Each
 * finding names row, cell and cure.
 */
export function validateEntries({ file, filled, slate }: EntriesToCheck): UploadProblem[] {
  if (isOfOtherSlate(file, slate.pool)) return [otherSlate()]
  const check = rowChecker(slate)
  const checked = file.entries.map((entry) => {
    const ids = filled.get(entry.row)
    if (!ids && isEmptyEntry(entry)) return { entry, lineup: null, problems: [] }
    const cells = entry.cells.map(({ text }, slot) => ids?.[slot] ?? text)
    const { lineup, problems } = check({ row: entry.row, cells, beside: '' })
    const locked = ids ? lockedCells(entry, ids, file) : []
    return { entry, lineup, problems: [...problems.map((problem) => inFile(problem, file)), ...locked] }
  })
  return [
    ...checked.flatMap(({ problems }) => problems),
    ...emptyEntries(file.entries.filter((entry) => !filled.has(entry.row) && isEmptyEntry(entry))),
    ...keyProblems(file.entries),
    ...twiceInContest(checked, slate),
  ].sort(byRow)
}

/** The problem of a lineup with its cell counted from the first column of the file. */
function inFile(problem: UploadProblem, { firstSlot }: EntriesFile): UploadProblem {
  const { cell } = problem
  return cell === null ? problem : { ...problem, cell: { ...cell, column: cell.column + firstSlot } }
}

function otherSlate(): UploadProblem {
  return fileProblem(
    'other_slate',
    'The players of this file are not those of the loaded slate',
    'Load the salary file of its contests, or choose the DKEntries.csv of this slate',
  )
}

/** One for each contest, at its first empty entry: a file may have hundreds of them. */
function emptyEntries(empty: readonly ReservedEntry[]): UploadProblem[] {
  return [...groupBy(empty, ({ contestKey }) => contestKey).values()].map(([first, ...others]) => {
    const { row, entryKey } = first!
    const what =
      others.length === 0
        ? `Entry ${entryKey} has`
        : `Entry ${entryKey} and ${others.length} more of this contest have`
    const cure = `Build more lineups, or fill ${others.length === 0 ? 'it' : 'them'} before the contest locks`
    return fileProblem('empty_entry', `${what} no lineup`, cure, row)
  })
}

function lockedCells(
  { row, cells }: ReservedEntry,
  ids: readonly string[],
  { slots, firstSlot }: EntriesFile,
): UploadProblem[] {
  return cells.flatMap(({ isLocked, providerId, text }, slot): UploadProblem[] => {
    if (!isLocked || ids[slot] === providerId) return []
    const name = text.replace(/\s*\(.*$/, '')
    return [
      {
        ...fileProblem('locked_cell', `${name} is locked in this slot`, `Keep ${text}`, row),
        cell: { column: firstSlot + slot, slot: slots[slot]! },
        players: [name],
      },
    ]
  })
}

/** Spreadsheets round and shorten long numbers: 5000000001 becomes 5E+09. */
function keyProblems(entries: readonly ReservedEntry[]): UploadProblem[] {
  const rowOfKey = new Map<string, number>()
  return entries.flatMap(({ row, entryKey }) => {
    const cell = { column: 0, slot: 'Entry ID' }
    if (!/^\d+$/.test(entryKey)) {
      const cure = 'Download DKEntries.csv again, and do not save it in a spreadsheet'
      return { ...fileProblem('wrong_entry_id', `${entryKey} is not an entry id`, cure, row), cell }
    }
    const above = rowOfKey.get(entryKey)
    if (above === undefined) {
      rowOfKey.set(entryKey, row)
      return []
    }
    const what = `Entry ${entryKey} is in row ${above} too`
    return { ...fileProblem('entry_twice', what, 'Remove one of the two rows', row), cell }
  })
}

function twiceInContest(
  checked: readonly { entry: ReservedEntry; lineup: UploadLineup | null }[],
  { format }: SlateOfUpload,
): UploadProblem[] {
  const contests = groupBy(checked, ({ entry }) => entry.contestKey)
  return [...contests.values()].flatMap((own) =>
    duplicateProblems(
      own.flatMap(({ lineup }) => lineup ?? []),
      format,
    ).map((problem) => ({
      ...problem,
      what: `${problem.what}, in the same contest`,
      cure: 'Give this entry another lineup, unless you want it twice',
    })),
  )
}

/**
 * Whether the file is of another slate than these rows: it names players by id, in its list or its entries, and none of
 * the ids is in the pool. Each contest of the provider has its own ids.
 */
function isOfOtherSlate({ players, entries }: EntriesFile, pool: readonly Player[]): boolean {
  const known = new Set(pool.map(({ providerId }) => providerId))
  const entered = entries.flatMap(({ cells }) => cells.flatMap(({ providerId }) => providerId ?? []))
  const ids = players.size > 0 ? [...players.keys()] : entered
  return ids.length > 0 && !ids.some((id) => known.has(id))
}
