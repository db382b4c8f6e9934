import { editsOf } from './edits-of.mjs'

const SLATE = [
  'app/core/slate/slate-csv.test.ts',
  'app/core/slate/slate-csv.formats.test.ts',
  'app/core/slate/columns.test.ts',
]
const ROLES = ['app/core/slate/one-row-a-role.test.ts']
const TABLE = ['app/core/slate/table.test.ts', 'app/core/files/find-header.test.ts']
const CELLS = [...SLATE, 'app/core/slate/cells.test.ts']
const HISTORY = ['app/core/history/contest-history-csv.test.ts', 'app/core/history/cells.test.ts']
const TIMES = ['app/core/time/game-time.test.ts', 'app/core/time/time-zones.test.ts']

/** How the provider's files are read. */
export const READER_EDITS = [
  ...editsOf('app/core/slate/cells.ts', CELLS, [
    ['a player on the PUP list is healthy', "'PUP', 'PUP-R', ", ''],
    ['a player on injured reserve is healthy', "'IR', 'IR-R', ", ''],
    ['a doubtful player is healthy', "['D', 'DOUBTFUL']", "['DOUBTFUL']"],
    ['a game-time decision is healthy', "'GTD', ", ''],
    ['a dollar sign is no price', "cell.replace(/[$,\\s]/g, '')", "cell.replace(/[,\\s]/g, '')"],
    ['a rank of 0 is the best rank', 'rank >= 1', 'rank >= 0'],
    ['ids keep the decimals of a spreadsheet', "cell.replace(/\\.0+$/, '')", 'cell'],
  ]),
  ...editsOf(
    'app/core/files/tidy-cell.ts',
    ['app/core/files/tidy-cell.test.ts', ...SLATE],
    [['a cell keeps its invisible characters', "    .replace(/\\p{Cf}/gu, '')\n", '']],
  ),
  ...editsOf(
    'app/core/players/team-key.ts',
    [...SLATE, 'app/core/slate/games.test.ts'],
    [
      ['the Rams are two teams', "LA: 'LAR', ", ''],
      ['the Jaguars are two teams', "JAC: 'JAX', ", ''],
    ],
  ),
  ...editsOf(
    'app/core/slate/games.ts',
    [...SLATE, 'app/core/slate/games.test.ts'],
    [
      ['the last kickoff is that of the slate', 'Math.min(first, next)', 'Math.max(first, next)'],
      ['two teams alone do not play each other', '      otherOfTwo(teamCodes, row.team),', '      null,'],
      ['a team plays itself', 'opponent && teamKey(opponent) !== own', 'opponent'],
      ['several games are one', 'keys.size === 1', 'keys.size >= 1'],
    ],
  ),
  ...editsOf('app/core/slate/columns.ts', SLATE, [
    [
      'a roster position is a position',
      "position: { accepts: ['POSITION', 'POS'], never: /\\bROSTER|\\bRANK\\b/ }",
      "position: { accepts: ['POSITION', 'POS'] }",
    ],
    ['the opponent is a team', 'never: /\\b(OPP|OPPONENT|TOTAL|POINTS|RANK)\\b/', 'never: /\\b(TOTAL)\\b/'],
    [
      'a substring match beats an exact one',
      'of [matchExactly, matchSubstring, matchLast]',
      'of [matchSubstring, matchExactly, matchLast]',
    ],
    ['an average of some games is the average', ' && !last?.test(headers[index]!.words)', ''],
    ['one column may mean two things', '![...places.values()].includes(index)', 'index >= 0'],
    ['camel case is one word', "text.replace(/([a-z])([A-Z])/g, '$1 $2')", 'text'],
  ]),
  ...editsOf('app/core/slate/rows.ts', SLATE, [
    ['a roster of WR/FLEX is a position', "roster.split('/')[0]!", 'roster'],
    [
      'the header once more is a player',
      "if (cell('salary') === tidyCell(headerCell(table, 'salary'))) return err('the header once more')\n",
      '',
    ],
    ['skipped rows are counted from the header', 'return headerRow + index + 2', 'return index + 1'],
    ['an unknown rank is the first', "oprk: rankIn(cell('oprk'))", "oprk: rankIn(cell('oprk')) ?? 1"],
  ]),
  ...editsOf(
    'app/core/slate/players.ts',
    [...SLATE, 'app/core/slate/players.test.ts'],
    [
      [
        'a captain row has an outlook of its own',
        'outlookScore({ oprk: flex.oprk, fppg: flex.points ?? 0, salary: flex.salary ?? 0 })',
        'outlookScore({ oprk: row.oprk, fppg: row.points ?? 0, salary: row.salary ?? 0 })',
      ],
      [
        'averages at 1.5x stay as they are',
        '(captainPointsScaled ? flex.points : row.points) ?? 0',
        'row.points ?? 0',
      ],
      [
        'one pair is enough to say that averages are multiplied',
        'pairs.length > 0 && pairs.every(',
        'pairs.length > 0 && pairs.some(',
      ],
      [
        'a soccer defender is a defense',
        "sport === 'NFL' ? normalizePosition(code) : code.trim().toUpperCase()",
        'normalizePosition(code)',
      ],
    ],
  ),
  ...editsOf('app/core/slate/one-row-a-role.ts', ROLES, [
    ['a person listed twice is taken twice', '(row) => first.has(row)', '() => true'],
    [
      'an auction sheet has captains',
      'isClaimed ? rows : withCaptainsByPrice(rows)',
      'withCaptainsByPrice(rows)',
    ],
  ]),
  ...editsOf('app/core/slate/captains-by-price.ts', ROLES, [
    [
      'the cheaper row is the captain',
      '(a.salary ?? 0) - (b.salary ?? 0)',
      '(b.salary ?? 0) - (a.salary ?? 0)',
    ],
    ['one pair of many makes captains', 'captains.size * 2 < pairs.length', 'false'],
  ]),
  ...editsOf('app/core/slate/two-roles.ts', ROLES, [
    ['two roles of one name are one player', 'indexOf(role) > 0', 'indexOf(role) > 9'],
    ['K and PK are two roles', ': normalizePosition(position)', ': position'],
  ]),
  ...editsOf('app/core/files/find-header.ts', TABLE, [
    ['only commas divide cells', "delimiter === ',' || text.includes(delimiter)", "delimiter === ','"],
    ['a row of data is quoted as the header', '!texts.some((text) => DATA_CELL.test(text))', 'true'],
    ['the first row is the closest to a header', 'next.columns.size - best.columns.size ||', ''],
  ]),
  ...editsOf('app/core/slate/table.ts', TABLE, [
    ['standings are a salary file without a salary', 'if (file) return', 'if (false) return'],
    ['entries without players lack columns', '!isOfPlayers && rows.some(', 'false && rows.some('],
  ]),
  ...editsOf(
    'app/core/files/csv-table.ts',
    [...SLATE, 'app/core/files/csv-spectrum.test.ts', 'app/core/files/csv-table.test.ts'],
    [
      ['a byte order mark is a part of the first header', "text.startsWith('\\uFEFF') ? 1 : 0", '0'],
      ['old line ends are no line ends', ".split('\\r').join('\\n') : text", ' : text'],
    ],
  ),
  ...editsOf('app/core/history/cells.ts', HISTORY, [
    ['12 AM is noon', '(Number(hour) % 12) + (half', 'Number(hour) + (half'],
    ['PM is AM', "half.toUpperCase() === 'P' ? 12 : 0", "half.toUpperCase() === 'X' ? 12 : 0"],
    [
      'days and months of a re-saved date change places',
      'return [fullYear, Number(month), Number(day), fullHour',
      'return [fullYear, Number(day), Number(month), fullHour',
    ],
    ['parentheses are no minus', 'inParentheses || minus || minusBehindDollar', 'minus || minusBehindDollar'],
    ['$12.5 is 12 dollars and 5 cents', "cents.padEnd(2, '0')", "cents.padStart(2, '0')"],
    ['a negative fee is a fee', 'read.ok && read.value < 0 ? err', 'read.ok && read.value < -1e9 ? err'],
    ['place 0 is a place', 'ok(read.value || null)', 'ok(read.value)'],
    [
      'an id that a spreadsheet rounded is an id',
      '/^[\\w-]{1,64}$/.test(key)',
      '/^[\\w+.-]{1,64}$/.test(key)',
    ],
    ['the 31st of June is a date', 'isOnCalendar && hour', 'hour'],
    ['a missing kind is an empty one', "|| 'Unknown'", "|| ''"],
  ]),
  ...editsOf('app/core/history/contest-history-csv.ts', HISTORY, [
    ['rows that are empty but for a cell are refused', 'return filled <= 1', 'return filled < 1'],
    [
      'rows that are empty but for a cell are not told',
      "if (text !== '') addPassedOver(",
      "if (text === '?') addPassedOver(",
    ],
  ]),
  ...editsOf('app/core/time/game-time.ts', TIMES, [
    ['12 PM is midnight', '(Number(hour) % 12) + (half', '(Number(hour) % 24) + (half'],
    ['every zone is Eastern', 'ZONES[zone.toUpperCase()]!', 'ZONES.E!'],
    [
      'a time that comes twice is the second one',
      'later ? shown.at(-1) : shown[0]',
      'later ? shown[0] : shown.at(-1)',
    ],
    [
      'the date is that of UTC',
      'new Date(instant.getTime() + offsetAt(instant.getTime(), ZONES.E!))',
      'new Date(instant.getTime())',
    ],
    [
      'the home team is the away team',
      'return { away, home, kickoff }',
      'return { away: home, home: away, kickoff }',
    ],
  ]),
  ...editsOf(
    'app/core/time/nfl-calendar.ts',
    ['app/core/time/nfl-calendar.test.ts'],
    [
      ['January belongs to the season that follows', 'month < 3 ? year - 1 : year', 'year'],
      ['seasons before 2021 have 18 weeks', 'season >= 2021 ? 18 : 17', '18'],
      ['a week begins on Thursday', '(daysToMonday + 2) * DAY_MS', '(daysToMonday + 3) * DAY_MS'],
    ],
  ),
]
