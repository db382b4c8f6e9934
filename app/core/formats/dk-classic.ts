import { MAIN_SLATE_OWNERSHIP } from './estimates/main-slate-ownership.ts'
import { mainSlateBaseline, mainSlateSpread } from './estimates/main-slate-points.ts'
import { type Format, PER_THOUSAND, rosterSlots } from './format.ts'
import type { SalaryFileFacts } from './salary-file-facts.ts'

const SLOT_CODES = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'FLEX', 'DST']
const ROSTER_POSITIONS = ['RB/FLEX', 'WR/FLEX', 'TE/FLEX']

/** DraftKings Classic: nine players of several games, one of them in a slot that takes a back, a receiver or a tight end. */
export const STANDARD: Format = {
  id: 'standard',
  name: 'Standard',
  description: 'Several games, nine players under $50,000',
  site: 'DraftKings',
  rosterSlots: rosterSlots([
    ['QB', 'Quarterback', ['QB']],
    ['RB', 'Running Back 1', ['RB']],
    ['RB', 'Running Back 2', ['RB']],
    ['WR', 'Wide Receiver 1', ['WR']],
    ['WR', 'Wide Receiver 2', ['WR']],
    ['WR', 'Wide Receiver 3', ['WR']],
    ['TE', 'Tight End', ['TE']],
    ['FLEX', 'Flex', ['RB', 'WR', 'TE']],
    ['DST', 'Defense/Special Teams', ['DST']],
  ]),
  budget: 50_000,
  captain: null,
  valueUnit: PER_THOUSAND,
  from: { teams: 2, games: 2 },
  locks: 'each_game',
  // The lowest prices beside the averages of starters: on 54 slates 124 of 127 backs, 193 of 234 receivers and 53 of 63
  // tight ends so priced scored nothing.
  inactivePrices: [
    { positions: ['RB'], salary: 4_000, average: 8 },
    { positions: ['WR'], salary: 3_000, average: 6 },
    { positions: ['TE'], salary: 2_500, average: 8 },
  ],
  // On 54 slates; of the other 1,235 teams' first quarterbacks 128 scored nothing.
  doubtfulStarter: { position: 'QB', salary: 5_200, satOut: 37, games: 72 },
  baseline: mainSlateBaseline,
  baselineSpread: mainSlateSpread,
  ownership: MAIN_SLATE_OWNERSHIP,
  uploadHeader: SLOT_CODES,
  recognition: {
    name: 'Classic',
    lineup: 'nine slots under $50,000',
    isSalaryFile,
    isStandingsLineup: (codes) => [...codes].sort().join() === [...SLOT_CODES].sort().join(),
  },
  words: {
    creativity: { low: 'value players', middle: 'mixed', high: 'superstars' },
    favors: { low: 'Cheaper players are favored.', high: 'Expensive players are favored.' },
  },
  allowDuplicates: false,
  icon: 'list',
  color: 'accent',
  disabled: false,
}

/**
 * A salary file of Classic is known by its roster column, at more than auction prices. Without that column, or where it repeats
 * the positions as in 2017, it is known by NFL positions, no kicker, several games, and prices that begin between $1,500 and $2,900 (other sites' begin at $3,000 or more)
 * and end below $12,000.
 */
function isSalaryFile({ rosterPositions, positions, teams, salaries, site }: SalaryFileFacts): boolean {
  if (site !== null) return false
  if ([...rosterPositions].some((position) => !positions.has(position)))
    return (
      ROSTER_POSITIONS.every((position) => rosterPositions.has(position)) &&
      (salaries === null || salaries.most > 100)
    )
  const isNfl = ['QB', 'RB', 'WR', 'TE'].every((position) => positions.has(position))
  const isPriced =
    salaries !== null && salaries.least >= 1500 && salaries.least < 2900 && salaries.most <= 12_000
  return isNfl && !positions.has('K') && teams > 2 && isPriced
}
