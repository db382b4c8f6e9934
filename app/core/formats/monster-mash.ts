import { type Format, PER_THOUSAND } from './format.ts'

/** Announced on the home screen; nothing is known of its files. */
export const MONSTER_MASH = comingSoon({
  id: 'monstermash',
  name: 'Monster Mash',
  description: 'Coming soon - Unleash the monsters',
  site: null,
  icon: 'ghost',
  recognition: {
    name: 'Monster Mash',
    lineup: '',
    isSalaryFile: () => false,
    isStandingsLineup: () => false,
  },
})

/** A format that can't be played yet: no slots and no budget (SPEC.md section 3). Its files may still be recognised. */
function comingSoon(
  told: Pick<Format, 'id' | 'name' | 'description' | 'site' | 'icon' | 'recognition'> &
    Partial<Pick<Format, 'uploadHeader'>>,
): Format {
  return {
    uploadHeader: [],
    ...told,
    rosterSlots: [],
    budget: 0,
    captain: null,
    valueUnit: PER_THOUSAND,
    from: { teams: 1, games: 1 },
    locks: 'first_game',
    inactivePrices: [],
    doubtfulStarter: null,
    baseline: null,
    baselineSpread: null,
    ownership: null,
    words: {
      creativity: { low: '', middle: '', high: '' },
      favors: { low: '', high: '' },
    },
    allowDuplicates: false,
    color: 'muted',
    disabled: true,
  }
}
