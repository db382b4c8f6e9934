import { editsOf } from './edits-of.mjs'

const AT = 'optimizer-wasm/portfolio'
const CHOICE = [`${AT}/choose-portfolio.test.ts`]
const GREEDY = [`${AT}/choose-greedily.test.ts`]
const COVERAGE = [`${AT}/coverage-gains.test.ts`]
const PAIRED = [`${AT}/paired-estimate.test.ts`]
const LIMITS = [`${AT}/limit-state.test.ts`]
const MONEY = [`${AT}/money-gains.test.ts`]
const KERNEL_GAINS = [`${AT}/kernel-gains.test.ts`]
const GAMES = [`${AT}/sim-games.test.ts`]
const CANDIDATES = [`${AT}/candidates-of.test.ts`]
const ENTRIES = ['app/lib/threads/entries/chosen-entries.test.ts']
const CONTESTS = ['app/core/payouts/contests-of-entries.test.ts']

/** Entries chosen together, and what the choice is worth. */
export const PORTFOLIO_EDITS = [
  ...editsOf(`${AT}/money-gains.ts`, MONEY, [
    [
      'an entry takes nothing from those below it',
      'let cents = paid(better, level + 1) - lossBelow',
      'let cents = paid(better, level + 1)',
    ],
    ['entries of one score do not share', 'cents -= equal * (without - (cents + lossBelow))', 'cents -= 0'],
    ['an own entry moves the others by no place', 'above[last]! + own - ownBelow - equal', 'above[last]!'],
    ['the logarithm is of the gain alone', 'Math.log(1 + cents / base)', 'Math.log(1 + cents)'],
  ]),
  ...editsOf(`${AT}/kernel-gains.ts`, KERNEL_GAINS, [
    ['the kernel has no prizes', 'new Float64Array(buffer, behind, prizes.length).set(prizes)', ''],
    ['the score of a cell is that of its rank', 'words[word + 2] = score[cell]!', 'words[word + 2] = -cell'],
  ]),
  ...editsOf('optimizer-wasm/sim/assembly/gains.ts', KERNEL_GAINS, [
    [
      'in the kernel entries of one score do not share',
      'cents -= entries * (without - (cents + lossBelow))',
      '',
    ],
    [
      'in the kernel losses of one level count once',
      'lossBelow += entries * (without',
      'lossBelow = entries * (without',
    ],
    [
      'in the kernel gains stop changing at the added entry',
      'score > changedUpTo && cents',
      'score >= changedUpTo || cents',
    ],
    ['in the kernel the last paid place is not', 'places < lastPlace ?', 'places <= lastPlace - 2 ?'],
  ]),
  ...editsOf(`${AT}/choose-greedily.ts`, GREEDY, [
    [
      'an earlier bound is taken for the gain',
      'const gain = gains.gain(candidate)',
      'const gain = gains.bound(candidate)',
    ],
    ['of equal gains the last one wins', '(gain === most && at < best)', '(gain === most && at > best)'],
    ['limits are not asked', ' || !limits.allows(candidate)) continue', ') continue'],
    ['what was chosen is not added', '    gains.add(candidate)\n', ''],
  ]),
  ...editsOf(`${AT}/limit-state.ts`, LIMITS, [
    [
      'maximums count after they are passed',
      'used.any[person]! >= most.any[person]!) isFull',
      'used.any[person]! > most.any[person]!) isFull',
    ],
    [
      'players apart is one too few',
      'if (size - common < apart) isClosed',
      'if (size - common < apart - 1) isClosed',
    ],
    ['minimums are not planned', 'open - metBy[candidate]! <= later &&', ''],
    [
      'a minimum that must be met now waits',
      'urgent.every((need) => holds(candidate, need.slot, need.person))',
      'true',
    ],
    [
      'a missed number of captains is not named',
      'if (captains < leastCaptains || captains > wanted) {',
      'if (captains > wanted) {',
    ],
  ]),
  ...editsOf(`${AT}/coverage-gains.ts`, COVERAGE, [['a covered game counts again', '& ~covered[word]!', '']]),
  ...editsOf(`${AT}/portfolio-from.ts`, CHOICE, [
    [
      'the figures are of the games of the choice',
      '{ first: games.screened + games.chosen, games: games.heldOut }',
      '{ first: games.screened, games: games.heldOut }',
    ],
    ['the opponents of the choice judge it', 'judgeSets(judging, candidates', 'judgeSets(source, candidates'],
  ]),
  ...editsOf(`${AT}/choose-portfolio.ts`, CHOICE, [
    ['judges are not asked', 'judges.length > 0 ? against(judges) : choosing', 'choosing'],
    [
      'own entries take no places',
      'someOpponents(field, contest.entries - count, seed)',
      'someOpponents(field, contest.entries - 1, seed)',
    ],
  ]),
  ...editsOf(`${AT}/set-outcome.ts`, CHOICE, [
    [
      'own entries do not move each other down',
      'above[level]! + better, tied[level]! + own)',
      'above[level]!, tied[level]! + own)',
    ],
    [
      'the top 1% is any own entry of a game',
      'if (better === 0 && above[level]! < top1Places)',
      'if (better === 0)',
    ],
  ]),
  ...editsOf(`${AT}/worth.ts`, CHOICE, [
    [
      'within the error is beyond it',
      'return isBeyondError(difference)\n    ?',
      'return !isBeyondError(difference)\n    ?',
    ],
  ]),
  ...editsOf(`${AT}/paired-estimate.ts`, PAIRED, [
    ['one error apart is beyond it', 'Math.abs(value) > 2 * error', 'Math.abs(value) > error'],
    [
      'the error is that of one game',
      'Math.sqrt(squares / (games - 1) / games)',
      'Math.sqrt(squares / (games - 1))',
    ],
  ]),
  ...editsOf(`${AT}/several-contests.ts`, CHOICE, [
    [
      'the cheapest contest chooses first',
      'contests[b]!.contest.feeCents - contests[a]!.contest.feeCents',
      'contests[a]!.contest.feeCents - contests[b]!.contest.feeCents',
    ],
    ['a lineup repeats unasked', 'mayRepeat ? limits?.removed :', 'true ? limits?.removed :'],
  ]),
  ...editsOf(
    `${AT}/sim-games.ts`,
    [...GAMES, ...CHOICE],
    [
      [
        'the first field enters all games',
        'fields[(firstGame / GAMES_OF_BLOCK) % fields.length]!',
        'fields[0]!',
      ],
      ['cells of further blocks begin at the first one', 'cell + own.starts[at]!', 'own.starts[at]!'],
      ['only the first block is paid', 'paid[lineup]! += sums', 'paid[lineup]! = sums'],
    ],
  ),
  ...editsOf(`${AT}/candidates-of.ts`, CANDIDATES, [
    ['rules of a lineup are not asked', 'tests.every((test) => test(rows) !== false)', 'true'],
    [
      'candidates are listed twice',
      'const { lineups: distinct } = distinctLineups(lineups)',
      'const distinct = lineups',
    ],
  ]),
  ...editsOf(
    `${AT}/leave-room.ts`,
    [`${AT}/leave-room.test.ts`],
    [['the first opponents stay', 'if (random() * left < needed) {', 'if (needed > 0) {']],
  ),
  ...editsOf(
    `${AT}/choose-from-best.ts`,
    [`${AT}/choose-from-best.test.ts`, ...ENTRIES],
    [
      ['locked lineups enter every contest', 'place === dearest && locked.count > 0', 'locked.count > 0'],
      ['removed lineups come back', 'findLineup(removedOnes, found, place) < 0', 'true'],
      ['an unmet limit widens nothing', '!isShort && unmet.length === 0', '!isShort'],
      ['too few entries widen nothing', '!isShort && unmet.length === 0', 'unmet.length === 0'],
    ],
  ),
  ...editsOf('app/lib/threads/entries/chosen-entries.ts', ENTRIES, [
    ['fees are not taken off the profit', 'profits.map((cents) => cents + fees)', 'profits'],
    ['chosen lineups are among the others', 'filter((place) => !chosen.has(place))', 'filter(() => true)'],
  ]),
  ...editsOf('app/core/payouts/contests-of-entries.ts', CONTESTS, [
    ['every entry is a contest', 'if (known) known.mine++', 'if (known && known.mine < 0) known.mine++'],
    ['the fee of the file is not taken', 'mostFee(inFile)', 'null'],
  ]),
]
