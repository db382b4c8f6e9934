import { isRecord } from '#core/collections/is-record.ts'
import { flag, list, oneOf, orNull, type Shape, text } from '#core/collections/shape.ts'
import { CONTEST_FORMATS, ENHANCEMENT_LEVELS, STRATEGIES } from '#core/objective/strategy.ts'
import { isContestSettings } from '#core/payouts/is-contest-settings.ts'
import { areSlateContests } from '#core/payouts/slate-contest.ts'
import { INJURY_STATUSES } from '#core/players/player.ts'
import { areLineupRules } from '#core/rules/lineup-rule.ts'
import { NUMBER_FIELDS } from '#core/slate-memory/numbers-in-memory.ts'
import { areChangedFigures } from './changed-figures.ts'
import { isKeptBuild, withNullForUnknownRules } from './kept-build.ts'
import type { LineupState } from './lineup-state.ts'

/** What nothing follows from: what the slate is, the steps that Undo takes back, the last run and what is said of it. */
type OfThisTab =
  | ('format' | 'replacedNumbers' | 'replacedEntries')
  | ('pendingRun' | 'lastRequest' | 'proof' | 'failure' | 'notice')

/**
 * What a field of the state is for. What `fields` or `whole` say is kept in the browser, sent to the server and merged between
 * devices, each field of the document by itself.
 */
type Use<Key extends keyof LineupState> = {
  /** A run is asked about it: when it changes, the pending answer is outdated. */
  asked?: true
  /** The fields of the slate's document that say it, by kind (`kindOf`), with what each holds. */
  fields?: Readonly<Record<string, Shape>>
  /** It is one field of the document, `draft.` and its name, which holds this. */
  whole?: Shape
  /** The state's value where the document lacks that field; by default it stays as it was. */
  absent?: LineupState[Key]
  /** Turns the value of another version of the app into this one's. */
  read?: (value: LineupState[Key]) => LineupState[Key]
}

type Uses = { readonly [Key in Exclude<keyof LineupState, OfThisTab>]: Use<Key> }

/** The fields of the state and what each is for; one that is missing here does not compile. */
export const STATE_FIELDS = {
  playerPool: {
    asked: true,
    fields: {
      injury: oneOf(INJURY_STATUSES),
      'figures.captain': areChangedFigures,
      'figures.flex': areChangedFigures,
    },
  },
  numbers: { fields: NUMBER_FIELDS },
  lineup: { fields: { 'lineup.slots': list(orNull(text)) } },
  lockedIds: { asked: true, fields: { lock: oneOf(['captain', 'flex']) } },
  excludedPeople: { asked: true, fields: { exclude: flag } },
  inactivePeople: { asked: true },
  putBack: { asked: true, fields: { putBack: flag } },
  settings: {
    asked: true,
    fields: {
      'settings.strategy': oneOf(STRATEGIES),
      'settings.creativity': (value) => Number.isFinite(value) && Math.abs((value as number) - 50) <= 50,
      'settings.priceGuard': flag,
      // Older versions said the format beside the contest.
      'settings.contestFormat': oneOf(CONTEST_FORMATS),
    },
  },
  rules: { asked: true, whole: areLineupRules },
  // The Entries side names the rules that this version can't read.
  buildRules: {
    ...{ asked: true, absent: [] },
    whole: list((entry) => isRecord(entry) && isRecord(entry.rule)),
  },
  build: {
    absent: null,
    whole: isKeptBuild,
    read: withNullForUnknownRules,
  },
  // A run is asked about its format (`settingsOf`).
  contest: { whole: isContestSettings, absent: null },
  moreContests: { whole: areSlateContests, absent: [] },
  // Each part of both is checked where it is read (`keptOf`, `fillingOf`).
  entriesFile: { whole: isRecord, absent: null },
  filling: { whole: isRecord, absent: null },
  enhancementLevel: { whole: oneOf(ENHANCEMENT_LEVELS) },
} satisfies Uses

type Fields = typeof STATE_FIELDS
type With<Word extends string> = {
  [Key in keyof Fields]: Fields[Key] extends Record<Word, unknown> ? Key : never
}[keyof Fields]

export const ASKED = fieldsWith('asked')
/** The fields that are one field of the document. */
export const WHOLE = fieldsWith('whole')

/** A kind of field of the document. */
export type FieldKind =
  | `draft.${With<'whole'>}`
  | { [Key in keyof Fields]: Fields[Key] extends { fields: infer Kinds } ? keyof Kinds : never }[keyof Fields]

/**
 * The kinds of field of the document, each with the shape that it holds. A field of another version of the app that holds another
 * shape is passed over.
 */
export const FIELDS: Readonly<Record<string, Shape>> = Object.assign(
  Object.fromEntries(WHOLE.map((part) => [`draft.${part}`, STATE_FIELDS[part].whole])),
  ...Object.values(STATE_FIELDS as Uses).map(({ fields }) => fields),
)

function fieldsWith<Word extends 'asked' | 'whole'>(word: Word): readonly With<Word>[] {
  const names = Object.keys(STATE_FIELDS) as (keyof Fields)[]
  return names.filter((name) => word in STATE_FIELDS[name]) as With<Word>[]
}
