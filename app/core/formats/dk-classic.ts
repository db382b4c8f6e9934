import { comingSoon } from './coming-soon.ts'
import type { SalaryFileFacts } from './salary-file-facts.ts'

const SLOT_CODES = ['DST', 'FLEX', 'QB', 'RB', 'RB', 'TE', 'WR', 'WR', 'WR']
const ROSTER_POSITIONS = ['RB/FLEX', 'WR/FLEX', 'TE/FLEX']

/** DraftKings Classic: not playable yet, but its files are recognised, so that they are not taken for another format's. */
export const STANDARD = comingSoon({
  id: 'standard',
  name: 'Standard',
  description: 'Coming soon - Classic DFS format',
  site: 'DraftKings',
  icon: 'list',
  uploadHeader: ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'FLEX', 'DST'],
  recognition: {
    name: 'Classic',
    lineup: 'nine slots under $50,000',
    isSalaryFile,
    isStandingsLineup: (codes) => [...codes].sort().join() === SLOT_CODES.join(),
  },
})

/**
 * By its roster column; without one by NFL positions, no kicker, several games and prices that begin between $1,500 and
 * $2,900 (other sites' begin at $3,000 or more) and end below $12,000.
 */
function isSalaryFile({ rosterPositions, positions, teams, salaries, site }: SalaryFileFacts): boolean {
  if (site !== null) return false
  if (rosterPositions.size > 0) return ROSTER_POSITIONS.every((position) => rosterPositions.has(position))
  const isNfl = ['QB', 'RB', 'WR', 'TE'].every((position) => positions.has(position))
  const isPriced =
    salaries !== null && salaries.least >= 1500 && salaries.least < 2900 && salaries.most <= 12_000
  return isNfl && !positions.has('K') && teams > 2 && isPriced
}
