import { editsOf } from './edits-of.mjs'

const STANDINGS = ['app/core/contest/standings.test.ts', 'app/core/contest/standings.formats.test.ts']
/** The test of the module itself comes first. */
const CARDS = [
  ...['analytics', 'ownership', 'exposure', 'copies', 'learning'].map(
    (name) => `app/core/contest/${name}.test.ts`,
  ),
  ...STANDINGS,
]

/** What everyone's lineups of a contest say. */
export const CONTEST_EDITS = [
  ...editsOf('app/core/contest/analytics.ts', CARDS, [
    ['the winner has the fewest points', 'Math.max(best, points)) / 1000', 'Math.min(best, points)) / 1000'],
    [
      'points are averaged over lineups, not entries',
      '/ field.entries / 1000',
      '/ averages.filter((average) => !Number.isNaN(average)).length / 1000',
    ],
    [
      'empty lineups count as lineups',
      'averages.filter((average) => !Number.isNaN(average)).length,',
      'averages.length,',
    ],
    [
      'the least chosen captain is the most common',
      'b.count - a.count || a.avgRank',
      'a.count - b.count || a.avgRank',
    ],
    [
      'of equally chosen captains the worse rank comes first',
      'a.avgRank - b.avgRank',
      'b.avgRank - a.avgRank',
    ],
    [
      'the average rank of a captain is that of the last entry',
      'seen.rankSum + field.ranks[entry]!',
      'field.ranks[entry]!',
    ],
    [
      'ownership of 100% has a bucket of its own',
      'Math.min(Math.floor(average / BUCKET_PCT), 100 / BUCKET_PCT - 1)',
      'Math.floor(average / BUCKET_PCT)',
    ],
    ['buckets without entries are left out', '(buckets.at(-1) ?? -1) - first + 1', 'buckets.length'],
    [
      'empty lineups are in no bucket',
      "empty > 0 ? [...filled, { range: 'No lineup shown', count: empty }] : filled",
      'filled',
    ],
    ['ownership is averaged over the slots, hidden ones too', '/ players.length\n', '/ field.lineupSize\n'],
  ]),
  ...editsOf('app/core/contest/ownership.ts', CARDS, [
    ['ownership is a share of 1', '(count / field.entries) * 100', 'count / field.entries'],
  ]),
  ...editsOf('app/core/contest/exposure.ts', CARDS, [
    ['empty lineups count in an exposure', '    if (isEmptyLineup(field, entry)) continue\n', ''],
    [
      'the best are those below the line',
      'field.ranks[entry]! <= bestRank',
      'field.ranks[entry]! >= bestRank',
    ],
    [
      'a captain counts as captain in every slot',
      'if (captain !== null) captained[captain]! += 1',
      'for (const player of lineupPlayers(field, entry)) captained[player]! += 1',
    ],
    ['the smallest gap comes first', 'gapOf(b) - gapOf(a)', 'gapOf(a) - gapOf(b)'],
  ]),
  ...editsOf('app/core/contest/copies.ts', CARDS, [
    [
      'lineups with one hash are one lineup',
      'twins[place] !== -1 && !isSameLineup(field, twins[place]!, entry)',
      'false',
    ],
    ['an empty lineup is a copy', 'isEmptyLineup(field, entry) ? 0 : count[first]!', 'count[first]!'],
  ]),
  ...editsOf('app/core/contest/learning.ts', CARDS, [
    ['a running contest teaches', 'if (field.isLive) return NO_LESSONS\n', ''],
    ['the best tenth has won', 'WINNING_SHARE = 0.01', 'WINNING_SHARE = 0.1'],
    [
      'no lineup of a small contest has won',
      'Math.max(1, Math.floor(entries * WINNING_SHARE))',
      'Math.floor(entries * WINNING_SHARE)',
    ],
    ['a pair held once is a stack', 'FEWEST_STACKED = 2', 'FEWEST_STACKED = 1'],
    ['both places of a pair are different pairs', 'a < b ? [a, b] : [b, a]', '[a, b]'],
    [
      'a player without points is a matchup',
      'opponent !== null && pointsMilli !== null',
      'opponent !== null',
    ],
    [
      'the points of a pair are those of its first player',
      'a === null || b === null ? null : a + b',
      'a === null || b === null ? null : a',
    ],
  ]),
  ...editsOf(
    'app/core/contest/slate-prices.ts',
    ['app/core/contest/slate-prices.test.ts', 'app/core/contest/slate-shapes.test.ts'],
    [
      [
        'a captain costs the flex price',
        'player === captain ? price.captainSalary : price.salary',
        'price.salary',
      ],
      [
        'a captain row that lists the flex price is taken at its word',
        'displaySalary(captain, format)',
        'captain.salary',
      ],
      [
        'without captain rows a captain costs the flex price',
        'flex.salary * captainSalary(format)',
        'flex.salary',
      ],
      [
        'a lineup with an unknown player costs what the others cost',
        'if (!price) return null',
        'if (!price) continue',
      ],
    ],
  ),
  ...editsOf(
    'app/core/contest/slate-fit.ts',
    ['app/core/contest/slate-fit.test.ts', 'app/core/contest/slate-match.test.ts'],
    [
      ['a slate of which 60% is there is the slate', 'SAME_PLAYERS_SHARE = 0.75', 'SAME_PLAYERS_SHARE = 0.6'],
      ['a slate of which 75% is there is another', 'SAME_PLAYERS_SHARE = 0.75', 'SAME_PLAYERS_SHARE = 0.76'],
      ['prices prove nothing', "? 'other_prices' : null", '? null : null'],
      ['one lineup over the budget proves another game', 'lineups * MOST_OVER_BUDGET', '0'],
      ['a lineup of the whole budget is over it', 'lineup.salary > budget', 'lineup.salary >= budget'],
      ['the least drafted are named first', 'b.count - a.count', 'a.count - b.count'],
    ],
  ),
  ...editsOf(
    'app/core/contest/slate-match.ts',
    ['app/core/contest/slate-match.test.ts'],
    [
      ['a slate of which 85% is there is certain', 'CERTAIN_SHARE = 0.95', 'CERTAIN_SHARE = 0.85'],
      ['of equal slates the oldest comes first', 'b.slateId - a.slateId', 'a.slateId - b.slateId'],
      ['the worst fit comes first', 'b.fit.slotShare - a.fit.slotShare', 'a.fit.slotShare - b.fit.slotShare'],
      [
        'of several slates the best is taken unasked',
        'others.every((other) => haveSamePrices(best, other))',
        'true',
      ],
      ['a slate of another game is offered', 'problem === null)', "problem !== 'other_players')"],
      ['captain prices make no difference', ' && a.captainSalary === b.captainSalary', ''],
      ['teams make no difference', 'a.team === b.team && ', ''],
      ['players in no lineup make slates differ', 'drafts[player]! > 0', 'drafts[player]! >= 0'],
    ],
  ),
  ...editsOf(
    'app/core/contest/slate-shapes.ts',
    ['app/core/contest/slate-shapes.test.ts'],
    [
      ['lineups over the budget count', ' || lineup.salary > format.budget', ''],
      [
        'the best are those below the line',
        'field.ranks[entry]! <= bestRank',
        'field.ranks[entry]! >= bestRank',
      ],
      [
        'the smaller side of a team split comes first',
        '.sort((a, b) => b - a).join',
        '.sort((a, b) => a - b).join',
      ],
    ],
  ),
  ...editsOf(
    'app/core/contest/lineup-holders.ts',
    ['app/core/contest/lineup-holders.test.ts'],
    [
      ['any captain will do', 'field.hasCaptain ? 1 : 0', '0'],
      [
        'a player outside the field is a hidden slot',
        'sought.includes(NO_PLAYER) || sought.length !== field.lineupSize',
        'sought.length !== field.lineupSize',
      ],
      ['one player in common is enough', '.every((player, slot)', '.some((player, slot)'],
    ],
  ),
  ...editsOf(
    'app/core/contest/hindsight-pool.ts',
    ['app/core/contest/hindsight-pool.test.ts'],
    [
      [
        'captains cost what their row lists',
        'salary: displaySalary(player, format)',
        'salary: player.salary',
      ],
      [
        'undrafted players count as drafted',
        'undrafted: unscored.length - drafted',
        'undrafted: unscored.length',
      ],
    ],
  ),
  ...editsOf(
    'workers/services/contests/hindsight.ts',
    ['workers/services/contests/field-report.workers.test.ts'],
    [
      ['a running contest has a best lineup', "  if (field.isLive) return { unknown: 'running' }\n", ''],
      ['a user who had it twice is counted twice', 'people: people.length', 'people: holders.length'],
    ],
  ),
  ...editsOf(
    'app/core/payouts/winnings.ts',
    ['app/core/payouts/winnings.test.ts'],
    [
      [
        'the tied share the first of their prizes',
        'paidUpTo(tiers, above + count) - paidUpTo(tiers, above)',
        'paidUpTo(tiers, above + 1) - paidUpTo(tiers, above)',
      ],
      ['cents that do not divide are lost', 'spareCents: pot % count', 'spareCents: 0'],
    ],
  ),
  ...editsOf(
    'app/core/payouts/payout-tiers.ts',
    ['app/core/payouts/read-payouts.test.ts'],
    [
      ['a place may be paid twice', 'tier.from <= before.to', 'tier.from < before.from'],
      ['a place may be left out', 'tier.from > before.to + 1', 'tier.from > before.to + 9'],
      ['a range pays its first place', '(to - from + 1) * prizeCents, 0)', 'prizeCents, 0)'],
    ],
  ),
  ...editsOf(
    'app/core/contest/best-rows.ts',
    ['app/core/contest/best-rows.test.ts'],
    [
      ['the worst rows are kept', 'a.rank - b.rank || a.entry', 'b.rank - a.rank || a.entry'],
      [
        'rows of one rank come in the order in which they were kept',
        ' || a.entry - b.entry',
        ' || b.entry - a.entry',
      ],
      [
        'a row as good as the worst kept is left out',
        'row.rank > this.worstKept',
        'row.rank >= this.worstKept',
      ],
      ['nothing is ever given up', 'if (this.rows.length < this.limit * 2) return\n', 'return\n'],
    ],
  ),
]
