import { editsOf } from './edits-of.mjs'

const RULES = 'app/core/rules/judging/obeys-rule.test.ts'
const DOMINANCE = 'optimizer-wasm/rules/limits-dominance.test.ts'
const ORACLE = 'optimizer-wasm/prepared-pool.test.ts'
const SEQUENCE = ['optimizer-wasm/sequence/build-from-pool.test.ts', 'optimizer-wasm/build.test.ts']
const DISTANCE = 'optimizer-wasm/sequence/lineup-distance.test.ts'

/** Builds of many lineups: the rules as the screen reads them and as the search does, shares, prices, and the upload file. */
export const BUILD_EDITS = [
  ...editsOf(
    'app/core/rules/judging/lineups-of-share.ts',
    ['app/core/rules/judging/lineups-of-share.test.ts'],
    [
      [
        'a minimum share is rounded down',
        'Math.ceil((pct.min * lineups) / 100 - ROUNDING)',
        'Math.floor((pct.min * lineups) / 100 + ROUNDING)',
      ],
      [
        'a small maximum closes the player',
        'Math.max(1, Math.floor((pct * lineups) / 100 + ROUNDING))',
        'Math.floor((pct * lineups) / 100 + ROUNDING)',
      ],
      ['a minimum beyond the maximum counts', 'Math.max(0, Math.min(min, max))', 'Math.max(0, min)'],
    ],
  ),
  ...editsOf(
    'app/core/rules/judging/obeys-rule.ts',
    [RULES],
    [
      ['an excluded player is wanted', "rule.use === 'lock' ? 1 : 0", '1'],
      [
        'the pool of captains is met by a flex player',
        "countIn(rows, people, 'captain', mode) === 1",
        "countIn(rows, people, 'any', mode) > 0",
      ],
      [
        'the captain’s points count once',
        'countedPoints(row) * pointsMultiplier(mode, slot)',
        'countedPoints(row)',
      ],
      [
        'unknown ownership counts as 0 in the sum',
        'hasOwnership(rows) && isWithin(sumOf(rows.map(ownership))',
        'isWithin(sumOf(rows.map(ownership))',
      ],
      [
        'unknown ownership counts as 0 in the product',
        'return hasOwnership(rows) && isWithin(share,',
        'return isWithin(share,',
      ],
    ],
  ),
  ...editsOf(
    'app/core/rules/judging/group-test.ts',
    [RULES],
    [
      ['the opponents are the teammates', "when.team as 'same' | 'other'", "'same' as 'same' | 'other'"],
      [
        'a condition on the captain binds beside the player as flex too',
        'countIn(rows, binding!, when.slots, mode) > 0',
        "countIn(rows, binding!, 'any', mode) > 0",
      ],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/rules/rule-limits.ts',
    [ORACLE],
    [
      ['rows of unknown ownership stay open', 'close((row) => row.ownershipPct === null)', ''],
      [
        'a split that is not in the list is allowed',
        'limits.splits &= allowed.reduce((bits, count) => bits | (1 << count), 0)',
        '',
      ],
      [
        'the pool of captains closes flex rows',
        'isCaptainRow(row) && !people.has(personKey(row))',
        '!people.has(personKey(row))',
      ],
      ['a least may be missed by one', 'Math.ceil(min * units - 1e-6)', 'Math.ceil(min * units) - 1'],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/rules/sum-limit.ts',
    [ORACLE],
    [
      ['a most may be passed by one', 'within(slots * most - max)', 'within(slots * most - max - 1)'],
      [
        'a rule that only a few lineups break is dropped',
        'return lowest < least',
        'return lowest < least - 1',
      ],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/rules/encode-limits.ts',
    [ORACLE],
    [
      ['a least with a condition is always in force', 'words[1] = triggers ? 1 : 0', 'words[1] = 0'],
      [
        'the splits of one search replace those of the rules',
        'rules.splits & (split?.splits ?? ANY_SPLIT)',
        'split?.splits ?? rules.splits',
      ],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/conflicts/contradictions.ts',
    ['optimizer-wasm/conflicts/contradictions.test.ts'],
    [
      ['rules that are met exactly count as contradictory', 'return missing > 0', 'return missing >= 0'],
      ['only pairs of rules are compared', 'c < count && count <= MOST_IN_THREES', 'c < 0'],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/rules/asked-limits.ts',
    [ORACLE],
    [
      [
        'lineups near a removed one are removed too',
        "read(rows, 'rows', slots - 1, next.length)",
        "read(rows, 'rows', slots - 2, next.length)",
      ],
      [
        'captain swaps count beyond one player',
        'apart.players === 1 && apart.captainSwapCounts',
        'apart.captainSwapCounts',
      ],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/assembly/limits.ts',
    [DOMINANCE, ORACLE],
    [
      [
        'an item of other weights dominates',
        '  if (memory.compare(weightsOf(a), weightsOf(b), sumBytes) !== 0) return false\n',
        '',
      ],
      ['an item that puts a least in force dominates', 'return !itemsTrigger || ', 'return true || '],
      [
        'players without a team are teammates of such a captain',
        'pick < picks && team !== UNKNOWN_TEAM',
        'pick < picks',
      ],
    ],
  ),
  ...editsOf('optimizer-wasm/sequence/demand.ts', SEQUENCE, [
    ['a captain may come again', 'for (const row of captainRowsOf(usedCaptains, facts)) closed.add(row)', ''],
  ]),
  ...editsOf('optimizer-wasm/sequence/unmet-rules.ts', SEQUENCE, [
    ['a maximum that is reached is called unmet', 'return got > most ?', 'return got >= most ?'],
    ['a minimum that is missed is not told', 'return having < demanded ?', 'return having < demanded - 1 ?'],
  ]),
  ...editsOf('optimizer-wasm/sequence/build-in-order.ts', SEQUENCE, [
    [
      'a maximum closes its players one lineup late',
      'needs[demand]! >= Math.max(1, open.left)',
      'needs[demand]! > Math.max(1, open.left)',
    ],
    [
      'the lineup of the plan is any of its best ones',
      'heads.at(-1) : heads[0]',
      'heads.at(-1) : heads.at(-1)',
    ],
  ]),
  ...editsOf('optimizer-wasm/sequence/nearest-to-maximums.ts', SEQUENCE, [
    [
      'a strict maximum is passed too',
      'reached.filter(({ isStrict }) => isStrict)',
      'reached.filter(({ isStrict }) => isStrict && false)',
    ],
  ]),
  ...editsOf('optimizer-wasm/sequence/keeps-strict.ts', SEQUENCE, [
    ['a strict share may be missed by one', '.length >= wanted', '.length >= wanted - 1'],
  ]),
  ...editsOf(
    'optimizer-wasm/sequence/lineup-distance.ts',
    [DISTANCE],
    [
      [
        'of several rules about distance the loosest counts',
        'Math.max(1, ...uniques.map(',
        'Math.min(150, ...uniques.map(',
      ],
      [
        'captain swaps count where one of several rules says so',
        'uniques.every(({ captainSwapCounts })',
        'uniques.some(({ captainSwapCounts })',
      ],
      ['captain swaps always count', 'if (differing > 0 || !captainSwapCounts ||', 'if (differing > 0 ||'],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/exposures.ts',
    ['optimizer-wasm/exposures.test.ts'],
    [
      [
        'a captain counts as flex',
        'if (place === captainPlace) exposure.captain++',
        'if (place < 0) exposure.captain++',
      ],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/rules/price-of-rule.ts',
    ['optimizer-wasm/rules/price-of-rule.test.ts'],
    [
      ['a price is a gain', 'without[0]! - withRule[0]!', 'withRule[0]! - without[0]!'],
      [
        'lineups that only one of the builds has count in the mean',
        'points.sort((a, b) => b - a).slice(0, count)',
        'points.sort((a, b) => b - a)',
      ],
    ],
  ),
  ...editsOf(
    'optimizer-wasm/rules/rule-shares.ts',
    ['optimizer-wasm/rules/rule-shares.test.ts'],
    [
      ['a lock removes what an exclusion does', 'count: legal.count - without.count', 'count: without.count'],
      [
        'lineups drawn with excluded people are used again without them',
        '[request.mode.id, request.budget, request.excludedIds ?? []]',
        '[request.mode.id, request.budget]',
      ],
    ],
  ),
  ...editsOf(
    'app/core/entries/set-exposures.ts',
    ['app/core/entries/set-exposures.test.ts'],
    [['captains of a set count as flex', "row.isCaptain ? 'captain' : 'flex'", "'flex'"]],
  ),
  ...editsOf(
    'app/core/entries/upload-lineup.ts',
    ['app/core/entries/upload-file.test.ts', 'app/core/entries/validate-upload.test.ts'],
    [
      [
        'a lineup that spends all is over the budget',
        'if (spent <= format.budget)',
        'if (spent < format.budget)',
      ],
      ['a person twice goes up', 'if (!seen.has(person))', 'if (seen !== null)'],
    ],
  ),
]
