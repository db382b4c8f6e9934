import { expect, test } from 'vitest'
import { mistakesIn } from './mistakes.mjs'

/** The source with each of its mistakes. */
function wrong(source: string, file = 'some.ts'): string[] {
  return mistakesIn(file, source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  )
}

test('operators, booleans and numbers that are counted with', () => {
  expect(wrong('const x = a < 2 && !b')).toEqual([
    'const x = a <= 2 && !b',
    'const x = a < 3 && !b',
    'const x = a < 2 || !b',
    'const x = a < 2 && b',
  ])
  expect(wrong('const x = a - b')).toEqual(['const x = a + b'])
  expect(wrong('x += true ? a : b')).toEqual(['x -= true ? a : b', 'x += false ? a : b', 'x += true ? b : a'])
  // A text is not added up; a number by itself is a choice.
  expect(wrong("const x = a + 'b'")).toEqual([])
  expect(wrong('const x = 7')).toEqual([])
})

test('calls and ends that are forgotten', () => {
  expect(wrong('async function f() { await g(); if (a) return; h() }')).toEqual([
    'async function f() {  if (a) return; h() }',
    'async function f() { await g();  h() }',
    'async function f() { await g(); if (a) return;  }',
  ])
  expect(wrong('const x = all.filter(f)')).toEqual(['const x = all'])
  expect(wrong('const x = Math.min(a, b)')).toEqual(['const x = Math.max(a, b)'])
})

test('types, imports, errors and the log stay', () => {
  const source =
    "import { a } from './a.ts'\ntype T = Record<'a' | 'b', [1, 2]>\nif (a) { throw new Error(a + 1) } else b = a as T\nconsole.log(a < b)"
  expect(wrong(source)).toEqual([])
})

test('guards: who asks is not looked at, and whose a row is', () => {
  expect(wrong('const user = requireUser(ctx)')).toEqual(['const user = (ctx.user ?? ({ id: 0 } as never))'])
  expect(wrong('const mine = and(eq(t.userId, userId), open)')).toEqual([
    'const mine = and(open)',
    'const mine = and(eq(t.userId, userId))',
    'const mine = and(eq(t.userId, t.userId), open)',
  ])
  expect(wrong("const t = { a: ['admin', 'none', 'none'] }", 'workers/access-table.ts')).toEqual([
    "const t = { a: ['settled', 'none', 'none'] }",
  ])
})
