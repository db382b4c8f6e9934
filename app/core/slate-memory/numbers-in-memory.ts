import {
  amount,
  byKey,
  fields,
  finite,
  flag,
  list,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
} from '../collections/shape.ts'
import {
  DEFAULT_NUMBERS,
  OWNERSHIP_CONTESTS,
  POINTS_FROM,
  type ProjectionFile,
  type SlateNumbers,
} from '../projections/slate-numbers.ts'
import { itemField, kindOf, personField, personOf } from './field-keys.ts'
import type { Choices, MemoryValue } from './memory.ts'

const FILE = fields({
  ...{ name: text, importedAt: finite, weight: amount, people: byKey(byKey(orNull(finite))) },
  header: optional(text),
  out: optional(list(text)),
  ownershipFrom: optional(text),
  ownerships: optional(
    list(
      fields({
        contest: orNull(oneOf(OWNERSHIP_CONTESTS)),
        header: text,
        shares: byKey(list(orNull(finite), 2, 2)),
      }),
    ),
  ),
})

/** What the fields of a slate's numbers hold, by their kind. */
export const NUMBER_FIELDS = {
  file: FILE,
  'edit.points': finite,
  'edit.flexOwnershipPct': finite,
  'edit.captainOwnershipPct': finite,
  'edit.ceiling': finite,
  'edit.spread': finite,
  'numbers.pointsFrom': oneOf(POINTS_FROM),
  'numbers.ownershipByPosition': flag,
  'numbers.ownershipInPoints': flag,
  'numbers.learned': byKey(fields({ games: finite, weight: finite, captainPct: finite, flexPct: finite })),
} satisfies Record<string, Shape>

/** The numbers as fields; one that is absent has none. */
export function fieldsOfNumbers({ files, edits, ...named }: SlateNumbers): [string, unknown][] {
  return [
    ...files.map((file): [string, unknown] => [itemField('file', file.importedAt), file]),
    ...Object.entries(edits).flatMap(([person, edit]) =>
      Object.entries(edit).map(([figure, value]): [string, unknown] => [
        personField(`edit.${figure}`, person),
        value,
      ]),
    ),
    ...Object.entries(named).map(([key, value]): [string, unknown] => [`numbers.${key}`, value]),
  ]
}

/** The numbers among the fields. What another version of the app wrote in another shape is passed over. */
export function numbersIn(choices: Choices): SlateNumbers {
  const shapes: Readonly<Record<string, Shape>> = NUMBER_FIELDS
  const files: ProjectionFile[] = []
  const edits: Record<string, Record<string, MemoryValue>> = {}
  const named: Record<string, MemoryValue> = {}
  for (const [field, value] of Object.entries(choices)) {
    const kind = kindOf(field)
    if (!shapes[kind]?.(value)) continue
    const person = personOf(field)
    const [room, name = ''] = kind.split('.')
    if (room === 'file') files.push(value as unknown as ProjectionFile)
    else if (room === 'numbers') named[name] = value
    else if (person !== null) edits[person] = { ...edits[person], [name]: value }
  }
  files.sort((a, b) => a.importedAt - b.importedAt)
  return { ...DEFAULT_NUMBERS, ...named, files, edits }
}
