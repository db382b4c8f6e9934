import { uploadFile } from '#core/entries/upload-file.ts'
import type { UploadProblem } from '#core/entries/upload-problem.ts'
import { type Assignment, assignLineups } from '#core/entries-file/assign-lineups.ts'
import { contestsInFile, type ReservedContest } from '#core/entries-file/contests-in-file.ts'
import { isOpenSlate } from '#core/entries-file/entered-lineups.ts'
import type { EntriesFile, ReservedEntry } from '#core/entries-file/entries-file.ts'
import { rowsWithClosedSlots, swappedRows } from '#core/entries-file/swapped-rows.ts'
import { validateEntries } from '#core/entries-file/validate-entries.ts'
import type { FilledRows } from '#core/entries-file/write-entries-file.ts'
import type { SlateLocks } from '#core/lineups/slot-states.ts'
import { groupOf, groupsOf } from '../../state/filling.ts'
import type { Filling } from '../../state/kept-entries.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import { chosenPlaces } from './chosen-places.ts'

/** The file as it would be downloaded. */
export type FilledFile = {
  file: EntriesFile
  contests: readonly ReservedContest[]
  assignment: Assignment
  /** What is written into rows, of this build and held from an earlier one. */
  filled: FilledRows
  problems: readonly UploadProblem[]
  /** Lineups that were swapped here. */
  swapped: FilledRows
  /** Entries whose swap the file has overtaken. */
  overtaken: readonly ReservedEntry[]
}

/** Deals `lineups`, the best first, to the entries and checks what comes out. */
export function filledFile(
  file: EntriesFile,
  filling: Filling,
  lineups: readonly ListedLineup[],
  state: LineupState,
  locks: SlateLocks,
): FilledFile {
  const contests = contestsInFile(file.entries)
  const withoutIds = missingIds(lineups, state)
  const assignment = assignLineups({
    file,
    groups: withoutIds.length > 0 ? [] : groupsOf(filling, contests),
    fill: filling.fill,
    keepsFilled: filling.keepsFilled,
    // A slate that is over can be built for as if nothing had begun.
    ...(isOpenSlate(locks) && { closedRows: rowsWithClosedSlots(file, state.playerPool, locks) }),
    lineups: lineups.map(({ players }) => players.map(({ providerId }) => providerId ?? '')),
    allowsTwice: filling.allowsTwice,
    ...(filling.isAsChosen ? { placesOf: chosenPlaces(state.build, contests, lineups) } : {}),
  })
  const dealt = new Map([...assignment.filled, ...heldRows(contests, filling)])
  const swapped = swappedRows(file, filling.swapped, state.playerPool, locks, dealt)
  // Before the first lock an entry may still be dealt another lineup, which then comes in the place of its repaired one.
  const isBegun = locks.begun.size > 0
  const filled = new Map([...(isBegun ? [] : swapped.filled), ...dealt, ...(isBegun ? swapped.filled : [])])
  const slate = { pool: state.playerPool, format: state.format, outPeople: notPlaying(state) }
  const problems = [...withoutIds, ...validateEntries({ file, filled, slate })]
  return {
    file,
    contests,
    assignment,
    filled,
    problems,
    swapped: swapped.filled,
    overtaken: swapped.overtaken,
  }
}

/** Players without the provider's id, by whose lineups nothing can be filled. */
function missingIds(lineups: readonly ListedLineup[], { format }: LineupState): UploadProblem[] {
  const bad = lineups.filter(({ players }) => players.some(({ providerId }) => providerId === null))
  const [first] = bad
  if (!first) return []
  const upload = uploadFile([first.players], format)
  const problems = upload.ok ? [] : upload.error
  return problems
    .filter(({ issue }) => issue === 'no_provider_id' || issue === 'derived_captain')
    .slice(0, 1)
    .map((problem) => ({ ...problem, row: null, cell: null }))
}

function heldRows(contests: readonly ReservedContest[], filling: Filling): [number, readonly string[]][] {
  return contests
    .filter(({ contestKey }) => groupOf(filling, contestKey) === 'hold')
    .flatMap(({ entries }) => entries)
    .flatMap(({ row, entryKey, cells }): [number, readonly string[]][] => {
      const ids = filling.held[entryKey]
      return Array.isArray(ids) && ids.length === cells.length ? [[row, ids]] : []
    })
}
