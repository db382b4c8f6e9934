import { readFileSync } from 'node:fs'
import { isRefused, uploadProblemText } from '#core/entries/upload-problem.ts'
import { checkUpload } from '#core/entries/validate-upload.ts'
import { type CellPlace, cellPlaces } from '#core/entries-file/cell-places.ts'
import { quotedCell } from '#core/entries-file/cell-text.ts'
import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import type { LineupCells, Repair } from '#optimizer/repair.ts'
import { CommandError, readTextFile } from './command.ts'

/** The lineups of a file, and how the file is written with changed ones. */
export type LineupsToRepair = {
  lineups: LineupCells[]
  /** The rows of the file that hold each lineup. */
  rows: number[][]
  /** See RepairRequest. */
  lockedSlots?: number[][]
  closedIds?: string[]
  /** The contests that the lineups of an entries file are in. */
  contests?: EnteredContest<ContestSettings>[]
  /** The provider's ids of its entries. */
  entryKeys?: ReadonlySet<string>
  notes: string[]
  /** The file with the changed cells rewritten; every other byte is as it was. */
  write: (repaired: Repair['repaired']) => Uint8Array
}

/** What a lineup that needs a repair may have: a player that the slate lists no more, or who is out; and an older price. */
const REPAIRED = new Set(['unknown_id', 'player_out', 'over_budget'])

/** Reads the file as it is. A lineup that the contest would refuse for another reason ends the command with its row. */
export function readUploadToRepair(
  path: string,
  { playerPool: pool, format }: Pick<BuildRequest, 'playerPool' | 'format'>,
): LineupsToRepair {
  const checked = checkUpload(readTextFile(path), { pool, format, outPeople: new Set() })
  if (!checked.ok) throw new CommandError(1, `${path}: ${uploadProblemText(checked.error)}`)
  const refused = checked.value.problems.filter(
    (problem) => isRefused(problem) && !REPAIRED.has(problem.issue),
  )
  if (refused.length > 0) {
    const more = refused.length > 1 ? ` (and ${refused.length - 1} more)` : ''
    throw new CommandError(1, `${path}: ${uploadProblemText(refused[0]!)}${more}`)
  }
  const bytes = new Uint8Array(readFileSync(path))
  const places = cellPlaces(bytes)
  if (!places.ok)
    throw new CommandError(1, `${path}: Row ${places.error.row} has a quote that is not closed.`)
  const { lineups } = checked.value
  const byId = new Map(pool.map((row) => [row.id, row]))
  return {
    lineups: lineups.map(({ players }) => players.map((player) => player?.id ?? null)),
    rows: lineups.map(({ row }) => [row]),
    notes: [],
    write: (repaired) => {
      const changes = repaired.flatMap(({ index, changed }) =>
        changed.map(({ slot, in: into }) => {
          const place = places.value[lineups[index]!.row - 1]![slot]!
          const before = new TextDecoder().decode(bytes.subarray(place.start, place.end))
          return { ...place, text: quotedCell(written(byId.get(into)!, before)) }
        }),
      )
      return withCells(bytes, changes)
    },
  }
}

function withCells(bytes: Uint8Array, changes: readonly (CellPlace & { text: string })[]): Uint8Array {
  let at = 0
  const pieces = changes
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, text }) => {
      const before = bytes.subarray(at, start)
      at = end
      return [before, new TextEncoder().encode(text)]
    })
  return new Uint8Array(Buffer.concat([...pieces, bytes.subarray(at)]))
}

/** The text of a cell, in the form of the cell before it: `Ann One (11)`, or the id alone. */
function written(player: Player, before: string): string {
  if (player.providerId === null) {
    throw new CommandError(1, `The slate has no id of ${player.name} (${personKey(player)}) to write.`)
  }
  return /\(\d+\)/.test(before) ? `${player.name} (${player.providerId})` : player.providerId
}
