import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { withTextChunks } from './react-html-as-text.ts'

type Server = { renderToReadableStream: (page: ReactNode) => Promise<ReadableStream<Uint8Array>> }

const require = createRequire(import.meta.url)
const react: typeof import('react') = require(path.resolve('node_modules/react/cjs/react.production.js'))
const { createElement: h, Suspense, use } = react
const source = readFileSync('node_modules/react-dom/cjs/react-dom-server.edge.production.js', 'utf8')

function serverOf(code: string): Server {
  const server = {} as Server
  compileFunction(code, ['exports', 'require'])(server, (name: string) =>
    name === 'react' ? react : require(name),
  )
  return server
}

const asPublished = serverOf(source)
const withText = serverOf(withTextChunks(source))

/** `afterFirst` is called when the first piece is there. */
async function piecesOf(server: Server, page: ReactNode, afterFirst = () => {}): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of await server.renderToReadableStream(page)) {
    if (pieces.push(piece) === 1) afterFirst()
  }
  return pieces
}

async function htmlOf(server: Server, page: ReactNode): Promise<string> {
  return Buffer.concat(await piecesOf(server, page)).toString()
}

/** Its text has letters of one to four bytes around every border of 4096 bytes. */
function longPage(): ReactNode {
  const rows = Array.from({ length: 300 }, (_, row) =>
    h(
      'li',
      { key: row, id: `row-${row}`, className: 'a "b" <c> é', hidden: row % 2 === 0 },
      h(
        'a',
        { href: `/lineups/${row}?a=1&b=2`, style: { width: `${row}px`, color: 'red' } },
        `é€😀 & <${row}>`,
      ),
      row,
      ' points',
    ),
  )
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'é')),
    h('body', null, h('ul', null, rows)),
  )
}

/** The pieces of a page with a part that comes after the first piece. */
function laterPieces(server: Server): Promise<Uint8Array[]> {
  const later = Promise.withResolvers<string>()
  const Late = () => h('p', { className: 'late' }, use(later.promise))
  const page = h('html', null, h('body', null, h(Suspense, { fallback: h('i', null, 'wait') }, h(Late))))
  return piecesOf(server, page, () => later.resolve('late é'.repeat(2000)))
}

test('the HTML is the one that React makes, byte by byte', async () => {
  expect(await htmlOf(withText, longPage())).toBe(await htmlOf(asPublished, longPage()))
})

test('a part that comes later is sent later, and is the one that React makes', async () => {
  const [first, ...others] = await laterPieces(withText)
  expect(Buffer.from(first!).toString()).toContain('<i>wait</i>')
  expect(Buffer.concat(others).toString()).toContain('<p class="late">late é')
  expect(Buffer.concat([first!, ...others])).toEqual(Buffer.concat(await laterPieces(asPublished)))
})

test('a page is its text and its end, where React sends a piece of each 4 KB', async () => {
  expect(await piecesOf(withText, longPage())).toHaveLength(2)
  expect((await piecesOf(asPublished, longPage())).length).toBeGreaterThan(5)
})

test('a version of React with other source is refused', () => {
  const changed = source.replace('textEncoder.encode(content)', 'encoder.encode(content)')
  expect(() => withTextChunks(changed)).toThrow('1 times instead of 2')
})
