import { DEFAULT_NUMBERS, type ProjectionFile, type SlateNumbers } from '../projections/slate-numbers.ts'
import { kindOf } from '../slate-memory/field-keys.ts'
import { lastChange } from '../slate-memory/last-change.ts'
import { choicesIn, type SlateMemory } from '../slate-memory/memory.ts'
import { numbersIn } from '../slate-memory/numbers-in-memory.ts'

/** The choices that say whose numbers count, without files and what is of one slate's people. */
type SourceChoices = Pick<SlateNumbers, 'ownershipByPosition' | 'ownershipInPoints'> & {
  pointsFrom?: SlateNumbers['pointsFrom']
}

type SourceFile = Pick<ProjectionFile, 'name' | 'weight' | 'header'>

/** Whose numbers counted where the user last chose sources, as far as a new slate has others. */
export type LastSources = { choices: SourceChoices; files: readonly SourceFile[] }

/** A file that was loaded longer ago is not asked for. */
const LONGEST_MS = 21 * 86_400_000

/** @param memories of the earlier slates of the format. @param now milliseconds since 1970. */
export function lastSources(memories: readonly SlateMemory[], now: number): LastSources {
  const chosen = newestOf(memories, (field) => field.startsWith('numbers.'))
  const loaded = newestOf(memories, isFile)
  const isRecent = now - loaded.at <= LONGEST_MS
  const { pointsFrom, ownershipByPosition, ownershipInPoints } = numbersIn(choicesIn(chosen.memory, {}))
  const { files } = numbersIn(isRecent ? choicesIn(loaded.memory, {}) : {})
  return {
    choices: {
      ...(pointsFrom === DEFAULT_NUMBERS.pointsFrom ? {} : { pointsFrom }),
      ...(ownershipByPosition === true ? { ownershipByPosition } : {}),
      ...(ownershipInPoints === false ? { ownershipInPoints } : {}),
    },
    files: files.flatMap(({ name, weight, header }) =>
      weight > 0 ? [{ name, weight, ...(header === undefined ? {} : { header }) }] : [],
    ),
  }
}

/** The memory in which such a field was set last, and when. */
function newestOf(
  memories: readonly SlateMemory[],
  isField: (field: string) => boolean,
): { memory: SlateMemory; at: number } {
  let newest: { memory: SlateMemory; at: number } = { memory: {}, at: 0 }
  for (const memory of memories) {
    const at = lastChange(Object.fromEntries(Object.entries(memory).filter(([field]) => isField(field))))
    if (at > newest.at) newest = { memory, at }
  }
  return newest
}

function isFile(field: string): boolean {
  return kindOf(field) === 'file'
}

/** The weight that the file's source had: of the same header, or of a name that differs by digits alone. Null for a new source. */
export function lastWeight(
  { files }: Pick<LastSources, 'files'>,
  file: Pick<ProjectionFile, 'name' | 'header'>,
): number | null {
  const isNamed = ({ name }: SourceFile) => withoutDigits(name) === withoutDigits(file.name)
  const same = files.filter(({ header }) => header !== undefined && header === file.header)
  const source =
    same.find(isNamed) ?? same[0] ?? files.find((each) => each.header === undefined && isNamed(each))
  return source?.weight ?? null
}

/** A tool's next file has another date in its name. */
function withoutDigits(name: string): string {
  return name.toLowerCase().replace(/\d+/g, '')
}
