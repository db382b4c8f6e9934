import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyMemory, hasUnsent, type KeptMemory, withEntries, withSent, withServer } from './kept-memory.ts'
import { type Choices, choicesIn, entriesFor, type SlateMemory } from './memory.ts'
import { conflictsBetween, merged } from './merge.ts'

const FIELDS = ['lock:a@KC', 'exclude:b@LV', 'settings.creativity', 'file#1']
const entries = fc.record({
  value: fc.oneof(fc.constant(null), fc.boolean(), fc.integer({ min: 0, max: 3 })),
  // Few times and devices, so that equal ones are frequent.
  at: fc.integer({ min: 0, max: 4 }),
  by: fc.constantFrom('laptop', 'phone'),
})
const memories: fc.Arbitrary<SlateMemory> = fc.dictionary(fc.constantFrom(...FIELDS), entries)

describe('merging two memories', () => {
  test('the order and the grouping do not matter, and a second time changes nothing', () => {
    fc.assert(
      fc.property(memories, memories, memories, (a, b, c) => {
        expect(merged(a, b)).toEqual(merged(b, a))
        expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)))
        expect(merged(merged(a, b), b)).toEqual(merged(a, b))
      }),
    )
  })

  test('each field has an entry of one of the two, none earlier than the other', () => {
    fc.assert(
      fc.property(memories, memories, (a, b) => {
        const both = merged(a, b)
        expect(Object.keys(both).sort()).toEqual([...new Set([...Object.keys(a), ...Object.keys(b)])].sort())
        for (const [field, entry] of Object.entries(both)) {
          expect([a[field], b[field]]).toContainEqual(entry)
          expect(entry.at).toBe(Math.max(a[field]?.at ?? 0, b[field]?.at ?? 0))
        }
      }),
    )
  })
})

const slate = { fileName: 'a.csv', game: null, people: {} }
const kept = (fields: SlateMemory, revision = 0): KeptMemory => ({
  ...emptyMemory(slate, 1),
  fields,
  revision,
})
const laptop = (at: number) => ({ at, by: 'laptop' })
const phone = (at: number) => ({ at, by: 'phone' })

test('a change is later than what it replaces, even if the clock of the other device is ahead', () => {
  const ahead = { 'settings.creativity': { value: 60, at: 9_000, by: 'phone' } }
  const { fields } = withChanges(kept(ahead), { 'settings.creativity': 30 }, laptop(100))
  expect(merged(ahead, fields)['settings.creativity']).toMatchObject({ value: 30, at: 9_001 })
})

describe('a field that two devices changed', () => {
  const before = { 'settings.creativity': { value: 50, at: 10, by: 'laptop' } }
  const mine = withChanges(kept(before, 1), { 'settings.creativity': 30 }, laptop(20))
  const server = (value: number, at: number) => ({
    revision: 2,
    fields: { 'settings.creativity': { value, at, by: 'phone' } },
  })

  test('is a conflict with both values; the later one counts', () => {
    const conflict = [{ field: 'settings.creativity', mine: 30, theirs: 60 }]
    const theirsLater = withServer(mine, server(60, 30))
    expect(theirsLater.conflicts).toEqual(conflict)
    expect(choicesIn(theirsLater.kept.fields, {})).toEqual({ 'settings.creativity': 60 })
    expect(hasUnsent(theirsLater.kept)).toBe(false)
    const mineLater = withServer(mine, server(60, 15))
    expect(mineLater.conflicts).toEqual(conflict)
    expect(choicesIn(mineLater.kept.fields, {})).toEqual({ 'settings.creativity': 30 })
    expect([hasUnsent(mineLater.kept), mineLater.kept.revision]).toEqual([true, 2])
    // The same answer again is no new conflict.
    expect(withServer(mineLater.kept, server(60, 15)).conflicts).toEqual([])
  })

  test('is none when both set the same value, or when the other entry was known here', () => {
    expect(withServer(mine, server(30, 15)).conflicts).toEqual([])
    expect(withServer(mine, { revision: 1, fields: before }).conflicts).toEqual([])
    expect(conflictsBetween(mine.fields, server(60, 30).fields, {})).toEqual([])
  })
})

test('what changed while a save was under way stays unsent', () => {
  const sent = withChanges(kept({}), { 'lock:a@KC': 'flex', 'exclude:b@LV': true }, laptop(10))
  const meanwhile = withChanges(sent, { 'lock:a@KC': null }, laptop(20))
  const after = withSent(meanwhile, sent.fields, 1)
  expect(after.unsent).toEqual({ 'lock:a@KC': 10 })
  expect(choicesIn(after.fields, {})).toEqual({ 'exclude:b@LV': true })
})

test('devices that save in any order end with the same memory, and no change is lost unseen', () => {
  const change = fc.record({
    device: fc.constantFrom('laptop' as const, 'phone' as const),
    field: fc.constantFrom(...FIELDS),
    syncs: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const devices = { laptop: kept({}), phone: kept({}) }
      let server = { revision: 0, fields: {} as SlateMemory }
      const seen: string[] = []
      const sync = (device: 'laptop' | 'phone') => {
        const pulled = withServer(devices[device], server)
        for (const { field, mine, theirs } of pulled.conflicts)
          seen.push(`${field}=${mine}`, `${field}=${theirs}`)
        const { fields } = pulled.kept
        if (hasUnsent(pulled.kept)) server = { revision: server.revision + 1, fields }
        devices[device] = withSent(pulled.kept, fields, server.revision)
      }
      changes.forEach(({ device, field, syncs }, i) => {
        const stamp = device === 'laptop' ? laptop(i + 1) : phone(i + 1)
        devices[device] = withChanges(devices[device], { [field]: i }, stamp)
        if (syncs) sync(device)
      })
      const last = Object.fromEntries(
        (['laptop', 'phone'] as const).flatMap((device) =>
          Object.entries(devices[device].unsent).map(([field]) => [
            `${device} ${field}`,
            `${field}=${devices[device].fields[field]!.value}`,
          ]),
        ),
      )
      for (const device of ['laptop', 'phone', 'laptop'] as const) sync(device)
      expect(devices.laptop.fields).toEqual(devices.phone.fields)
      const now = Object.entries(devices.laptop.fields).map(([field, { value }]) => `${field}=${value}`)
      for (const value of Object.values(last)) expect([...now, ...seen]).toContain(value)
    }),
  )
})

/** With changes made on this device. */
function withChanges(kept: KeptMemory, changes: Choices, stamp: { at: number; by: string }): KeptMemory {
  return withEntries(kept, entriesFor(kept.fields, changes, stamp))
}
