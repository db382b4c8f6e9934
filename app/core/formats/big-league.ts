import { type Format, PER_DOLLAR, rosterSlots } from './format.ts'

const SLOT_CODES = ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'PK', 'DST']

/** An NFL roster of ten at auction prices: whole dollars, $100 in all. */
export const BIG_LEAGUE: Format = {
  id: 'bigleague',
  name: 'Big League',
  description: 'Full NFL roster with $100 budget across 10 positions',
  site: null,
  rosterSlots: rosterSlots([
    ['QB', 'Quarterback', ['QB']],
    ['RB', 'Running Back 1', ['RB']],
    ['RB', 'Running Back 2', ['RB']],
    ['RB', 'Running Back 3', ['RB']],
    ['WR', 'Wide Receiver 1', ['WR']],
    ['WR', 'Wide Receiver 2', ['WR']],
    ['WR', 'Wide Receiver 3', ['WR']],
    ['TE', 'Tight End', ['TE']],
    ['PK', 'Place Kicker', ['K']],
    ['DST', 'Defense/Special Teams', ['DST']],
  ]),
  budget: 100,
  captain: null,
  valueUnit: PER_DOLLAR,
  from: { teams: 1, games: 1 },
  locks: 'first_game',
  inactivePrices: [],
  doubtfulStarter: null,
  baseline: null,
  baselineSpread: null,
  ownership: null,
  uploadHeader: SLOT_CODES,
  recognition: {
    name: 'Big League',
    lineup: 'ten slots under $100',
    isSalaryFile: ({ salaries }) => salaries !== null && salaries.most <= 100,
    isStandingsLineup: (codes) =>
      codes
        .map((code) => (code === 'K' ? 'PK' : code))
        .sort()
        .join() === [...SLOT_CODES].sort().join(),
  },
  words: {
    creativity: { low: 'value players', middle: 'mixed', high: 'superstars' },
    favors: { low: 'Cheaper players are favored.', high: 'Expensive players are favored.' },
  },
  allowDuplicates: false,
  icon: 'trophy',
  color: 'good',
  disabled: false,
}
