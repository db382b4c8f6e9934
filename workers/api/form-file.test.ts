import { expect, test } from 'vitest'
import { readFormFile } from './form-file.ts'

const CONTENT_TYPE = 'multipart/form-data; boundary=b'
const MB = 2 ** 20

test('the file is read unchanged, wherever chunks end', async () => {
  const sent = 'Rank,EntryId\r\n--c\r\n1,7\r\n--'
  const form = `${part('note', null, 'a')}${part('file', 'x.csv', sent)}${part('after', null, 'b')}--b--\r\nepilogue`
  for (let size = 1; size < 80; size++) expect(await read(form, size)).toEqual({ name: 'x.csv', text: sent })
})

test('text that begins like a boundary is part of the file, wherever chunks end', async () => {
  for (let before = 4000; before < 4200; before++) {
    const sent = `${'x'.repeat(before)}\r\n--\r\n-\r\r\n--c\r\n--`
    expect(await read(`${part('file', 'x.csv', sent)}--b--`, 1500)).toEqual({ name: 'x.csv', text: sent })
  }
})

test('an error of the body is thrown unchanged', async () => {
  async function* body() {
    yield bytesOf(part('file', 'x.csv', 'x'))
    throw new Error('gone')
  }
  const readAll = async () => {
    const { bytes } = await readFormFile(body(), { contentType: CONTENT_TYPE, field: 'file' })
    for await (const _ of bytes);
  }
  await expect(readAll()).rejects.toThrow('gone')
})

test.each(['Łódź – 日本.csv', '../../x.csv', 'a\\b;c=d.csv', '', 'two words.csv', '100%25 \\x41.csv'])(
  'a file may be named %j',
  async (name) => {
    expect(await read(`${part('file', name, 'x')}--b--`, 5)).toEqual({ name, text: 'x' })
  },
)

test.each([
  ['no such field', `${part('File', 'x.csv', 'x')}--b--`, 'Send the file in the form field "file"'],
  ['a field without a file', `${part('file', null, 'x')}--b--`, 'Send the file in the form field "file"'],
  ['two files', `${part('file', 'x.csv', 'x').repeat(2)}--b--`, 'Send one file at a time'],
  ['no end', part('file', 'x.csv', 'x'), /broke off/],
  ['nothing', '', /broke off/],
  ['too many parts', `${part('a', null, '').repeat(30)}--b--`, 'The form has too many parts'],
  ['large headers', `--b\r\nX: ${'x'.repeat(40_000)}\r\n\r\n--b--`, /broke off/],
])('a form with %s is refused', async (_what, form, sentence) => {
  for (const size of [3, 64, 100_000]) await expect(read(form, size)).rejects.toThrow(sentence)
})

test('large files and fields are not held in memory: each chunk is passed on before the next is read', async () => {
  let sent = 0
  async function* body() {
    yield bytesOf('--b\r\nContent-Disposition: form-data; name="field"\r\n\r\n')
    for (let i = 0; i < 20; i++) yield new Uint8Array(MB)
    yield bytesOf(`\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n`)
    for (let i = 0; i < 20; i++, sent += MB) yield new Uint8Array(MB)
    yield bytesOf('\r\n--b--')
  }
  const file = await readFormFile(body(), { contentType: CONTENT_TYPE, field: 'file' })
  let taken = 0
  let mostHeld = 0
  for await (const piece of file.bytes) {
    taken += piece.length
    mostHeld = Math.max(mostHeld, sent + MB - taken)
  }
  expect(taken).toBe(20 * MB)
  expect(mostHeld).toBeLessThan(2 * MB)
})

function part(name: string, file: string | null, value: string): string {
  const fileName = file === null ? '' : `; filename="${file}"`
  return `--b\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${value}\r\n`
}

async function read(form: string, size: number): Promise<{ name: string; text: string }> {
  const file = await readFormFile(piecesOf(bytesOf(form), size), { contentType: CONTENT_TYPE, field: 'file' })
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of file.bytes) text += decoder.decode(piece, { stream: true })
  return { name: file.name, text }
}

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
