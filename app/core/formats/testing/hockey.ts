import { type Format, PER_THOUSAND, rosterSlots } from '../format.ts'

/**
 * An invented format of another sport, for tests alone: nine slots of which one takes three positions, people of two positions,
 * players of two games. Whatever Classic goes through works for it, so nothing asks for Classic.
 */
export const HOCKEY: Format = {
  id: 'hockey',
  name: 'Hockey',
  description: 'Several games, nine players under $50,000',
  site: null,
  rosterSlots: rosterSlots([
    ['C', 'Center 1', ['C']],
    ['C', 'Center 2', ['C']],
    ['W', 'Winger 1', ['W']],
    ['W', 'Winger 2', ['W']],
    ['W', 'Winger 3', ['W']],
    ['D', 'Defender 1', ['D']],
    ['D', 'Defender 2', ['D']],
    ['G', 'Goalie', ['G']],
    ['UTIL', 'Utility', ['C', 'W', 'D']],
  ]),
  budget: 50_000,
  captain: null,
  valueUnit: PER_THOUSAND,
  from: { teams: 2, games: 2 },
  locks: 'each_game',
  inactivePrices: [],
  doubtfulStarter: null,
  baseline: null,
  baselineSpread: null,
  ownership: null,
  uploadHeader: ['C', 'C', 'W', 'W', 'W', 'D', 'D', 'G', 'UTIL'],
  recognition: {
    name: 'Hockey',
    lineup: 'nine skaters',
    isSalaryFile: () => false,
    isStandingsLineup: () => false,
  },
  words: {
    creativity: { low: 'value players', middle: 'mixed', high: 'superstars' },
    favors: { low: 'Cheaper players are favored.', high: 'Expensive players are favored.' },
  },
  allowDuplicates: false,
  icon: 'list',
  color: 'muted',
  disabled: false,
}
