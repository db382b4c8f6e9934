import { expect, test } from 'vitest'
import { BIG_LEAGUE } from './big-league.ts'
import { STANDARD } from './dk-classic.ts'
import { SHOWDOWN } from './dk-showdown.ts'
import { formatOfSalaryFile, formatOfStandings, otherFormatOf } from './recognise.ts'
import type { SalaryFileFacts } from './salary-file-facts.ts'

const UNKNOWN: SalaryFileFacts = {
  rosterPositions: new Set(),
  positions: new Set(['QB', 'RB', 'WR', 'TE', 'DST']),
  teams: 12,
  salaries: { least: 5000, most: 9000 },
  site: null,
}
const WITH_CAPTAINS = { ...UNKNOWN, rosterPositions: new Set(['CPT', 'FLEX']), teams: 2 }
const CLASSIC_SLOTS = { ...UNKNOWN, rosterPositions: new Set(['QB', 'RB/FLEX', 'WR/FLEX', 'TE/FLEX', 'DST']) }
const CLASSIC_PRICES = { ...UNKNOWN, salaries: { least: 2300, most: 9400 } }
const AUCTION_PRICES = { ...UNKNOWN, salaries: { least: 1, most: 100 } }

test.each([
  ['rows of captains', WITH_CAPTAINS, SHOWDOWN],
  ['the flex slots of nine', CLASSIC_SLOTS, STANDARD],
  ['several games with prices from $2,300', CLASSIC_PRICES, STANDARD],
  ['no price above $100', AUCTION_PRICES, BIG_LEAGUE],
  ['none of these', UNKNOWN, null],
  ['no prices at all', { ...UNKNOWN, salaries: null }, null],
])('a salary file with %s is known by it', (_name, facts, format) => {
  expect(formatOfSalaryFile(facts)).toBe(format)
})

test.each([
  ['a kicker', { ...CLASSIC_PRICES, positions: new Set(['QB', 'RB', 'WR', 'TE', 'DST', 'K']) }],
  ['one game', { ...CLASSIC_PRICES, teams: 2 }],
  ['prices from $3,000, as at other sites', { ...CLASSIC_PRICES, salaries: { least: 3000, most: 9400 } }],
  ['prices from $1,400', { ...CLASSIC_PRICES, salaries: { least: 1400, most: 9400 } }],
  ['a price above $12,000', { ...CLASSIC_PRICES, salaries: { least: 2300, most: 12_200 } }],
  ['ids of FanDuel', { ...CLASSIC_PRICES, site: 'FanDuel' as const }],
  ['another roster column', { ...CLASSIC_PRICES, rosterPositions: new Set(['UTIL']) }],
])('with %s a file without captains is not taken for Classic', (_name, facts) => {
  expect(formatOfSalaryFile(facts)).toBeNull()
})

test('a file is another format’s only when it can’t be of the wanted one and another one claims it', () => {
  expect(otherFormatOf(WITH_CAPTAINS, BIG_LEAGUE)).toBe(SHOWDOWN)
  expect(otherFormatOf(WITH_CAPTAINS, SHOWDOWN)).toBeNull()
  expect(otherFormatOf(UNKNOWN, SHOWDOWN)).toBeNull()
  // Captains at auction prices fit both: the choice of the user stands.
  const both = { ...WITH_CAPTAINS, salaries: { least: 1, most: 100 } }
  expect(otherFormatOf(both, BIG_LEAGUE)).toBeNull()
  expect(otherFormatOf(both, STANDARD)).toBe(SHOWDOWN)
})

test.each([
  ['CPT FLEX FLEX FLEX FLEX FLEX', SHOWDOWN],
  ['CPT UTIL UTIL UTIL UTIL UTIL', SHOWDOWN],
  ['CPT FLEX FLEX FLEX FLEX', null],
  ['CPT CPT FLEX FLEX FLEX FLEX', null],
  ['DST FLEX QB RB RB TE WR WR WR', STANDARD],
  ['QB RB RB WR WR WR TE FLEX DST', STANDARD],
  ['QB RB RB RB WR WR WR TE PK DST', BIG_LEAGUE],
  ['QB RB RB RB WR WR WR TE K DST', BIG_LEAGUE],
  ['QB RB RB RB WR WR WR TE DST DST', null],
  ['', null],
])('standings with lineups of %s', (codes, format) => {
  expect(formatOfStandings(codes.split(' '))).toBe(format)
})
