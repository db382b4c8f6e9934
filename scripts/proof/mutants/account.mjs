import { editsOf } from './edits-of.mjs'

const TOTALS = ['app/core/money/account-totals.test.ts']
const CURVE = ['app/core/money/profit-curve.test.ts', ...TOTALS]

/** Lineups, entry sets and the imported history as one account of money. */
export const ACCOUNT_EDITS = [
  ...editsOf('app/core/money/account-totals.ts', TOTALS, [
    ['imported entries of a set still wait', 'lineups: set.lineups - set.imported,', 'lineups: set.lineups,'],
    [
      'imported entries of a set count twice',
      'settled: set.settled - set.imported,',
      'settled: set.settled,',
    ],
    [
      'imported winnings of a set count twice',
      'winningsCents: set.winningsCents - set.importedWinningsCents,',
      'winningsCents: set.winningsCents,',
    ],
    ['sets without a fee are entered', 'entryFeeCents !== null).map', 'entryFeeCents !== -1).map'],
    [
      'a pending lineup is a loss',
      'const settled = lineups.filter((lineup) => !isPending(lineup))',
      'const settled = lineups',
    ],
    ['a pending lineup has a day', 'if (isPending(lineup)) return []\n  return [{ date', 'return [{ date'],
    [
      'a pending lineup has a type',
      'if (isPending(lineup)) return []\n  return [{ contestType',
      'return [{ contestType',
    ],
    ['a set without results has a day', 'if (set.settled === 0) return []\n', ''],
    ['entries of a set wait although decided', 'set.lineups - set.settled)', 'set.lineups)'],
    [
      'contests that pay every place the same are GPP',
      "contestType: 'Cash' as const, lineups",
      "contestType: 'GPP' as const, lineups",
    ],
    [
      'flat contests count twice',
      'winningsCents: all.winningsCents - money.winningsCents',
      'winningsCents: all.winningsCents',
    ],
    ['the day is that of saving', 'return date ?? easternDate', 'return date && easternDate'],
    [
      'the day is that of Greenwich',
      'easternDate(new Date(createdAt))',
      'new Date(createdAt).toISOString().slice(0, 10)',
    ],
    [
      'the oldest months are shown',
      'monthsOf(days).slice(-MONTHS_SHOWN)',
      'monthsOf(days).slice(0, MONTHS_SHOWN)',
    ],
    ['days are in any order', 'days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))\n', ''],
    [
      'a lineup of several entries is one',
      'entries: sumOf(settled, ({ entries }) => entries)',
      'entries: settled.length',
    ],
    ['imported lineups are not counted', 'sumOf(lineups, ({ imported }) => imported)', '0'],
  ]),
  ...editsOf('app/core/money/lineup-parts.ts', TOTALS, [
    ['an imported entry counts twice', 'entries: entries - imported,', 'entries,'],
    [
      'a lineup that the history holds whole stays',
      'if (others.entries === 0) return []',
      'if (others.entries < 0) return []',
    ],
    [
      'a decided entry of a pending lineup waits',
      'if (decided === 0 || !isPending(lineup)) return [others]',
      'if (decided >= 0) return [others]',
    ],
    ['a settled lineup is split', ' || !isPending(lineup)', ''],
    [
      'unknown winnings are $0',
      'winningsTotalCents === null ? null : Math.max',
      'winningsTotalCents === null ? 0 : Math.max',
    ],
    [
      'winnings below the history’s are a debt',
      'Math.max(0, winningsTotalCents - lineup.importedWinningsCents)',
      '(winningsTotalCents - lineup.importedWinningsCents)',
    ],
    [
      'imported winnings count twice',
      'winningsTotalCents - lineup.importedWinningsCents',
      'winningsTotalCents',
    ],
    ['known fees of the others are ignored', 'othersFeesCents !== null || typed === null', 'typed === null'],
    [
      'a fee typed for one is that of all',
      'importedFeesCents > 0 && typed <= importedFeesCents',
      'importedFeesCents < 0',
    ],
    ['imported fees count twice', ': typed - importedFeesCents', ': typed'],
    ['known fees of decided entries are ignored', 'decidedFeesCents ?? Math.round', 'Math.round'],
    ['decided entries cost all', '(fees * decided) / entries', 'fees'],
    ['the fees of decided entries wait too', 'return [settled, fees - settled]', 'return [settled, fees]'],
    ['all entries wait', 'entries: others.entries - decided }', 'entries: others.entries }'],
  ]),
  ...editsOf('app/core/money/set-money.ts', TOTALS, [
    ['fees are those of all entries', '(entryFeeCents ?? 0) * settled', '(entryFeeCents ?? 0) * settled * 2'],
    ['the stake is that of all entries', '* (lineups - settled)', '* lineups'],
  ]),
  ...editsOf('app/core/money/profit-curve.ts', CURVE, [
    ['a hundred days are months', 'played.length <= MOST_POINTS', 'played.length < MOST_POINTS'],
    [
      'entries of one day are the first one’s',
      'entries: alike.reduce((sum, { entries }) => sum + entries, 0)',
      'entries: alike[0]!.entries',
    ],
    [
      'profits of one day are the first one’s',
      'profitCents: alike.reduce((sum, { profitCents }) => sum + profitCents, 0)',
      'profitCents: alike[0]!.profitCents',
    ],
    ['the total is the day’s', 'totalCents += day.profitCents', 'totalCents = day.profitCents'],
    ['months are years', 'date.slice(0, 7)', 'date.slice(0, 4)'],
  ]),
]
