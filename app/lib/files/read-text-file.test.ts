import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['UTF-8', new TextEncoder().encode('Jos\u00e9 Ram\u00edrez,WR'), 'Jos\u00e9 Ram\u00edrez,WR'],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFName,WR'), 'Name,WR'],
  ['Windows-1252', bytesOf('Jos\u00e9 O\u0092Neil,WR'), 'Jos\u00e9 O\u2019Neil,WR'],
  ['UTF-16 of Windows', bytesOf('\u00ff\u00feJ\0\u00e9\0,\0'), 'J\u00e9,'],
  ['UTF-16 of the other order', bytesOf('\u00fe\u00ff\0J\0\u00e9\0,'), 'J\u00e9,'],
  ['one letter', bytesOf('a'), 'a'],
  ['an empty file', new Uint8Array(), ''],
])('%s is read without losing a letter', async (_, bytes, text) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(text)
})
