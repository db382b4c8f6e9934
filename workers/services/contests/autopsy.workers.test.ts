import { expect, test } from 'vitest'
import type { AutopsyAnswer, CalibrationAnswer } from '#contract/autopsy.ts'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import { decodeField } from '#core/contest/field-file.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { newPerson } from '#workers/testing/person.ts'
import { ask, newAutopsy, newContest } from '#workers/testing/valid-calls.ts'

test('figures are stored, answered as sent, replaced, and deleted with their contest', async () => {
  const owner = await newPerson()
  const id = await newContest(owner)
  const path = `/contest/${id}/autopsy`
  const stored = async () =>
    (await (await ask(owner, 'GET /contest/:id/autopsy', { path })).json<AutopsyAnswer>()).stored
  const put = (autopsy: unknown) => ask(owner, 'PUT /contest/:id/autopsy', { path, body: { autopsy } })
  expect(await stored()).toBeNull()
  expect((await put(madeAutopsy())).status).toBe(204)
  expect(await stored()).toEqual(madeAutopsy())
  const other = madeAutopsy({ distinct: 81 })
  await put(other)
  expect(await stored()).toEqual(other)
  await ask(owner, 'DELETE /contest/:id', { path: `/contest/${id}` })
  expect((await ask(owner, 'GET /contest/:id/autopsy', { path })).status).toBe(404)
  const { contests } = await (await ask(owner, 'GET /calibration', {})).json<CalibrationAnswer>()
  expect(contests).toEqual([])
})

test('the calibration lists finished contests only', async () => {
  const owner = await newPerson()
  const id = await newAutopsy(owner)
  const { contests } = await (await ask(owner, 'GET /calibration', {})).json<CalibrationAnswer>()
  expect(contests.map(({ contestId }) => contestId)).toEqual([id])
  // The made entry was predicted 20% against the real field, and cashed.
  expect(contests[0]!.calibration.deserved!.cash[2]).toEqual({ entries: 1, predicted: 0.2, actual: 1 })
  const live = madeAutopsy()
  const body = { autopsy: { ...live, basis: { ...live.basis, isLive: true } } }
  await ask(owner, 'PUT /contest/:id/autopsy', { path: `/contest/${id}/autopsy`, body })
  expect((await (await ask(owner, 'GET /calibration', {})).json<CalibrationAnswer>()).contests).toEqual([])
})

test('figures of another shape, and more than a contest has, are refused', async () => {
  const owner = await newPerson()
  const path = `/contest/${await newContest(owner)}/autopsy`
  const made = madeAutopsy()
  const [entry] = made.entries
  for (const autopsy of [
    {},
    { ...made, version: 0 },
    { ...made, distinct: '80' },
    { ...made, entries: Array.from({ length: 151 }, () => entry) },
    {
      ...made,
      entries: Array.from({ length: 150 }, () => ({ ...entry, players: Array(40).fill('x'.repeat(50)) })),
    },
  ]) {
    const answer = await ask(owner, 'PUT /contest/:id/autopsy', { path, body: { autopsy } })
    expect(answer.status).toBe(400)
  }
})

test('the lineups are sent in compact form, before and after the contest was learned from', async () => {
  const owner = await newPerson()
  const id = await newContest(owner)
  const read = async () => {
    const answer = await ask(owner, 'GET /contest/:id/field-file', { path: `/contest/${id}/field-file` })
    expect(answer.headers.get('Content-Type')).toBe('application/octet-stream')
    return decodeField(await answer.arrayBuffer())
  }
  const before = await read()
  expect(before.entries).toBe(20)
  await jobsDone()
  expect(await read()).toEqual(before)
})
