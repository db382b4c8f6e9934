import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'
import { itemField, kindOf, personField, personOf, rowKey } from '#core/slate-memory/field-keys.ts'
import type { Choices, MemoryValue } from '#core/slate-memory/memory.ts'
import type { ChangedFigures } from './changed-figures.ts'
import type { LineupDraft } from './lineup-draft.ts'

/*
 * A draft as fields of the slate's memory and back. A draft names rows of one file; the fields name people. Settings,
 * numbers and further parts of the draft become a field each under their own name, so that a new one is kept as it is.
 */

/**
 * Parts of the draft that are split by person, `settings` and `numbers` by key, and the proof, which no memory has; every
 * other part is one field.
 */
const SPLIT_PARTS: ReadonlySet<string> = new Set([
  'slots',
  'lockedIds',
  'excludedPeople',
  'putBack',
  'figures',
  'numbers',
  'settings',
  'proof',
])

export function choicesOfDraft(draft: LineupDraft, rows: readonly Player[]): Choices {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const choices: [string, unknown][] = []
  const slots = draft.slots.map((id) => {
    const row = byId.get(id ?? '')
    return row ? rowKey(row) : null
  })
  if (slots.some((row) => row !== null)) choices.push(['lineup.slots', slots])
  for (const id of draft.lockedIds) {
    const row = byId.get(id)
    if (row) choices.push([personField('lock', personKey(row)), isCaptainRow(row) ? 'captain' : 'flex'])
  }
  for (const person of draft.excludedPeople) choices.push([personField('exclude', person), true])
  for (const person of draft.putBack ?? []) choices.push([personField('putBack', person), true])
  for (const [id, { injuryStatus, ...figures }] of Object.entries(draft.figures)) {
    const row = byId.get(id)
    if (!row) continue
    if (injuryStatus !== undefined) choices.push([personField('injury', personKey(row)), injuryStatus])
    const kind = isCaptainRow(row) ? 'figures.captain' : 'figures.flex'
    if (Object.keys(figures).length > 0) choices.push([personField(kind, personKey(row)), figures])
  }
  const { files = [], edits = {}, ...numbers } = draft.numbers ?? {}
  for (const file of files) choices.push([itemField('file', file.importedAt), file])
  for (const [person, edit] of Object.entries(edits))
    for (const [figure, value] of Object.entries(edit))
      choices.push([personField(`edit.${figure}`, person), value])
  for (const [key, value] of Object.entries(numbers)) choices.push([`numbers.${key}`, value])
  for (const [key, value] of Object.entries(draft.settings)) choices.push([`settings.${key}`, value])
  for (const [part, value] of Object.entries(draft))
    if (!SPLIT_PARTS.has(part)) choices.push([`draft.${part}`, value])
  return Object.fromEntries(choices.filter(([, value]) => value != null)) as Choices
}

/** Not validated: another version of the app may have written the fields. */
export function draftOfChoices(choices: Choices, rows: readonly Player[]): LineupDraft {
  const fields = Object.entries(choices)
  const idOf = new Map(rows.map((row) => [rowKey(row), row.id]))
  const people = (kind: string) =>
    fields.flatMap(([field]) => (kindOf(field) === kind ? (personOf(field) ?? []) : []))
  const under = (kind: string) =>
    Object.fromEntries(
      fields.flatMap(([field, value]) =>
        field.startsWith(`${kind}.`) ? [[field.slice(kind.length + 1), value]] : [],
      ),
    )
  const slots = Array.isArray(choices['lineup.slots']) ? choices['lineup.slots'] : []
  return {
    ...under('draft'),
    slots: slots.map((row) => idOf.get(String(row)) ?? null),
    lockedIds: people('lock').flatMap(
      (person) => idOf.get(`${choices[personField('lock', person)]}:${person}`) ?? [],
    ),
    excludedPeople: people('exclude'),
    putBack: people('putBack'),
    figures: figuresOf(choices, rows),
    numbers: {
      ...under('numbers'),
      files: fields
        .flatMap(([field, value]) => (kindOf(field) === 'file' ? [value as unknown as ProjectionFile] : []))
        .sort((a, b) => a.importedAt - b.importedAt),
      edits: editsOf(fields),
    },
    settings: under('settings'),
  } as unknown as LineupDraft
}

function figuresOf(choices: Choices, rows: readonly Player[]): Record<string, ChangedFigures> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const person = personKey(row)
      const kind = isCaptainRow(row) ? 'figures.captain' : 'figures.flex'
      const injuryStatus = choices[personField('injury', person)]
      const figures = choices[personField(kind, person)] as ChangedFigures | undefined
      if (injuryStatus === undefined && figures === undefined) return []
      return [[row.id, { ...figures, ...(injuryStatus === undefined ? {} : { injuryStatus }) }]]
    }),
  ) as Record<string, ChangedFigures>
}

function editsOf(fields: readonly (readonly [string, MemoryValue])[]) {
  const edits = new Map<string, Record<string, MemoryValue>>()
  for (const [field, value] of fields) {
    const person = personOf(field)
    if (person === null || !field.startsWith('edit.')) continue
    edits.set(person, { ...edits.get(person), [kindOf(field).slice('edit.'.length)]: value })
  }
  return Object.fromEntries(edits)
}
