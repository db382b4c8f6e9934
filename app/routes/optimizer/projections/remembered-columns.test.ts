import { afterEach, expect, test, vi } from 'vitest'
import { rememberColumns, rememberedColumns, rememberedPairs } from './remembered-columns.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(text: string | null = null) {
  const kept = { text }
  vi.stubGlobal('localStorage', {
    getItem: () => kept.text,
    setItem: (_key: string, value: string) => {
      kept.text = value
    },
  })
  return kept
}

const COLUMNS = {
  signature: 'name|status|proj',
  places: [
    ['name', 0],
    ['status', 1],
    ['points', 2],
  ] as [['name', number], ['status', number], ['points', number]],
  ownershipKind: null,
}

test('columns are remembered by the header, the status too, and pairs for all files', () => {
  storage()
  rememberColumns(COLUMNS, { 'ann@KC': 'anna@KC' })
  expect(rememberedColumns('name|status|proj')).toEqual(COLUMNS)
  expect(rememberedColumns('name|proj')).toBeNull()
  expect(rememberedPairs()).toEqual({ 'ann@KC': 'anna@KC' })
})

test('columns of a version that read fewer columns are recognised anew; its pairs stay', () => {
  const kept = storage()
  rememberColumns(COLUMNS, { 'ann@KC': 'anna@KC' })
  const { edition, ...older } = JSON.parse(kept.text!)
  expect(edition).toBeGreaterThan(1)
  for (const text of [JSON.stringify(older), JSON.stringify({ ...older, edition: 1 })]) {
    storage(text)
    expect([rememberedColumns(COLUMNS.signature), rememberedPairs()]).toEqual([null, { 'ann@KC': 'anna@KC' }])
  }
})
