import { singleGameBaseline, singleGameSpread } from './estimates/single-game-points.ts'
import { type Format, PER_THOUSAND, rosterSlots } from './format.ts'
import { listsSlot } from './lists-slot.ts'

/** DraftKings Showdown Captain Mode: one game, a captain at 1.5 times points and price, five flex players. */
export const SHOWDOWN: Format = {
  id: 'showdown',
  name: 'Showdown',
  description: 'One game, six players: a captain at 1.5x points and five flex under $50,000',
  site: 'DraftKings',
  rosterSlots: rosterSlots([
    ['CPT', 'Captain', 'captain'],
    ['FLEX', 'Flex 1', 'anyone'],
    ['FLEX', 'Flex 2', 'anyone'],
    ['FLEX', 'Flex 3', 'anyone'],
    ['FLEX', 'Flex 4', 'anyone'],
    ['FLEX', 'Flex 5', 'anyone'],
  ]),
  budget: 50_000,
  captain: {
    name: 'captain',
    code: 'CPT',
    alsoWritten: ['CPTN', 'CAPT', 'CAPTAIN'],
    points: 1.5,
    salary: 1.5,
    hasOwnRows: true,
  },
  valueUnit: PER_THOUSAND,
  from: { teams: 2, games: 1 },
  locks: 'first_game',
  inactivePrices: [{ salary: 1_000, average: 5 }],
  // In 24 games of 2021 to 2025; of the other 36 teams' first quarterbacks 2 did not play.
  doubtfulStarter: { position: 'QB', salary: 8_000, satOut: 5, games: 12 },
  baseline: singleGameBaseline,
  baselineSpread: singleGameSpread,
  ownership: null,
  uploadHeader: ['CPT', 'FLEX', 'FLEX', 'FLEX', 'FLEX', 'FLEX'],
  recognition: {
    name: 'Showdown',
    lineup: 'a captain and five flex under $50,000',
    isSalaryFile: (facts) => listsSlot(facts, 'CPT'),
    // Other sports write UTIL for FLEX. Rosters of other sports that have a captain are longer.
    isStandingsLineup: (codes) => codes.length === 6 && codes.filter((code) => code === 'CPT').length === 1,
  },
  words: {
    creativity: {
      low: 'expensive captain, value flex',
      middle: 'mixed',
      high: 'cheap captain, superstar flex',
    },
    favors: {
      low: 'Expensive captains and cheaper flex players are favored.',
      high: 'Cheaper captains and expensive flex players are favored.',
    },
  },
  allowDuplicates: false,
  icon: 'zap',
  color: 'accent',
  disabled: false,
}
