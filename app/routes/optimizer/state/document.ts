import { contestOfFormat } from '#core/payouts/usual-contest.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { kindOf, personField, personOf, rowKey } from '#core/slate-memory/field-keys.ts'
import { type Choices, changesBetween, type MemoryValue, withValues } from '#core/slate-memory/memory.ts'
import { fieldsOfNumbers, numbersIn } from '#core/slate-memory/numbers-in-memory.ts'
import { changedFigures } from './changed-figures.ts'
import { contestOf } from './contest-of.ts'
import { notPlaying } from './left-out.ts'
import { builtLineup, type LineupState } from './lineup-state.ts'
import { FIELDS, STATE_FIELDS, WHOLE } from './state-fields.ts'

/*
 * The document of a slate: what the user made on it, by field. A field is what two devices can disagree about, what is kept in this
 * browser and on the server, and what a reload restores (`state-fields.ts` has all). Rows are named by person and role, because row
 * ids belong to one file.
 */

/** The document of a state. `listed`: the slate's rows as its file lists them. */
export function documentOf(state: LineupState, listed: readonly Player[]): Choices {
  const { playerPool, lockedIds } = state
  const slots = builtLineup(state).slots.map((player) => player && rowKey(player))
  const fields: (readonly [string, unknown])[] = [
    ['lineup.slots', slots.some((row) => row !== null) ? slots : null],
    ...playerPool.flatMap((row) =>
      lockedIds.has(row.id) ? [[personField('lock', personKey(row)), roleOf(row)] as const] : [],
    ),
    ...[...state.excludedPeople].map((person) => [personField('exclude', person), true] as const),
    ...[...state.putBack].map((person) => [personField('putBack', person), true] as const),
    ...fieldsOfFigures(playerPool, listed),
    ...fieldsOfNumbers(state.numbers),
    ...Object.entries(state.settings).map(([key, value]) => [`settings.${key}`, value] as const),
    ...WHOLE.map((part) => [`draft.${part}`, isAbsent(part, state[part]) ? null : state[part]] as const),
  ]
  return Object.fromEntries(fields.filter(([, value]) => value != null)) as Choices
}

/** The state with this document in place of its own. Rows and people that are not listed are left out. */
export function withDocument(state: LineupState, document: Choices, listed: readonly Player[]): LineupState {
  const fields = Object.entries(document).filter(([field, value]) => FIELDS[kindOf(field)]?.(value))
  const known = Object.fromEntries(fields)
  const people = new Set(listed.map(personKey))
  const peopleWith = (kind: string) =>
    new Set(
      fields.flatMap(([field]) => {
        const person = kindOf(field) === kind ? personOf(field) : null
        return person !== null && people.has(person) ? [person] : []
      }),
    )
  const rows = listed.map((row) => withFigures(row, known))
  const [putBack, numbers] = [peopleWith('putBack'), numbersIn(known)]
  const { inactivePeople, format } = state
  const out = notPlaying({ playerPool: rows, inactivePeople, putBack })
  const playerPool = withNumbers(rows, format, numbers, out)
  const byKey = new Map(playerPool.map((row) => [rowKey(row), row]))
  const slots = (known['lineup.slots'] ?? []) as (string | null)[]
  const { contestFormat, ...settings } = settingsIn(known)
  const parts = partsOf(known, state)
  return {
    ...state,
    playerPool,
    numbers,
    lineup: { format, slots: format.rosterSlots.map(({ index }) => byKey.get(slots[index] ?? '') ?? null) },
    lockedIds: new Set(
      [...peopleWith('lock')].flatMap(
        (person) => byKey.get(`${known[personField('lock', person)]}:${person}`)?.id ?? [],
      ),
    ),
    excludedPeople: peopleWith('exclude'),
    putBack,
    settings: { ...state.settings, ...settings },
    ...parts,
    contest:
      parts.contest ??
      (contestFormat === 'gpp' ? contestOfFormat(contestOf({ contest: null }), 'gpp') : null),
  }
}

/** The state with fields that were set elsewhere: on another device, in another tab, or for an earlier file. */
export function withRecalled(state: LineupState, changes: Choices, listed: readonly Player[]): LineupState {
  const document = documentOf(state, listed)
  const known = Object.entries(changes).filter(
    ([field, value]) => value === null || FIELDS[kindOf(field)]?.(value),
  )
  const next = withValues(document, Object.fromEntries(known))
  if (Object.keys(changesBetween(document, next)).length === 0) return state
  // It comes by itself: a message about the last press that is not shown yet stays, and so does the proof.
  return withDocument(state, next, listed)
}

function roleOf(row: Player): 'captain' | 'flex' {
  return isCaptainRow(row) ? 'captain' : 'flex'
}

function fieldsOfFigures(pool: readonly Player[], listed: readonly Player[]): [string, unknown][] {
  const before = new Map(listed.map((row) => [row.id, row]))
  return pool.flatMap((row) => {
    const { injuryStatus, ...figures } = changedFigures(row, before.get(row.id))
    const fields: [string, unknown][] = []
    if (injuryStatus !== undefined) fields.push([personField('injury', personKey(row)), injuryStatus])
    if (Object.keys(figures).length > 0)
      fields.push([personField(`figures.${roleOf(row)}`, personKey(row)), figures])
    return fields
  })
}

function withFigures(row: Player, document: Choices): Player {
  const person = personKey(row)
  const injuryStatus = document[personField('injury', person)]
  const figures = document[personField(`figures.${roleOf(row)}`, person)]
  if (injuryStatus === undefined && figures === undefined) return row
  return { ...row, ...(figures as object), ...(injuryStatus === undefined ? {} : { injuryStatus }) } as Player
}

type Whole = (typeof WHOLE)[number]
type Read = { absent?: unknown; read?: (value: unknown) => unknown }

function isAbsent(part: Whole, value: unknown): boolean {
  const { absent } = STATE_FIELDS[part] as Read
  return Array.isArray(absent) ? (value as unknown[]).length === 0 : value === absent
}

function partsOf(document: Choices, state: LineupState): Pick<LineupState, Whole> {
  return Object.fromEntries(
    WHOLE.map((part) => {
      const { absent = state[part], read } = STATE_FIELDS[part] as Read
      const value = document[`draft.${part}`]
      return [part, value === undefined ? absent : read ? read(value) : value]
    }),
  ) as Pick<LineupState, Whole>
}

function settingsIn(document: Choices): Record<string, MemoryValue> {
  return Object.fromEntries(
    Object.entries(document).flatMap(([field, value]) => {
      const [room, name] = field.split('.')
      return room === 'settings' ? [[name, value]] : []
    }),
  )
}
