import { isRecord } from '#core/collections/is-record.ts'
import { flag, list, oneOf, orNull, type Shape, text } from '#core/collections/shape.ts'
import { CONTEST_FORMATS, ENHANCEMENT_LEVELS, STRATEGIES } from '#core/objective/strategy.ts'
import { isContestSettings } from '#core/payouts/is-contest-settings.ts'
import { areSlateContests } from '#core/payouts/slate-contest.ts'
import { contestOfFormat } from '#core/payouts/usual-contest.ts'
import { INJURY_STATUSES, isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { areLineupRules } from '#core/rules/lineup-rule.ts'
import { kindOf, personField, personOf, rowKey } from '#core/slate-memory/field-keys.ts'
import { type Choices, changesBetween, type MemoryValue, withValues } from '#core/slate-memory/memory.ts'
import { fieldsOfNumbers, NUMBER_FIELDS, numbersIn } from '#core/slate-memory/numbers-in-memory.ts'
import { areChangedFigures, changedFigures } from './changed-figures.ts'
import { contestOf } from './contest-of.ts'
import { isKeptBuild, type KeptBuild, withNullForUnknownRules } from './kept-build.ts'
import { notPlaying } from './left-out.ts'
import { builtLineup, type LineupState } from './lineup-state.ts'

/*
 * The document of a slate: what the user made on it, by field. A field is what two devices can disagree about, what is kept in this
 * browser and on the server, and what a reload restores. Rows are named by person and role, because row ids belong to one file.
 */

/** A field that is one part of the state as it is. `absent`: what the state has without the field; by default what it had. */
type Part<Value> = { fits: Shape; absent?: Value; read?: (value: Value) => Value }

/** What is a part in another form, as `documentOf` writes it, and what belongs to this tab alone. */
type NotAPart =
  | ('playerPool' | 'numbers' | 'lineup' | 'lockedIds' | 'excludedPeople' | 'putBack' | 'settings')
  | ('format' | 'inactivePeople' | 'replacedNumbers' | 'replacedEntries' | 'pendingRun' | 'lastRequest')
  | ('proof' | 'failure' | 'notice')

const PARTS: { readonly [Key in Exclude<keyof LineupState, NotAPart>]: Part<LineupState[Key]> } = {
  rules: { fits: areLineupRules },
  // The Entries side names the rules that this version can't read.
  buildRules: { fits: list((entry) => isRecord(entry) && isRecord(entry.rule)), absent: [] },
  build: {
    fits: isKeptBuild,
    absent: null,
    read: (build) => withNullForUnknownRules(build as KeptBuild),
  },
  contest: { fits: isContestSettings, absent: null },
  moreContests: { fits: areSlateContests, absent: [] },
  // Each part of both is checked where it is read (`keptOf`, `fillingOf`).
  entriesFile: { fits: isRecord, absent: null },
  filling: { fits: isRecord, absent: null },
  enhancementLevel: { fits: oneOf(ENHANCEMENT_LEVELS) },
}
const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]

/** What each kind of field holds. A field of another version of the app that holds something else is passed over. */
export const FIELDS: Readonly<Record<string, Shape>> = {
  ...NUMBER_FIELDS,
  ...Object.fromEntries(PART_NAMES.map((part) => [`draft.${part}`, PARTS[part].fits])),
  'lineup.slots': list(orNull(text)),
  lock: oneOf(['captain', 'flex']),
  exclude: flag,
  putBack: flag,
  injury: oneOf(INJURY_STATUSES),
  'figures.captain': areChangedFigures,
  'figures.flex': areChangedFigures,
  'settings.strategy': oneOf(STRATEGIES),
  'settings.creativity': (value) => Number.isFinite(value) && Math.abs((value as number) - 50) <= 50,
  'settings.priceGuard': flag,
  // Older versions said the format beside the contest.
  'settings.contestFormat': oneOf(CONTEST_FORMATS),
}

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
    ...PART_NAMES.map((part) => [`draft.${part}`, isAbsent(part, state[part]) ? null : state[part]] as const),
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

function isAbsent(part: keyof typeof PARTS, value: unknown): boolean {
  const { absent } = PARTS[part]
  return Array.isArray(absent) ? (value as unknown[]).length === 0 : value === absent
}

function partsOf(document: Choices, state: LineupState): Pick<LineupState, 'contest'> {
  return Object.fromEntries(
    PART_NAMES.map((part) => {
      const { absent = state[part], read } = PARTS[part] as Part<unknown>
      const value = document[`draft.${part}`]
      return [part, value === undefined ? absent : read ? read(value) : value]
    }),
  ) as Pick<LineupState, 'contest'>
}

function settingsIn(document: Choices): Record<string, MemoryValue> {
  return Object.fromEntries(
    Object.entries(document).flatMap(([field, value]) => {
      const [room, name] = field.split('.')
      return room === 'settings' ? [[name, value]] : []
    }),
  )
}
