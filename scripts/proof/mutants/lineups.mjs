import { editsOf } from './edits-of.mjs'

const LINEUP = ['app/core/lineups/lineup.test.ts', 'app/core/lineups/lineup-rules.test.ts']
const PLAYERS = [
  'app/core/players/player.test.ts',
  'app/core/players/outlook.test.ts',
  'app/core/players/people.test.ts',
  'app/core/players/captain-twins.test.ts',
]

/** Players, lineups and their rules. */
export const LINEUP_EDITS = [
  ...editsOf('app/core/lineups/lineup-rules.ts', LINEUP, [
    [
      'a lineup at the budget is over it',
      'totalSalary(lineup) > lineup.mode.budget',
      'totalSalary(lineup) >= lineup.mode.budget',
    ],
    ['a player without a team makes a lineup of one team', 'first?.team != null && ', ''],
    [
      'five players of one team are a lineup of one team',
      ' || players.length < lineup.mode.rosterSlots.length',
      '',
    ],
    ['a person may play twice', 'new Set(people).size < people.length', 'false'],
    ['players may stand anywhere', 'player != null && !slotAccepts(slot, player)', 'false'],
    ['an empty slot breaks no rule', "broken.push('empty_slot')", 'broken.length = 0'],
  ]),
  ...editsOf('app/core/lineups/lineup.ts', LINEUP, [
    [
      'the one who is replaced still costs',
      'totalSalary(without) + player.salary',
      'totalSalary(lineup) + player.salary',
    ],
    [
      'a person may be added twice',
      "if (hasPerson(lineup, player)) return err('already_in_lineup')",
      "if (lineup.slots.includes(player)) return err('already_in_lineup')",
    ],
    ['salaries drift by fractions of a cent', 'Math.round(sum * 100) / 100', 'sum'],
    ['near the limit begins at the limit', 'budget * 0.9', 'budget'],
    ['the budget itself is over the budget', 'spent > budget', 'spent >= budget'],
    [
      'who is no more in the pool stays',
      'byId.get(player.id) ?? null) : null',
      'byId.get(player.id) ?? player) : null',
    ],
    ['Fill replaces who is there', 'lineup.slots[slot.index] === null && slotAccepts', 'slotAccepts'],
  ]),
  ...editsOf(
    'app/core/lineups/result-offer.ts',
    ['app/core/lineups/result-offer.test.ts'],
    [
      ['two lineups may take one entry', ' && byEntry.get(entryKey)!.length === 1', ''],
      ['one lineup may take two entries', 'byLineup.get(lineupId)!.length === 1 && ', ''],
      ['a finalized lineup is offered a result', '!finalized && !alike', '!alike'],
      ['a result that is there already is offered', '!finalized && !alike', '!finalized'],
    ],
  ),
  ...editsOf(
    'app/core/lineups/saved-lineup.ts',
    ['app/core/lineups/saved-lineup.test.ts'],
    [
      ['10% more is overperformed from 9%', 'projected * 1.1', 'projected * 1.09'],
      ['10% less is underperformed from 9%', 'projected * 0.9', 'projected * 0.91'],
      ['without a projection there is a grade', ' || projected <= 0', ''],
    ],
  ),
  ...editsOf(
    'app/core/lineups/stack.ts',
    ['app/core/lineups/stack.test.ts'],
    [
      ['two of a game are a game stack', 'sameGame.length >= 3', 'sameGame.length >= 2'],
      [
        'a running back counts as a target of the quarterback',
        "plays('WR')(player) || plays('TE')(player)",
        "plays('WR')(player) || plays('TE')(player) || plays('RB')(player)",
      ],
      ['teammates work against each other', 'areOpponents(a, b) && (isQb', '(isQb'],
      [
        'a game is told by who is home',
        '[player.team, player.opponent].sort()',
        '[player.team, player.opponent]',
      ],
      [
        'players without a team are teammates',
        'a !== b && a.team !== null && a.team === b.team',
        'a !== b && a.team === b.team',
      ],
    ],
  ),
  ...editsOf(
    'app/core/entries/upload-file.ts',
    ['app/core/entries/upload-file.test.ts'],
    [
      [
        'an open slot is written',
        'if (player === null) return blankCell(row, column, format)\n',
        'if (player === null) return []\n',
      ],
      ['a player without an id is written', 'if (player.providerId !== null) return null\n', 'return null\n'],
    ],
  ),
  ...editsOf(
    'app/core/entries/upload-lineup.ts',
    ['app/core/entries/validate-upload.test.ts'],
    [
      ['a row fits every slot', 'if (slotAccepts(slot, player)) return null\n', 'return null\n'],
      ['a lineup over the budget passes', 'if (spent <= format.budget)', 'if (spent <= format.budget * 2)'],
      ['the same lineup twice passes', 'if (above === undefined) {', 'if (above !== 0) {'],
    ],
  ),
  ...editsOf('app/core/players/player.ts', PLAYERS, [
    [
      'namesakes of two teams are one person',
      "`${player.basePlayerId}@${player.team ?? ''}`",
      '`${player.basePlayerId}`',
    ],
    ['a kicker has two spellings', "if (upper === 'PK') return 'K'\n", ''],
    ['a parenthetical is a part of the name', "    .replace(/\\s*\\([^()]*\\)\\s*$/, '')\n", ''],
    ['a doubtful player is out', "player.injuryStatus === 'Out'", "player.injuryStatus !== 'Healthy'"],
    [
      'a free player has an infinite value',
      'salary > 0 ? points / (salary / 1000) : 0',
      'points / (salary / 1000)',
    ],
  ]),
  ...editsOf('app/core/players/outlook.ts', PLAYERS, [
    ['a tough opponent is an easy one', 'withinUnit((33 - oprk) / 32)', 'withinUnit(oprk / 32)'],
    ['an unknown rank is the worst', ' : 0.5,', ' : 0,'],
    ['70 is not strong', 'score >= 70', 'score > 70'],
    ['rank 10 is not good', 'oprk <= 10', 'oprk < 10'],
    [
      'the weights of points and value change places',
      'opponent: 0.3, points: 0.4, value: 0.3',
      'opponent: 0.3, points: 0.3, value: 0.4',
    ],
  ]),
  ...editsOf(
    'app/core/players/people.ts',
    [...PLAYERS, 'optimizer-wasm/optimizer.test.ts'],
    [
      ['a person is out only when every row says so', 'own.some(isOut)', 'own.every(isOut)'],
      [
        'a captain known by a captain row alone costs as much as flex',
        'isScaled ? row.salary / captainSalary(mode) : row.salary',
        'row.salary',
      ],
      [
        'a person is seen by the captain row',
        'own.find((candidate) => !isCaptainRow(candidate)) ?? own[0]!',
        'own.at(-1)!',
      ],
    ],
  ),
  ...editsOf(
    'app/core/files/spreadsheet-csv.ts',
    ['app/core/files/spreadsheet-csv.test.ts'],
    [
      [
        'a text with a semicolon stands bare',
        "{ newline: '\\r\\n', quotes: isText }",
        "{ newline: '\\r\\n' }",
      ],
      ['a formula is written as it is', "FORMULA_START.test(text) ? `'${text}` : text", 'text'],
      ['a full-width equals sign begins no formula', '\\uFF1D', ''],
      [
        'an apostrophe of the user is lost',
        'text.startsWith("\'") && FORMULA_START.test(text)',
        'text.startsWith("\'")',
      ],
    ],
  ),
]
