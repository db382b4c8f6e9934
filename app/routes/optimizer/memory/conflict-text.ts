import { kindOf, personOf } from '#core/slate-memory/field-keys.ts'
import type { MemoryValue } from '#core/slate-memory/memory.ts'
import type { Conflict } from '#core/slate-memory/merge.ts'
import type { FieldKind } from '../state/state-fields.ts'

const MOST_NAMED = 2

/** By the kind of field. Older versions also kept the contest's format, which the contest says. */
const LABELS: Readonly<Record<Exclude<FieldKind, 'settings.contestFormat'>, string>> = {
  'settings.strategy': 'strategy',
  'settings.creativity': 'creativity',
  'settings.priceGuard': 'the guard against low prices',
  'draft.enhancementLevel': 'AI level',
  'draft.rules': 'rules of every lineup',
  'draft.buildRules': 'rules',
  'draft.build': 'the built lineups',
  'draft.contest': 'the contest',
  'draft.moreContests': 'the further contests',
  'draft.entriesFile': 'the entries file',
  'draft.filling': 'how entries are filled',
  'numbers.pointsFrom': 'points from',
  'numbers.ownershipInPoints': 'ownership in points',
  'numbers.ownershipByPosition': 'ownership from files by position',
  'numbers.learned': 'what your contests teach',
  'edit.points': 'projection',
  'edit.flexOwnershipPct': 'ownership',
  'edit.captainOwnershipPct': 'captain ownership',
  'edit.ceiling': 'ceiling',
  'edit.spread': 'standard deviation',
  injury: 'injury status',
  'lineup.slots': 'the lineup',
  lock: 'lock',
  exclude: 'excluded',
  putBack: 'put back',
  file: 'a projection file',
  'figures.flex': 'figures',
  'figures.captain': 'captain figures',
}

/** The fields that two devices changed, with both values: `creativity (here 30, there 60) and 2 more.` */
export function conflictText(conflicts: readonly Conflict[], nameOf: ReadonlyMap<string, string>): string {
  const named = conflicts.slice(0, MOST_NAMED).map((conflict) => textOf(conflict, nameOf))
  const more = conflicts.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

function textOf({ field, mine, theirs }: Conflict, nameOf: ReadonlyMap<string, string>): string {
  const person = personOf(field)
  const label = (LABELS as Readonly<Record<string, string>>)[kindOf(field)] ?? 'a setting'
  const subject = person === null ? label : `${label} of ${nameOf.get(person) ?? person}`
  const [here, there] = [valueText(mine), valueText(theirs)]
  if (here === null || there === null || here === there) return subject
  return `${subject} (here ${here}, there ${there})`
}

/** Null for a value that is no word: a lineup, a file, figures. */
function valueText(value: MemoryValue): string | null {
  if (value === null) return 'not set'
  if (value === true) return 'set'
  if (typeof value === 'string') return value.replaceAll('_', ' ')
  return typeof value === 'number' ? String(value) : null
}
