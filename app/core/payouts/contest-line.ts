import { pluralize } from '../figures/format.ts'
import type { ContestType } from '../lineups/saved-lineup.ts'
import { CONTEST_TYPES } from './contest-kinds.ts'
import type { ContestSettings } from './contest-settings.ts'
import { dollarText } from './dollar-text.ts'

/** `NFL Showdown $50K Sprint`, `Large GPP, top heavy` */
export function contestName({ name, kind, payouts }: ContestSettings): string {
  if (name) return name
  return payouts.from === 'earlier' ? payouts.name : CONTEST_TYPES[kind].label
}

/** `$5 · 100 entries` */
export function feeAndSize({ feeCents, size }: Pick<ContestSettings, 'feeCents' | 'size'>): string {
  return `${feeCents === 0 ? 'Free' : dollarText(feeCents)} · ${pluralize(size, 'entry', 'entries')}`
}

/** The type that a lineup entered in such a contest is saved with. */
export function contestTypeOf({ kind }: Pick<ContestSettings, 'kind'>): ContestType {
  if (kind === 'single_entry') return 'Single Entry'
  return CONTEST_TYPES[kind].format === 'cash' ? 'Cash' : 'GPP'
}

/** The contest's name that is saved: a satellite without one is called that, so that it stays known as one. */
export function savedContestName({ name, kind }: Pick<ContestSettings, 'name' | 'kind'>): string | null {
  return name ?? (kind === 'satellite' ? CONTEST_TYPES[kind].label : null)
}
