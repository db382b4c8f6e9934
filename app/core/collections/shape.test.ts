import { expect, test } from 'vitest'
import {
  amount,
  byKey,
  fields,
  finite,
  kinds,
  list,
  oneOf,
  optional,
  orNull,
  text,
  wholeFrom,
} from './shape.ts'

test('fields that are named are looked at, further ones are let through, and only an optional one may be missing', () => {
  const person = fields({ name: text, price: amount, note: optional(text) })
  expect(
    [
      { name: 'A', price: 0 },
      { name: 'A', price: 1.5, note: '', more: [] },
    ].map(person),
  ).toEqual([true, true])
  const wrong = [
    { name: 'A' },
    { name: 'A', price: -1 },
    { name: 'A', price: 1, note: null },
    ['A', 1],
    null,
    'A',
  ]
  expect(wrong.filter(person)).toEqual([])
})

test('a list has from least to most items of the shape; null is one only where it may be', () => {
  const pair = list(orNull(finite), 2, 2)
  expect(
    [
      [1, null],
      [null, -2],
    ].map(pair),
  ).toEqual([true, true])
  expect([[1], [1, 2, 3], [1, undefined], [1, Number.NaN], { 0: 1, 1: 2, length: 2 }].filter(pair)).toEqual(
    [],
  )
  expect([1, 2, 3, 2.5, '2'].map(wholeFrom(2, 3))).toEqual([false, true, true, false, false])
})

test('a record has values of one shape under any keys, those of every object too', () => {
  const words = byKey(oneOf(['in', 'out']))
  expect([{}, { constructor: 'in', '': 'out' }].map(words)).toEqual([true, true])
  expect([{ a: 'in', b: 'over' }, ['in']].filter(words)).toEqual([])
})

test('the kind is that of the tag, and a name that every object has is none', () => {
  const source = kinds('from', { file: fields({ name: text }), hand: fields({}) })
  expect([{ from: 'hand' }, { from: 'file', name: 'x' }].map(source)).toEqual([true, true])
  expect([{ from: 'file' }, { from: 'constructor' }, {}, [], 'hand'].filter(source)).toEqual([])
})
