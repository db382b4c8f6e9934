import { quotedCell } from '#core/entries-file/cell-text.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import { whySentence } from '#optimizer/repair/why-sentence.ts'
import type { Repair, RepairWay } from '#optimizer/repair.ts'
import { CommandError } from './command.ts'
import type { LineupsOfFile } from './repair-input.ts'

type Repaired = { repair: Repair; request: BuildRequest; file: LineupsOfFile; way: RepairWay }

/** Why each lineup that could not be repaired stays as it is. */
export function unrepairableNotes({ repair, request, file, way }: Repaired): string[] {
  const { playerPool, mode, rules } = request
  const names = peopleNames(rulePool(playerPool, mode))
  return repair.unrepairable.map(
    ({ index, why }) =>
      `Row ${file.rows[index]} is not repaired. ${whySentence(why, { rules, way, names, mode })}`,
  )
}

export function repairJson({ repair, request, file, way }: Repaired): string {
  const rowOf = new Map(request.playerPool.map((row) => [row.id, row]))
  const idOf = (id: string | null) => rowOf.get(id ?? '')?.providerId ?? null
  const reasons = unrepairableNotes({ repair, request, file, way })
  const answer = {
    lineups: file.lineups.length,
    proved: repair.isProved,
    repaired: repair.repaired.map(({ index, changed, pointsBefore, pointsAfter, further, after }) => ({
      row: file.rows[index],
      changed: changed.map(({ slot, out, in: into }) => ({ slot, out: idOf(out), in: idOf(into) })),
      pointsBefore,
      pointsAfter,
      further,
      ids: after.map(idOf),
    })),
    unrepairable: repair.unrepairable.map(({ index, why }, place) => ({
      row: file.rows[index],
      reason: why.kind,
      sentence: reasons[place],
    })),
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

/** A line for each repaired lineup. */
export function repairTable({ repair, request, file }: Repaired): string {
  const rowOf = new Map(request.playerPool.map((row) => [row.id, row]))
  const nameOf = (id: string | null) => rowOf.get(id ?? '')?.name ?? 'not in the file'
  const { rosterSlots } = request.mode
  const lines = repair.repaired.map(({ index, changed, pointsBefore, pointsAfter }) => {
    const changes = changed.map(
      ({ slot, out, in: into }) => `${rosterSlots[slot]!.code} ${nameOf(out)} -> ${nameOf(into)}`,
    )
    const points = `${pointsBefore.toFixed(2).padStart(6)} -> ${pointsAfter.toFixed(2).padStart(6)}`
    return `${`${file.rows[index]}`.padStart(4)}  ${points}  ${changes.join(', ')}`
  })
  const count = `${repair.repaired.length} repaired, ${repair.unrepairable.length} not, ${file.lineups.length - repair.repaired.length - repair.unrepairable.length} as they were.`
  return `${[' Row  Points            Changes', ...lines, '', count].join('\n')}\n`
}

/** The file with the changed cells rewritten; every other byte is as it was. */
export function repairedFile({ repair, request, file }: Repaired): string {
  const rowOf = new Map(request.playerPool.map((row) => [row.id, row]))
  const changes = repair.repaired
    .flatMap(({ index, changed }) =>
      changed.map(({ slot, in: into }) => {
        const place = file.places[index]![slot]!
        const before = decode(file.bytes.subarray(place.start, place.end))
        return { ...place, text: quotedCell(written(rowOf.get(into)!, before)) }
      }),
    )
    .sort((a, b) => a.start - b.start)
  let text = ''
  let at = 0
  for (const change of changes) {
    text += decode(file.bytes.subarray(at, change.start)) + change.text
    at = change.end
  }
  return text + decode(file.bytes.subarray(at))
}

/** As the cell before it was written: `Ann One (11)`, or the id alone. */
function written(player: Player, before: string): string {
  if (player.providerId === null) {
    throw new CommandError(1, `The slate has no id of ${player.name} (${personKey(player)}) to write.`)
  }
  return /\(\d+\)/.test(before) ? `${player.name} (${player.providerId})` : player.providerId
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
