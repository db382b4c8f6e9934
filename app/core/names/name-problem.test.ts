import { expect, test } from 'vitest'
import { nameProblem } from './name-problem.ts'

test.each([
  ['ada'],
  ['Ada Lovelace'],
  ["Seán O'Brien-Ng_2.0"],
  ['Ærøskøbing'],
  ['Nguyễn Thị'],
  ['Дмитрий 7'],
  ['Ελένη'],
  ['שרה'],
  ['محمد'],
  ['प्रिया'],
  ['ไพลิน'],
  ['さくらサクラ桜'],
  ['ラーメン'],
  ['김민준'],
  ['王小明'],
  ['ａｄａ'],
  ['1st & 10 <b>'],
])('%s is allowed', (name) => {
  expect(nameProblem(name)).toBeNull()
})

const INVISIBLE = 'Username must not contain invisible characters'
const MIXED = 'Username must use one alphabet that is in use today, such as Latin or Cyrillic'

test.each([
  ['a zero-width space', 'ad\u200bmin', INVISIBLE],
  ['a zero-width joiner', 'ad\u200dmin', INVISIBLE],
  ['a soft hyphen', 'ad\u00admin', INVISIBLE],
  ['a variation selector', 'admin\ufe0f', INVISIBLE],
  ['a variation selector of the supplement', 'admin\u{e0100}', INVISIBLE],
  ['a combining grapheme joiner', 'ad\u034fmin', INVISIBLE],
  ['a Mongolian vowel separator', 'ad\u180emin', INVISIBLE],
  ['the Hangul filler', '\u3164\u3164\u3164', INVISIBLE],
  ['the Hangul filler in a name', 'admin\u3164', INVISIBLE],
  ['a Hangul choseong filler', 'admin\u115f', INVISIBLE],
  ['a halfwidth Hangul filler', 'admin\uffa0', INVISIBLE],
  ['the braille blank', '\u2800\u2800\u2800', INVISIBLE],
  ['a no-break space inside', 'ad\u00a0min', INVISIBLE],
  ['an ideographic space inside', 'ad\u3000min', INVISIBLE],
  ['a tag character', 'admin\u{e0061}', INVISIBLE],
  ['a bidi override', 'nimda\u202e', INVISIBLE],
  ['an unassigned code point', 'admin\u0378', INVISIBLE],
  ['a private character', 'admin\ue000', INVISIBLE],
  ['half a surrogate pair', 'admin\ud83d', INVISIBLE],
  ['an emoji', 'ada🏈', 'Username must not contain symbols or emoji'],
  ['a letterlike symbol', 'ada™', 'Username must not contain symbols or emoji'],
  ['punctuation outside ASCII', 'ada…', 'Username must not contain symbols or emoji'],
  ['no letter', '...', 'Username must contain a letter or a digit'],
  ['an accent at the beginning', '\u0301ada', 'Username must not begin with an accent'],
  [
    'a pile of accents',
    `a${'\u0301'.repeat(5)}da`,
    'Username must not have five or more accents on one letter',
  ],
  ['a Cyrillic letter among Latin ones', '\u0430dmin', MIXED],
  ['a Greek letter among Latin ones', 'adm\u03b9n', MIXED],
  ['Cherokee letters', '\u13aa\u13ab\u13ac', MIXED],
  ['Hiragana and Thai', 'さก', MIXED],
  ['digits of one script among letters of another', 'ada\u09ea', MIXED],
])('%s is refused with a message', (_, name, sentence) => {
  expect(nameProblem(name)).toBe(sentence)
})
