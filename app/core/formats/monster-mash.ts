import { comingSoon } from './coming-soon.ts'

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
