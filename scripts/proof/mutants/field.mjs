import { editsOf } from './edits-of.mjs'

const FIELD = ['optimizer-wasm/field.test.ts']
const DISTINCT = ['app/core/contest-pool/lineup-rows.test.ts']

/** Chances of lineups under an ownership, and entries drawn by them. */
export const FIELD_EDITS = [
  ...editsOf('optimizer-wasm/field/lineup-graph.ts', FIELD, [
    [
      'lineups of one team are let through',
      'if (node.isOneTeam && (node.slots === full || !meetsOthers)) return',
      '',
    ],
    [
      'people of no known team are a team',
      'node.isOneTeam && node.slots === 0 && team !== null',
      'node.isOneTeam && node.slots === 0',
    ],
    ['with a second team the first one is forgotten', 'node.isOneTeam && node.slots === 0 &&', 'false &&'],
  ]),
  ...editsOf('optimizer-wasm/field/field-table.ts', FIELD, [
    [
      'dollars left over a column are spent',
      'isExact ? Math.floor(most / unit) :',
      'isExact ? Math.ceil(most / unit) :',
    ],
    [
      'bands are counted from the least prices',
      'leftBand(priced.left - (lows[last]!',
      'leftBand(priced.left + (lows[last]!',
    ],
  ]),
  ...editsOf('optimizer-wasm/field/priced-choices.ts', FIELD, [
    [
      'captains cost the flex price',
      'cents: toCents(rows[row]!.salary)',
      'cents: toCents(rows[people[person]!.flexRow]?.salary ?? 0)',
    ],
  ]),
  ...editsOf('optimizer-wasm/field/assembly/forward.ts', FIELD, [
    [
      'columns over the budget are added to the next row',
      'min(rowLength(source), rowLow(row) + rowLength(row) - spent)',
      'rowLength(source)',
    ],
    ['the dollars left have no factor', '* bandFactor(bandOf(column))', ''],
  ]),
  ...editsOf('optimizer-wasm/field/assembly/backward.ts', FIELD, [
    [
      'a share lacks the factor of its choice',
      'addShare(choice, factor * addScaledAndSum',
      'addShare(choice, addScaledAndSum',
    ],
    ['the way back has no factor of the dollars left', 'bandFactor(bandOf(column)) / total)', '1 / total)'],
  ]),
  ...editsOf('optimizer-wasm/field/assembly/row-sums.ts', FIELD, [
    [
      'the last cell of an odd row is left out',
      'if (to < end) store<f64>(to, load<f64>(to) + load<f64>(from))',
      '',
    ],
    ['the last cell of an odd row has no share', '    sum += load<f64>(before) * load<f64>(rest)\n', ''],
  ]),
  ...editsOf('optimizer-wasm/field/assembly/draw.ts', FIELD, [
    ['a way that is passed over is not counted', '      left -= ways\n', ''],
    ['a lineup over the budget is entered', 'drawLineup() > budget &&', 'drawLineup() < 0 &&'],
    [
      'the random number of a taken person is used again',
      '    left = nextRandom() * cellAt(row, column)\n  }',
      '  }',
    ],
    ['all entries are of every crowd', 'if (crowd < from || crowd >= to) continue', ''],
    ['the others are not in order', 'load<u16>(place - 2) > row', 'load<u16>(place - 2) < row'],
  ]),
  ...editsOf('optimizer-wasm/field/assembly/random.ts', FIELD, [
    ['every seed draws the same', '(<u64>seed << 32) |', ''],
  ]),
  ...editsOf('optimizer-wasm/field/fit-field.ts', FIELD, [
    ['spread has the whole ownership', 'restTarget(own, chalk, weight)', 'own'],
    [
      'an ownership over the budget is aimed at',
      'const aim = affordableTarget(whole, pool, kernel)',
      'const aim = whole',
    ],
  ]),
  ...editsOf('optimizer-wasm/field/crowd-parameters.ts', FIELD, [
    ['a fit does not begin at the earlier one', 'if (!start || !isFitted[i]) return each', 'return each'],
  ]),
  ...editsOf('optimizer-wasm/field/probabilities.ts', FIELD, [
    ['a lineup over the budget has a chance', 'cents > budget ||', ''],
    ['a lineup of one team has a chance', '|| isOneTeam ||', '||'],
    [
      'a person may be in a lineup twice',
      'if (pool.personOfRow[row] === pool.personOfRow[lineups.rows[other]!]) return 0',
      '',
    ],
  ]),
  ...editsOf('app/core/contest-pool/distinct-lineups.ts', DISTINCT, [
    [
      'lineups in one slot of the table are the same',
      'if (known < 0 || isSameLineup(lineups, known, others, place)) return slot',
      'return slot',
    ],
    ['copies are not added up', 'weights?.[place] ?? 1', '1'],
  ]),
]
