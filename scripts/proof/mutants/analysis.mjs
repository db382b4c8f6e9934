import { editsOf } from './edits-of.mjs'

const ADJUSTMENTS = ['app/core/analysis/alternatives/adjustments.test.ts']
const OWNERSHIP = [
  'app/core/ownership/model.test.ts',
  'app/core/ownership/likely-lineups.test.ts',
  'app/core/ownership/with-ownership.test.ts',
]
const LEARNED = ['app/core/ownership/learned.test.ts']
const ENRICHMENT = ['app/core/analysis/enrichment.test.ts']
const CLAIMS = [
  'app/core/analysis/model-texts/unsupported.test.ts',
  'app/core/analysis/model-texts/supported-stories.test.ts',
]

/** What is said about a lineup. */
export const ANALYSIS_EDITS = [
  ...editsOf('app/core/analysis/alternatives/adjustments.ts', ADJUSTMENTS, [
    ['a locked player is taken out', 'if (!out || lockedIds?.has(out.id)) return []', 'if (!out) return []'],
    ['an excluded player is brought in', ' || excludedIds?.has(candidate.id)', ''],
    ['a player who may not play is brought in', 'doubtsOf(player, inactive).length === 0', 'true'],
    [
      'the points of a captain count once',
      '(countedPoints(candidate) - countedPoints(out)) * multiplier',
      'countedPoints(candidate) - countedPoints(out)',
    ],
    [
      'an illegal swap is offered',
      'if (!placed.ok || brokenRules(placed.value).length > 0) return []',
      'if (!placed.ok) return []',
    ],
    ['an illegal lineup is improved', 'if (brokenRules(lineup).length > 0) return []\n', ''],
    ['the worst of the better swaps is offered', 'worth(swap) > worth(best)', 'worth(swap) < worth(best)'],
    [
      'two changes are offered for one place',
      'chosen.findIndex(({ slotIndex }) => slotIndex === adjustment.slotIndex) === i',
      'i >= 0',
    ],
    ['saving money may cost anything', '-swap.pointsChange <= total * FAIR_PRICE', 'total >= 0'],
    ['a hundred dollars are a saving', 'NOTABLE_SAVING = 0.02', 'NOTABLE_SAVING = 0.001'],
    [
      'unknown ownership is compared',
      'after === null || before === null ? null : after - before',
      'after === null || before === null ? -100 : after - before',
    ],
    ['more than asked for are offered', '    .slice(0, most)\n', ''],
  ]),
  ...editsOf('app/core/ownership/points-model.ts', OWNERSHIP, [
    ['a player may be held by all', 'MOST_PCT = 80', 'MOST_PCT = 100'],
    [
      'captain shares go with points, not their square',
      'cappedShares(squares, 100, capsOf(points))',
      'cappedShares(points, 100, capsOf(points))',
    ],
    ['open slots go with the square', '(isOpen ? points : squares)[i]!', 'squares[i]!'],
  ]),
  ...editsOf('app/core/ownership/field-points.ts', OWNERSHIP, [
    ['a player who is Out is held', 'return isOut || notPlaying', 'return notPlaying'],
    ['a player priced as inactive is held', 'isOut || notPlaying.has(personKey(row))', 'isOut'],
    ['points by hand change the field', "source === 'projection'", "source !== 'average'"],
    ['a doubtful player is held as a healthy one', ' * INJURY_FACTOR[row.injuryStatus]', ''],
  ]),
  ...editsOf('app/core/ownership/likely-lineups.ts', OWNERSHIP, [
    ['lineups of one team are legal', "mode.teamRule === 'two_teams'", 'false'],
    ['the captain costs what others cost', 'price * captainSalary(mode))', 'price)'],
    ['points do not count', 'PER_POINT = 0.1', 'PER_POINT = 0'],
    ['dollars left do not count', 'PER_FIFTIETH_OF_BUDGET = 3', 'PER_FIFTIETH_OF_BUDGET = 0'],
  ]),
  ...editsOf('app/core/ownership/given-shares.ts', OWNERSHIP, [
    ['a given share is scaled with the others', 'pcts[i] = given[i]!', 'pcts[i] = pcts[i]!'],
    ['the others keep their shares', 'pcts[i] = scaled[at]!', 'pcts[i] = pcts[i]!'],
    ['who is not in a file becomes popular', 'pcts[i]! < UNPOPULAR_PCT', 'false'],
  ]),
  ...editsOf('app/core/ownership/shares.ts', OWNERSHIP, [
    ['a captain is held by more than all', 'Math.min(mostPct, 100 - captain[i]!)', 'mostPct'],
  ]),
  ...editsOf('app/core/ownership/learned.ts', LEARNED, [
    ['what one contest taught replaces the model', 'MODEL_GAMES = 2', 'MODEL_GAMES = 0'],
    ['a game counts half after a week', '56 * 24', '7 * 24'],
    ['a game in the future counts more', 'Math.max(0, ageMs) / HALF', 'ageMs / HALF'],
    ['the sums of learned shares do not hold', 'withSumsOf(model, wanted, ', 'withSumsOf(wanted, wanted, '],
    ['the name of two people teaches both', ' && namesakes.get(basePlayerId)!.length === 1', ''],
    [
      'captains are learned as flex',
      'mean(model.captainPct, learned.captainPct)',
      'mean(model.captainPct, learned.flexPct)',
    ],
  ]),
  ...editsOf('app/core/ownership/expected-ownership.ts', LEARNED, [
    [
      'learned ownership keeps the leverage',
      'leverageScore: leverageScore(shareOfRow(deserved, row), ownershipPct),',
      'leverageScore: row.leverageScore ?? 50,',
    ],
  ]),
  ...editsOf('app/core/ownership/leverage.ts', LEARNED, [
    [
      'a player who is held too often has leverage',
      '50 + deservedPct - ownedPct',
      '50 - deservedPct + ownedPct',
    ],
    ['leverage exceeds 100', 'Math.min(100, Math.max(0, 50', 'Math.min(1000, Math.max(0, 50'],
  ]),
  ...editsOf('app/core/analysis/enrichment.ts', ENRICHMENT, [
    ['backups belong to the game environment', ' && !roles[i].isBackup', ''],
    [
      'the environment is that of one team',
      '(both[0] + both[1]) / TYPICAL_GAME_POINTS',
      '(2 * both[0]) / TYPICAL_GAME_POINTS',
    ],
    [
      'enrichment leaves learned ownership out',
      'withOwnership(pool, mode, learned)',
      'withOwnership(pool, mode)',
    ],
  ]),
  ...editsOf(
    'app/core/analysis/facts/proof.ts',
    ['app/core/analysis/facts/proof.test.ts'],
    [
      ['a lower bound of one is the only lineup', ' && examinedIsExact', ''],
      ['an unproved lineup is the only one', ' && gap === 0', ''],
    ],
  ),
  ...editsOf('app/core/analysis/model-texts/unsupported.ts', CLAIMS, [
    ['a figure may be about anyone', 'fact.about.some((name) => about.includes(name))', 'true'],
    ['dollars may be points', 'isSameKind(number.unit, fact.unit) &&', ''],
    ['a text may add a minus', 'isNegative ? fact : Math.abs(fact)', 'Math.abs(fact)'],
    ['figures are rounded to the next whole', '<= halfStep + 1e-9', '<= 1'],
    [
      'unknown names pass',
      'claims.push(...unknownNames(masked, facts, names).map((name) => `name "${name}"`))',
      'unknownNames(masked, facts, names)',
    ],
    [
      'unknown topics pass',
      "claims.push(...unknownTopics(masked.replace(PRICED_AS_INACTIVE, ''), facts.unknown))",
      'unknownTopics(masked, facts.unknown)',
    ],
  ]),
  ...editsOf(
    'app/core/analysis/model-texts/clean-text.ts',
    ['app/core/analysis/model-texts/clean-text.test.ts'],
    [
      ['control characters stay', "    .replace(/\\p{Cc}/gu, '')\n", ''],
      ['directions of writing stay', '\\p{Cf}\\p{Co}', '\\p{Co}'],
      ['a name may be endless', '.slice(0, longest)', ''],
    ],
  ),
  ...editsOf(
    'app/core/analysis/facts/forced-facts.ts',
    ['app/core/analysis/facts/forced-facts.test.ts', 'app/core/analysis/alternatives/why-not.test.ts'],
    [
      ['a change of captain is hidden', 'cleanText(newCaptain.name) : null', 'null : null'],
      ['a captain who moves to flex is hidden', 'cleanText(oldCaptain.name) : null', 'null : null'],
      ['the player is among those who come', ' && !isSamePerson(other, player)', ''],
    ],
  ),
  ...editsOf(
    'app/core/analysis/alternatives/forced-sentence.ts',
    [
      'app/core/analysis/alternatives/forced-sentence.test.ts',
      'app/core/analysis/alternatives/why-not.test.ts',
    ],
    [
      ['the player is not named as captain', "isCaptainCode(slot) ? ` as ${captain}` : ''", "''"],
      ['the others who come are not named', "others.length > 0 ? ` with ${listOf(others)}` : ''", "''"],
      [
        'the cost is in plain points alone',
        'Math.abs(pointsCost - objectiveCost) < 0.005',
        'Number.isFinite(pointsCost)',
      ],
    ],
  ),
  ...editsOf(
    'app/core/analysis/facts/stack-facts.ts',
    ['app/core/analysis/facts/stack-facts.test.ts'],
    [
      ['a stack has all the players asked about', 'others: stack.players', 'others: people'],
      [
        'a person given twice is in a stack twice',
        'stacksOfKind(kind, people)',
        'stacksOfKind(kind, players)',
      ],
    ],
  ),
  ...editsOf(
    'app/core/analysis/alternatives/forced-player.ts',
    ['app/core/analysis/lineup-analysis.test.ts'],
    [
      ['the dearest of the rows is told', 'costOf(other) < costOf(best)', 'costOf(other) > costOf(best)'],
      [
        'a search without a proof is told',
        'if (!answer.isProved) return null\n',
        'if (!answer.isProved) return { player: row, slotCode, best: null }\n',
      ],
      [
        'the cost is told with the wrong sign',
        'objective(playersOf(lineup)) - objective(players)',
        'objective(players) - objective(playersOf(lineup))',
      ],
    ],
  ),
]
