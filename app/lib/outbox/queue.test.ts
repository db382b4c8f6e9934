import { expect, test } from 'vitest'
import {
  asRefused,
  asStored,
  asTried,
  enqueue,
  inverseOf,
  nextToSend,
  type QueueStep,
  retryRefused,
  without,
} from './queue.ts'
import type { Target, WaitingChange, WaitingRecord, WaitingSave } from './waiting-save.ts'

const STORED: Target = { id: 7, save: null }

let presses = 0

function press(part: Partial<Extract<WaitingChange, { kind: 'lineup_name' }>>): WaitingChange {
  presses += 1
  return {
    key: `press ${presses}`,
    user: '1',
    kind: 'lineup_name',
    target: STORED,
    name: 'A',
    modeId: 'showdown',
    savedAt: presses,
    isTried: false,
    refusal: null,
    fields: { lineup_name: 'B' },
    before: [{ lineup_name: 'A' }],
    ...part,
  }
}

const renamed = (from: string, to: string, part = {}) =>
  press({ before: [{ lineup_name: from }], fields: { lineup_name: to }, ...part })

function deletion(deleted: boolean, part = {}): WaitingChange {
  const before = [{ deleted: !deleted }]
  return { ...press({}), kind: 'lineup_deletion', fields: { deleted }, before, ...part }
}

function waitingLineup(key: string): WaitingRecord {
  const { user, modeId, name } = press({})
  const sent = { path: '/api/saved-lineups', body: { game: { id: null } } }
  return {
    key,
    user,
    modeId,
    name,
    ...sent,
    kind: 'lineup',
    savedAt: 0,
    slateKey: null,
    isTried: false,
    refusal: null,
  }
}

/** The queue after the steps. */
function after(saves: WaitingSave[], ...steps: ((saves: readonly WaitingSave[]) => QueueStep | null)[]) {
  return steps.reduce<WaitingSave[]>((now, step) => {
    const { put = [], remove = [] } = step(now) ?? {}
    const written = [...remove, ...put.map(({ key }) => key)]
    return [...now.filter(({ key }) => !written.includes(key)), ...put]
  }, saves)
}

const pressed = (change: WaitingSave) => (saves: readonly WaitingSave[]) => enqueue(saves, change)

test('of two changes of the same thing the last waits, in the place of the first, against what was there at first', () => {
  const [first, deleted, second] = [renamed('A', 'B'), deletion(true), renamed('B', 'C')]
  const saves = after([], pressed(first), pressed(deleted), pressed(second))
  expect(saves).toHaveLength(2)
  expect(saves).toContainEqual({ ...second, before: [{ lineup_name: 'A' }], savedAt: first.savedAt })
  expect(nextToSend(saves, new Set())?.key).toBe(second.key)
})

test('fields that the later change leaves out stay as they were wanted before', () => {
  const entered = (fields: object) =>
    ({ ...press({}), kind: 'lineup_entries', fields, before: [{}] }) as WaitingSave
  const first = entered({ contest_name: 'Milly', entries: 2 })
  const step = enqueue([first], entered({ entries: 3 }))
  expect(step?.put).toMatchObject([{ fields: { contest_name: 'Milly', entries: 3 } }])
})

test('changed back before it was sent, nothing waits', () => {
  expect(after([], pressed(renamed('A', 'B')), pressed(renamed('B', 'A')))).toEqual([])
  expect(after([], pressed(deletion(true)), pressed(deletion(false)))).toEqual([])
})

test('after a request whose answer was lost, the next change counts against both values and is sent', () => {
  const first = renamed('A', 'B')
  const [waiting] = after([first], (saves) => asTried(saves, first.key), pressed(renamed('B', 'A')))
  expect(waiting).toMatchObject({
    fields: { lineup_name: 'A' },
    before: [{ lineup_name: 'A' }, { lineup_name: 'B' }],
    isTried: false,
  })
})

test('changes of another kind, another record, or of a set with the same id stay apart', () => {
  const others = [
    renamed('A', 'B', { target: { id: 8, save: null } }),
    deletion(true),
    { ...deletion(true), kind: 'set_deletion' } as WaitingChange,
  ]
  expect(after([], pressed(renamed('A', 'B')), ...others.map(pressed))).toHaveLength(4)
})

test('a change that is made while the earlier one is on its way is neither removed nor refused with it', () => {
  const [first, second] = [renamed('A', 'B'), renamed('B', 'C')]
  const start = after([first], (saves) => asTried(saves, first.key), pressed(second))
  const refusal = { status: 409, sentence: 'It is finalized' }
  expect(after(start, (saves) => asStored(saves, first, null))).toEqual(start)
  expect(after(start, (saves) => asRefused(saves, first.key, refusal))).toEqual(start)
})

test('taking a change back removes it, or waits to be sent if the server may have it', () => {
  const change = renamed('A', 'B')
  expect(after([change], pressed(inverseOf(change, 'back')))).toEqual([])
  const tried = after([change], (saves) => asTried(saves, change.key), pressed(inverseOf(change, 'back')))
  expect(tried).toMatchObject([{ key: 'back', fields: { lineup_name: 'A' } }])
  const deleted = deletion(true)
  const restored = after(
    [deleted],
    (saves) => asTried(saves, deleted.key),
    pressed(inverseOf(deleted, 'back')),
  )
  expect(restored).toMatchObject([{ key: 'back', fields: { deleted: false } }])
})

test('a change of a lineup that waits itself is sent after it, with its id', () => {
  const lineup = waitingLineup('lineup')
  const change = renamed('A', 'B', { target: { id: null, save: 'lineup' }, savedAt: -1 })
  const saves = after([lineup], pressed(change))
  expect(nextToSend(saves, new Set())).toEqual(lineup)
  expect(nextToSend(saves, new Set(['lineup']))).toBeUndefined()
  const stored = after(saves, (all) => asStored(all, lineup, 12))
  expect(nextToSend(stored, new Set(['lineup']))).toEqual({ ...change, target: { id: 12, save: null } })
})

test('a change of a save that was sent meanwhile is not kept, because it would wait forever', () => {
  expect(enqueue([], renamed('A', 'B', { target: { id: null, save: 'lineup' } }))).toBeNull()
})

test('a save that is given up takes its changes with it; sent again under another key, it keeps them', () => {
  const lineup = { ...waitingLineup('lineup'), refusal: { status: 422, sentence: 'Key reused' } }
  const change = renamed('A', 'B', { target: { id: null, save: 'lineup' } })
  expect(after([lineup, change], (saves) => without(saves, 'lineup'))).toEqual([])
  expect(after([lineup, change], (saves) => retryRefused(saves, 'lineup', 'new'))).toMatchObject([
    { key: 'new', refusal: null },
    { key: change.key, target: { id: null, save: 'new' } },
  ])
})

test('sent again after a conflict, a change counts against what the record has by now', () => {
  const refusal = { status: 409, sentence: 'Changed elsewhere', present: { lineup_name: 'Z' } }
  const change = renamed('A', 'B', { refusal })
  expect(after([change], (saves) => retryRefused(saves, change.key, 'new'))).toEqual([
    { ...change, refusal: null, before: [{ lineup_name: 'Z' }] },
  ])
})

test('a refused change stops no other; one at which the server failed stops the later ones of its record', () => {
  const [first, result, other] = [
    renamed('A', 'B'),
    deletion(true),
    renamed('A', 'B', { target: { id: 8, save: null } }),
  ]
  const failed = new Set([first.key])
  expect(nextToSend([first, result, other], failed)?.key).toBe(other.key)
  const refused = { ...first, refusal: { status: 409, sentence: 'No' } }
  expect(nextToSend([refused, result, other], failed)?.key).toBe(result.key)
})

test('a deleted record has nothing left to change', () => {
  const [change, gone] = [renamed('A', 'B', { refusal: { status: 409, sentence: 'No' } }), deletion(true)]
  const other = renamed('A', 'B', { target: { id: 8, save: null } })
  expect(after([change, gone, other], (saves) => asStored(saves, gone, null))).toEqual([other])
})
