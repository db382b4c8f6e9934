import { isRefused, type UploadProblem, uploadProblemText } from '#core/entries/upload-problem.ts'
import { checkUpload } from '#core/entries/validate-upload.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { CommandError, readTextFile } from './command.ts'

/** A lineup in slot order, as its row of the file has it. */
export type FileLineup = readonly Player[]

/**
 * The lineups of an upload file, in its order. A lineup that the contest would refuse, or with a player who is out, ends
 * the command with its row and the reason.
 */
export function readLineups(path: string, pool: readonly Player[], format: Format): FileLineup[] {
  const checked = checkUpload(readTextFile(path), { pool, format, outPeople: new Set() })
  if (!checked.ok) throw refusal(path, [checked.error])
  const { lineups, problems } = checked.value
  const unusable = problems.filter((problem) => isRefused(problem) || problem.issue === 'player_out')
  if (unusable.length > 0) throw refusal(path, unusable)
  if (lineups.length === 0)
    throw new CommandError(
      1,
      `${path}: The file holds no lineup. Write one lineup in each row below the header.`,
    )
  return lineups.map(({ players }) => players as Player[])
}

function refusal(path: string, problems: readonly UploadProblem[]): CommandError {
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return new CommandError(1, `${path}: ${uploadProblemText(problems[0]!)}${more}`)
}
