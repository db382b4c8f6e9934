import { expect, test } from 'vitest'
import { isOneAlphabet } from './scripts.ts'

test.each([
  ['Ada 7', 'Latin with a digit, which every script shares'],
  ['Дмитрий', 'Cyrillic'],
  ['桜さくらサクラ', 'Japanese mixes three scripts'],
  ['王ㄨㄤ', 'Chinese with its phonetic letters'],
  ['김金', 'Korean with Chinese characters'],
  ['Jose\u0301', 'an accent of its own belongs to every script'],
  ['1 & 2', 'digits and signs alone'],
  ['', 'nothing'],
])('%s is one alphabet: %s', (text) => {
  expect(isOneAlphabet(text)).toBe(true)
})

test.each([
  ['\u0430da', 'a Cyrillic letter before Latin ones'],
  ['ad\u03b1', 'a Greek letter after Latin ones'],
  ['さ김', 'Japanese and Korean'],
  ['ㄨさ', 'Bopomofo and Hiragana, which share no language'],
  ['ada王', 'Latin and Chinese'],
  ['\u13aa\u13ab', 'Cherokee, which is not in everyday use by UAX 31'],
])('%s is not one alphabet: %s', (text) => {
  expect(isOneAlphabet(text)).toBe(false)
})
