import { editsOf } from './edits-of.mjs'

const OBJECTIVE = 'app/core/objective/objective.ts'
/** The oracle adds up every lineup by the reference objective. */
const ORACLE = ['app/core/objective/objective.test.ts', 'optimizer-wasm/optimizer.test.ts']
const COUNTED = ['app/core/players/points.test.ts', 'app/core/objective/plain-points.test.ts']
const ROLES = ['app/core/objective/correlation.test.ts', 'optimizer-wasm/optimizer.test.ts']

/** What a lineup is worth. */
export const OBJECTIVE_EDITS = [
  ...editsOf('app/core/players/points.ts', COUNTED, [
    ['questionable players count in full', 'Questionable: 0.9', 'Questionable: 1'],
    ['doubtful players count a half', 'Doubtful: 0.25', 'Doubtful: 0.5'],
    ['synergy does not count', ' * player.synergyMultiplier', ''],
  ]),
  ...editsOf('app/core/lineups/lineup.ts', COUNTED, [
    [
      'projected points ignore injuries',
      'countedPoints(player) * pointsMultiplier',
      '(player.projectedPoints ?? player.fppg) * pointsMultiplier',
    ],
  ]),
  ...editsOf(OBJECTIVE, ORACLE, [
    [
      'people who are Out count in the median',
      'const median = medianValue(fit)',
      'const median = medianValue(people)',
    ],
    ['people who will not play count in the salary ranks', 'salaryRanks([...playing])', 'salaryRanks(fit)'],
    [
      'creativity favors people who will not play',
      'playing.has(person) ? rankOf(person.flexPrice) : null',
      'playing.has(person) ? rankOf(person.flexPrice) : 0',
    ],
    [
      'a flex player who will not play is weighed as a captain',
      'isCaptainRow(row) ? tilt : tilt / 2)',
      'tilt)',
    ],
    [
      'the median of an even number is the upper middle',
      '(sorted[middle - 1]! + sorted[middle]!) / 2',
      'sorted[middle]!',
    ],
    [
      'people without points count in the median',
      '.filter((value) => value > 0)',
      '.filter((value) => value >= 0)',
    ],
    [
      'equal prices have the lowest of their ranks',
      '(below.get(price)! + upTo.get(price)!) / 2 /',
      'below.get(price)! /',
    ],
    ['ranks go from 0 to less than 1', '/ (sorted.length - 1)', '/ sorted.length'],
    [
      'WR2 stays WR2 when WR1 is Out',
      'const fit = people.filter((person) => !person.isOut)\n  const roles',
      'const fit = people\n  const roles',
    ],
    [
      'a doubtful player has the spread of a healthy one',
      'spreadOf(row, mode, countedPoints(row))',
      'spreadOf(row, mode, row.fppg)',
    ],
    ['a captain row has the spread of a flex row', 'multiplierOf(row, mode) * spreadOf(', 'spreadOf('],
    ['best value weighs without a root', 'Math.sqrt(clamp(ratio, 0.36, 2.56))', 'clamp(ratio, 0.36, 2.56)'],
    [
      'balanced weighs as best value does',
      'Math.sqrt(Math.sqrt(clamp(ratio, 0.13, 6.55)))',
      'Math.sqrt(clamp(ratio, 0.13, 6.55))',
    ],
    ['a ratio is not kept above 0.36', 'clamp(ratio, 0.36, 2.56)', 'clamp(ratio, 0, 2.56)'],
    ['a ratio is not kept below 6.55', 'clamp(ratio, 0.13, 6.55)', 'clamp(ratio, 0.13, 100)'],
    [
      'the outlook of a cash game swings half as far',
      'CASH_OUTLOOK_SWING = 0.1',
      'CASH_OUTLOOK_SWING = 0.05',
    ],
    [
      'leverage and outlook of a GPP change places',
      '1 + GPP_LEVERAGE_SWING * leverage + GPP_OUTLOOK_SWING * outlook',
      '1 + GPP_LEVERAGE_SWING * outlook + GPP_OUTLOOK_SWING * leverage',
    ],
    ['max points weighs by outlook too', "if (settings.strategy === 'max_points') return 1\n", ''],
    [
      'creativity tilts the wrong way',
      'CREATIVITY_SWING * (50 - creativity)',
      'CREATIVITY_SWING * (creativity - 50)',
    ],
    [
      'flex players tilt as far as the captain',
      '1 - (tilt / 2) * (2 * rank - 1)',
      '1 - tilt * (2 * rank - 1)',
    ],
    [
      'the variance of a row counts half',
      'VARIANCE_WEIGHT * spreads[index]! ** 2',
      '0.5 * VARIANCE_WEIGHT * spreads[index]! ** 2',
    ],
    [
      'the covariance of a pair counts once',
      '2 * VARIANCE_WEIGHT * correlation',
      'VARIANCE_WEIGHT * correlation',
    ],
    [
      'opponents in a pool of two teams are told by their rows alone',
      'const hasTwoTeams = new Set(rows.flatMap((row) => row.team ?? [])).size === 2',
      'const hasTwoTeams = false',
    ],
  ]),
  ...editsOf(
    'app/core/objective/expected-to-play.ts',
    ['app/core/objective/expected-to-play.test.ts'],
    [
      ['a doubtful player plays', "      person.row.injuryStatus !== 'Doubtful' &&\n", ''],
      ['a player without points plays', 'expectedPoints(person.row) > 0', 'expectedPoints(person.row) >= 0'],
      ['the guard is not asked', 'guard && isPricedAsInactive(person, guard)', 'false'],
      ['backups play', 'flexPrice >= prices[most - 1]!', 'flexPrice > 0'],
      ['of equal prices none starts', 'flexPrice >= prices', 'flexPrice > prices'],
      ['both teams share their starters', '`${row.team}/${row.actualPosition}`', 'row.actualPosition'],
      ['players without a team are one team', 'team === null || ', ''],
    ],
  ),
  ...editsOf(
    'app/core/objective/score-spread.ts',
    ['app/core/objective/score-spread.test.ts'],
    [
      ['a quarterback at 0 points keeps a spread of 8', 'Math.sqrt(fixed * Math.min(mean, fixed))', 'fixed'],
      ['a negative mean has a spread', 'Math.max(meanPoints, 0)', 'Math.abs(meanPoints)'],
      ['receivers spread as tight ends do', 'WR: 5.4', 'WR: 4.6'],
      ['kickers spread as runners do', 'K: 2.4', 'K: 4.7'],
      ['defenses spread as quarterbacks do', 'DST: 5.7', 'DST: 8'],
    ],
  ),
  ...editsOf('app/core/objective/correlation.ts', ROLES, [
    [
      'one cell of the table of teammates is wrong on one side',
      '[0.38, 0.01, 0.01, 1, 0.02',
      '[0.36, 0.01, 0.01, 1, 0.02',
    ],
    [
      'one pair of cells of the table of opponents is wrong on both sides',
      '[-0.05, -0.11, -0.05, 0, -0.01, 0.04, -0.03, -0.16, -0.3]',
      '[-0.05, -0.11, -0.05, 0, -0.01, 0.04, -0.03, -0.16, 0.3]',
    ],
    [
      'a starter and the one behind get a correlation of 1',
      "  if (relation === 'teammates' && a.code === b.code) return SHARED_ROLE[a.code] * halving\n",
      '',
    ],
    ['two quarterbacks of one team score together', 'QB: -0.5', 'QB: 0.5'],
    ['backups count in full', '(a.isBackup ? 0.5 : 1)', '1'],
    ['strangers correlate as opponents', "if (relation === 'strangers') return 0\n", ''],
    [
      'players without a team are teammates',
      "if (a.team === null || b.team === null) return 'strangers'\n",
      '',
    ],
    [
      'roles go by the average where there is a projection',
      'expectedPoints(b) - expectedPoints(a)',
      'b.fppg - a.fppg',
    ],
    ['equal points are ranked by order alone', ' || b.salary - a.salary', ''],
    ['a fourth receiver is no backup', 'isBackup: rank >= codes.length', 'isBackup: rank > codes.length'],
  ]),
  ...editsOf(
    'app/core/players/points.ts',
    ['app/core/players/points.test.ts'],
    [
      [
        'the average counts although there is a projection',
        'player.projectedPoints ?? player.fppg',
        'player.fppg',
      ],
      [
        'a projection of 0 counts as none',
        'player.projectedPoints ?? player.fppg',
        'player.projectedPoints || player.fppg',
      ],
      [
        'one projection does not make a pool a projected one',
        "'projection', 'baseline', 'hand']",
        "'baseline', 'projection', 'hand']",
      ],
      ['hindsight takes something off for an injury', "injuryStatus: 'Healthy', ", ''],
      ['hindsight reads the average', 'projectedPoints: actualPoints, ', ''],
    ],
  ),
]
