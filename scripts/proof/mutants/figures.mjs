import { editsOf } from './edits-of.mjs'

const RETURNS = ['app/core/money/returns.test.ts', 'app/core/money/returns-summary.test.ts']

/** Money won and lost, and how sure one can be. */
export const FIGURE_EDITS = [
  ...editsOf('app/core/money/returns.ts', RETURNS, [
    [
      'ROI is winnings over fees',
      'percentOf(profitCents(money), money.feesCents)',
      'percentOf(money.winningsCents, money.feesCents)',
    ],
    ['winning the fee is a cash', 'profitCents(money) > 0', 'profitCents(money) >= 0'],
    ['fees are not added up', 'sum.feesCents += feesCents', 'sum.feesCents = feesCents'],
  ]),
  ...editsOf('app/core/money/returns-summary.ts', RETURNS, [
    [
      'the average ROI is over lineups with a fee',
      'roiSum / lineups',
      'roiSum / money.filter(({ feesCents }) => feesCents > 0).length',
    ],
    [
      'the cash rate is over all winners',
      'money.filter(isCashed).length',
      'money.filter(({ winningsCents }) => winningsCents > 0).length',
    ],
    ['a type without a fee is shown', '    .filter(({ feesCents }) => feesCents > 0)\n', ''],
    ['the least played type comes first', 'b.lineups - a.lineups', 'a.lineups - b.lineups'],
  ]),
  ...editsOf(
    'app/core/lineups/pending.ts',
    ['app/core/lineups/pending.test.ts', ...RETURNS],
    [
      [
        'a finalized lineup without winnings is pending',
        'winningsTotalCents === null && !finalized',
        'winningsTotalCents === null',
      ],
      [
        'winnings of 0 are no result',
        'winningsTotalCents === null && !finalized',
        '!winningsTotalCents && !finalized',
      ],
    ],
  ),
  ...editsOf('app/core/money/lineup-money.ts', RETURNS, [
    ['a pending lineup counts as a loss', 'isPending(lineup) ? null : moneyOf(lineup)', 'moneyOf(lineup)'],
  ]),
  ...editsOf(
    'app/core/money/cents.ts',
    ['app/core/money/cents.test.ts'],
    [
      ['cents are cut off', 'Math.round(dollars * 100)', 'Math.floor(dollars * 100)'],
      ['an unknown amount is 0', 'cents === null ? null : toDollars(cents)', 'toDollars(cents ?? 0)'],
    ],
  ),
  ...editsOf(
    'app/core/money/percent.ts',
    ['app/core/money/percent.test.ts'],
    [
      [
        'a share of nothing is not a number',
        'whole === 0 ? 0 : (part / whole) * 100',
        '(part / whole) * 100',
      ],
      ['a percentage has two decimals', 'most: 1', 'most: 2'],
    ],
  ),
  ...editsOf(
    'app/core/money/profit-curve.ts',
    ['app/core/money/profit-curve.test.ts'],
    [
      ['points do not add up', 'totalCents += day.profitCents', 'totalCents = day.profitCents'],
      [
        'a hundred and one points are shown',
        'played.length <= MOST_POINTS',
        'played.length <= 5 * MOST_POINTS',
      ],
      ['months are years', 'date.slice(0, 7)', 'date.slice(0, 4)'],
      [
        'a day forgets its first entry',
        'alike.reduce((sum, { profitCents }) => sum + profitCents, 0)',
        'alike.slice(1).reduce((sum, { profitCents }) => sum + profitCents, 0)',
      ],
    ],
  ),
  ...editsOf(
    'app/core/money/account-totals.ts',
    ['app/core/money/account-totals.test.ts'],
    [
      ['an imported entry of a set counts twice', 'set.settled - set.imported', 'set.settled'],
      ['winnings of imported entries count twice', ' - set.importedWinningsCents', ''],
      [
        'a pending lineup is a day of losses',
        'if (isPending(lineup)) return []\n  return [{ date',
        'return [{ date',
      ],
      ['a lineup is on the day of saving', 'return date ?? easternDate(', 'return easternDate('],
      ['a contest of the history has no type', 'history ? typesOf(history) : []', '[]'],
    ],
  ),
  ...editsOf(
    'app/core/history/history-analytics.ts',
    ['app/core/history/history-analytics.test.ts'],
    [
      ['the cash rate is of contests', 'percentOf(cashed, entries)', 'percentOf(cashed, contests)'],
      [
        'months forget days',
        'played.reduce((sum, day) => sum + day.profitCents, 0)',
        'played[0]!.profitCents',
      ],
      ['months are listed oldest first', '(a.cohort < b.cohort ? 1 : -1)', '(a.cohort < b.cohort ? -1 : 1)'],
      [
        'bands are listed by how often they were played',
        'Number(a.cohort) - Number(b.cohort)',
        'b.returns.entries - a.returns.entries',
      ],
      ['a band is named by its number', 'BANDS[kind]?.[Number(cohort)]?.label ?? cohort', 'cohort'],
      ['tickets are no winnings of the cohort', '    ticketsCents,\n', '    ticketsCents: 0,\n'],
    ],
  ),
]
