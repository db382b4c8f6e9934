import { editsOf } from './edits-of.mjs'

const READING = ['app/core/questions/understand.test.ts']
const ANSWERS = ['app/core/questions/answer-question.test.ts']

/** Questions in the chat: what they are understood as, and the figures of their answers. */
export const QUESTION_EDITS = [
  ...editsOf('app/core/questions/reading/people-named.ts', READING, [
    ['any namesake is chosen', 'expectedPoints(b.row) - expectedPoints(a.row))\n  const', '0)\n  const'],
    ['an ordinary word is a name', 'isPlainWord(text) && !(own[0]!.isCapital && place > 0)', 'text === null'],
  ]),
  ...editsOf('app/core/questions/reading/nearness.ts', READING, [
    ['swapped letters are two mistakes', 'if (isSwap) cost', 'if (isSwap && row < 0) cost'],
  ]),
  ...editsOf('app/core/questions/reading/details.ts', READING, [
    ['prices are dollars, never thousands', 'unit > 1 && figure < 100 ? figure * unit : figure', 'figure'],
    ['any two numbers are a split', 'more + fewer === slots && fewer > 0', 'fewer > 0'],
    [
      'the position is not read',
      'POSITIONS.find(([, spelled]) => spelled.test(masked))?.[0] ?? null',
      'null',
    ],
  ]),
  ...editsOf(
    'app/core/questions/reading/team-asked.ts',
    [...READING, ...ANSWERS],
    [
      ['"any" without "without" is none', String.raw`${'$'}{LEAVE}.*\b(?:any`, String.raw`\b(?:any`],
      ['"too few" wants fewer', "['more', new RegExp", "['fewer', new RegExp"],
    ],
  ),
  ...editsOf('app/core/questions/understand.ts', READING, [
    ['"he" is forgotten', 'PRONOUN.test(masked) ? before : []', '[]'],
    [
      'a question without names is about the players selected',
      'chosen.length === 0 || ABOUT_THE_WHOLE.has(asked.kind)',
      'chosen.length === 0',
    ],
    [
      'a team’s receivers are its defense',
      "isDefense && (details.position ?? 'DST') !== 'DST'",
      'isDefense && details.position === null',
    ],
  ]),
  ...editsOf('app/core/questions/answers/change-text.ts', ANSWERS, [
    ['more reads as fewer', "difference > 0 ? 'more' : 'fewer'", "difference > 0 ? 'fewer' : 'more'"],
    [
      'who comes in and who leaves are confused',
      'const comes = namesOf(newcomers(from, to))',
      'const comes = namesOf(newcomers(to, from))',
    ],
    [
      'a new captain is not told',
      'after !== null && !(before && isSamePerson(before, after))',
      'after === null',
    ],
    [
      'differences are of unrounded points',
      'return toHundredths(toHundredths(a) - toHundredths(b))',
      'return a - b + 0.02',
    ],
    ['the settings’ verdict is left out', 'byPoints * bySettings > 0', 'byPoints * bySettings < 1e9'],
  ]),
  ...editsOf('app/core/questions/answers/best-lineup.ts', ANSWERS, [
    [
      'the worse of two ways counts',
      'other.objective > best.objective ? other : best',
      'other.objective < best.objective ? other : best',
    ],
    [
      'a player is kept only at flex',
      'const rows = context.playerPool.filter((row) => isSamePerson(row, person))',
      'const rows = context.playerPool.filter((row) => isSamePerson(row, person)).slice(0, 1)',
    ],
  ]),
  ...editsOf('app/core/questions/answers/best-players.ts', ANSWERS, [
    ['doubtful players are recommended', '      doubtsOf(row, inactive).length === 0 &&\n', ''],
    [
      'excluded players are recommended',
      '!excluded.some((other) => isSamePerson(other, row))',
      'excluded.length >= 0',
    ],
    ['the price limit is not kept', 'flexPrice <= (price.most ?? flexPrice)', 'flexPrice >= 0'],
    [
      'value is points',
      'byValue ? personValue : ({ row }: Person) => expectedPoints(row)',
      '({ row }: Person) => expectedPoints(row)',
    ],
  ]),
  ...editsOf('app/core/questions/answers/captain.ts', ANSWERS, [
    [
      'the best captain is the one with most points',
      'b.found.objective - a.found.objective',
      'a.found.objective - b.found.objective',
    ],
    ['the captain named is not compared', 'const sure = [...people, ', 'const sure = ['],
  ]),
  ...editsOf('app/core/questions/answers/team.ts', ANSWERS, [
    ['fewer are as many', 'max: held - 1 }', 'max: held }'],
    ['more are as many', 'min: held + 1, max: null', 'min: held, max: null'],
    [
      'none are counted from the wrong team',
      'context.playerPool.filter((player) => player.team === asked)',
      'context.playerPool.filter((player) => player.team === asked).slice(0, 1)',
    ],
  ]),
  ...editsOf('app/core/questions/answers/worst.ts', ANSWERS, [
    [
      'the dearest drop is the cheapest',
      'b.found.objective - a.found.objective',
      'a.found.objective - b.found.objective',
    ],
    ['the weakest value is the strongest', 'of(person) < of(least)', 'of(person) > of(least)'],
    [
      'a better lineup is not told',
      'best.objective - shown.objective > NOTABLE',
      'best.objective - shown.objective > 1e9',
    ],
  ]),
  ...editsOf('app/core/questions/answers/by-price.ts', ANSWERS, [
    ['the cheapest is the dearest', 'isCheapest ? 1 : -1', 'isCheapest ? -1 : 1'],
    ['the lineup’s cheapest is of the slate', 'hasPerson(lineup, row) && ', ''],
  ]),
  ...editsOf('app/core/questions/answers/chances.ts', ANSWERS, [
    ['an old simulation is shown as new', 'isStale ?', 'isStale && games < 0 ?'],
  ]),
]
