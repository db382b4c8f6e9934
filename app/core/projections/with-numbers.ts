import { atOnce } from '../collections/at-once.ts'
import type { PricedPlayer } from '../formats/estimates/priced-player.ts'
import type { Format } from '../formats/format.ts'
import { areFilesCorrected, fileSharesByPosition } from '../ownership/by-position.ts'
import { ownershipSteps } from '../ownership/expected-ownership.ts'
import { peopleOf } from '../players/people.ts'
import { isCaptainRow, type Player, type ProjectionSource, personKey } from '../players/player.ts'
import { baselinesOf, pricedPeople } from '../players/priced-people.ts'
import { notExpectedToPlay } from '../players/who-plays.ts'
import { ownershipInPoints } from './ownership-in-points.ts'
import { numbersInFiles, type PersonEdit, type PersonNumbers, type SlateNumbers } from './slate-numbers.ts'

/** The figures of a row that follow from the slate's numbers; a row without them is as the salary file lists it. */
export const FIGURES_OF_NUMBERS = [
  'projectedPoints',
  'projectedBy',
  'ownershipPoints',
  'ceilingPoints',
  'spreadPoints',
  'ownershipPct',
  'ownershipBy',
  'leverageScore',
] as const satisfies (keyof Player)[]

/**
 * The pool under these numbers. What counts of a person's points: typed in by hand, else the files', else the baseline's
 * estimate if the numbers ask for it and the format has one, else the average (`projectedPoints` null). What counts of
 * its spread: by hand, else the files', else none (spread-of.ts has an estimate). What counts of
 * ownership: by hand, else the files', else found by research, else the model's, mixed with what was learned if the
 * numbers have it; leverage follows from it. Unless the numbers say otherwise, ownership from files or learned moves the
 * baseline's points (`ownershipInPoints`). `notPlaying`: people (`personKey`) who are not in the field, apart from
 * those who are Out. Rows that stay the same are the same objects.
 */
export function withNumbers(
  pool: readonly Player[],
  format: Format,
  numbers: SlateNumbers,
  notPlaying: ReadonlySet<string> = notExpectedToPlay(pool, format),
): Player[] {
  return atOnce(numbersSteps(pool, format, numbers, notPlaying))
}

/** The same in steps of a few milliseconds for 600 rows, so that a screen can do other things between them. */
export function* numbersSteps(
  pool: readonly Player[],
  format: Format,
  numbers: SlateNumbers,
  notPlaying: ReadonlySet<string> = notExpectedToPlay(pool, format),
): Generator<undefined, Player[]> {
  const { people } = peopleOf(pool, format)
  const priced = pricedPeople(people)
  const inFiles = inFilesOf(
    priced,
    people.map(({ row }) => personKey(row)),
    format,
    numbers,
  )
  const estimates = numbers.pointsFrom === 'baseline' ? baselinesOf(people, format) : []
  const ofPerson = new Map(
    people.map(({ row }, i) => {
      const key = personKey(row)
      const edit = numbers.edits[key] ?? {}
      const points = pointsOf(edit, inFiles[i]!, estimates[i] ?? null)
      return [key, { points, inFiles: inFiles[i]!, edit }] as const
    }),
  )
  const rows = pool.map((row) => {
    const { points, inFiles: ofFiles, edit } = ofPerson.get(personKey(row))!
    return {
      ...row,
      ...points,
      ownershipPoints: null,
      ...spreadIn(edit, ofFiles),
      ...ownershipOf(row, edit, ofFiles),
    }
  })
  yield
  const learned = new Map(Object.entries(numbers.learned ?? {}))
  const owned = yield* ownershipSteps(rows, format, learned, notPlaying)
  const isInformed = numbers.ownershipInPoints !== false
  const moved = isInformed ? yield* ownershipInPoints(owned, format, learned, notPlaying) : owned
  return moved.map((row, i) => {
    const before = pool[i]!
    return FIGURES_OF_NUMBERS.every((figure) => row[figure] === before[figure]) ? before : row
  })
}

/** What the files say of each person, the ownership by position if the numbers ask for it. */
function inFilesOf(
  priced: readonly PricedPlayer[],
  keys: readonly string[],
  format: Format,
  { files, ownershipByPosition }: SlateNumbers,
): PersonNumbers[] {
  const inFiles = keys.map((key) => numbersInFiles(files, key))
  if (!ownershipByPosition || !areFilesCorrected(format)) return inFiles
  const shares = fileSharesByPosition(
    inFiles.map(({ captainOwnershipPct, flexOwnershipPct }, i) => ({
      position: priced[i]!.position,
      captainPct: captainOwnershipPct,
      flexPct: flexOwnershipPct,
    })),
  )
  return inFiles.map((each, i) => ({
    ...each,
    captainOwnershipPct: shares[i]!.captainPct,
    flexOwnershipPct: shares[i]!.flexPct,
  }))
}

function pointsOf(
  edit: PersonEdit,
  inFiles: PersonNumbers,
  estimate: number | null,
): Pick<Player, 'projectedPoints' | 'projectedBy'> {
  const sources: [ProjectionSource, number | null | undefined][] = [
    ['hand', edit.points],
    ['projection', inFiles.points],
    ['baseline', estimate],
  ]
  const [projectedBy, projectedPoints] = sources.find(([, points]) => points != null) ?? [null, null]
  return { projectedPoints: projectedPoints ?? null, projectedBy }
}

/** Ceiling and spread of one source: what was typed in stands for both of the files. */
function spreadIn(edit: PersonEdit, inFiles: PersonNumbers): Pick<Player, 'ceilingPoints' | 'spreadPoints'> {
  const isByHand = edit.ceiling != null || edit.spread != null
  const { ceiling, spread } = isByHand ? edit : inFiles
  return { ceilingPoints: ceiling ?? null, spreadPoints: spread ?? null }
}

function ownershipOf(
  row: Player,
  edit: PersonEdit,
  inFiles: PersonNumbers,
): Pick<Player, 'ownershipPct' | 'ownershipBy'> {
  const share = isCaptainRow(row) ? 'captainOwnershipPct' : 'flexOwnershipPct'
  const byHand = edit[share]
  if (byHand != null) return { ownershipPct: byHand, ownershipBy: 'hand' }
  const byFile = inFiles[share]
  if (byFile !== null) return { ownershipPct: byFile, ownershipBy: 'file' }
  const wasGiven = row.ownershipBy === 'hand' || row.ownershipBy === 'file'
  if (wasGiven) return { ownershipPct: null, ownershipBy: null }
  return { ownershipPct: row.ownershipPct, ownershipBy: row.ownershipBy }
}
