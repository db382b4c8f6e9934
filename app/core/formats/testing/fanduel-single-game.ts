import { type Format, PER_THOUSAND, rosterSlots } from '../format.ts'

/**
 * FanDuel's single game, for tests alone: an MVP whose points count 1.5 times at the plain price, and four more of any
 * position under $60,000. That it works from file to story shows that a format is one file and one entry of the list.
 */
export const FANDUEL_SINGLE_GAME: Format = {
  id: 'fanduelsingle',
  name: 'Single Game',
  description: 'One game, five players: an MVP at 1.5x points and four flex under $60,000',
  site: 'FanDuel',
  rosterSlots: rosterSlots([
    ['MVP', 'MVP', 'captain'],
    ['AnyFLEX', 'Flex 1', 'anyone'],
    ['AnyFLEX', 'Flex 2', 'anyone'],
    ['AnyFLEX', 'Flex 3', 'anyone'],
    ['AnyFLEX', 'Flex 4', 'anyone'],
  ]),
  budget: 60_000,
  captain: { name: 'MVP', code: 'MVP', points: 1.5, salary: 1, hasOwnRows: false },
  valueUnit: PER_THOUSAND,
  from: { teams: 2, games: 1 },
  locks: 'first_game',
  inactivePrices: [],
  doubtfulStarter: null,
  baseline: null,
  baselineSpread: null,
  ownership: null,
  uploadHeader: ['MVP - 1.5X Points', 'AnyFLEX', 'AnyFLEX', 'AnyFLEX', 'AnyFLEX'],
  recognition: {
    name: 'FanDuel Single Game',
    lineup: 'an MVP and four flex under $60,000',
    isSalaryFile: ({ rosterPositions, positions }) =>
      positions.has('MVP') || [...rosterPositions].some((position) => position.startsWith('MVP')),
    isStandingsLineup: (codes) => codes.length === 5 && codes[0] === 'MVP',
  },
  words: {
    creativity: { low: 'expensive MVP, value flex', middle: 'mixed', high: 'cheap MVP, superstar flex' },
    favors: {
      low: 'Expensive MVPs and cheaper flex players are favored.',
      high: 'Cheaper MVPs and expensive flex players are favored.',
    },
  },
  allowDuplicates: false,
  icon: 'zap',
  color: 'accent',
  disabled: false,
}
