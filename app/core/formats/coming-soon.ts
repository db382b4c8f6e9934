import { type Format, PER_THOUSAND } from './format.ts'

/** A format that can't be played yet: no slots and no budget (SPEC.md section 3). */
export function comingSoon(
  told: Pick<Format, 'id' | 'name' | 'description' | 'site' | 'icon' | 'recognition'>,
): Format {
  return {
    ...told,
    rosterSlots: [],
    budget: 0,
    captain: null,
    valueUnit: PER_THOUSAND,
    teamRule: null,
    inactivePrice: null,
    baseline: null,
    baselineSpread: null,
    uploadHeader: [],
    words: {
      creativity: { low: '', middle: '', high: '' },
      favors: { low: '', high: '' },
    },
    allowDuplicates: false,
    color: 'muted',
    disabled: true,
  }
}
