import { pluralize } from '../figures/format.ts'
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
