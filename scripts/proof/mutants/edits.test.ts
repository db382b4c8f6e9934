import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOMS } from './rooms.mjs'

const edits = Object.entries(ROOMS).flatMap(([room, own]) => own.map((edit) => ({ room, ...edit })))

test('each edit still finds its place exactly once, changes it, and names tests that are there', () => {
  const stale = edits.flatMap(({ room, name, file, find, replace = '', tests }) => {
    const places = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0
    const lost = tests.filter((each) => !existsSync(each))
    if (places === 1 && find !== replace && tests.length > 0 && lost.length === 0) return []
    return [
      `${room}: ${name}: ${places} places in ${file}${lost.length > 0 ? `, no ${lost.join(', ')}` : ''}`,
    ]
  })
  expect(stale).toEqual([])
})

test('each name that an edit looks for is that of a test in its files', () => {
  // Tests of the access table are named after its routes.
  const routes = readFileSync('workers/testing/expected-access.ts', 'utf8')
  const unknown = edits.flatMap(({ room, name, tests, only }) => {
    const texts = [routes, ...tests.map((file) => readFileSync(file, 'utf8'))]
    return only === undefined || texts.some((text) => text.includes(only))
      ? []
      : [`${room}: ${name}: ${only}`]
  })
  expect(unknown).toEqual([])
})

test('there are enough edits, and no two of a room have one name', () => {
  expect(edits.filter(({ room }) => room !== 'access').length).toBeGreaterThanOrEqual(120)
  const names = edits.map(({ room, name, file }) => `${room}: ${name} (${file})`)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
