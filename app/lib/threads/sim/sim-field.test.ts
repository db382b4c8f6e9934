import { expect, onTestFinished, test, vi } from 'vitest'
import type { KeptField } from '#core/field/kept-field.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'

const contest = simContestOf(usualContest('double_up'))
if (!contest.ok) throw new Error(contest.error)
const question = {
  ...{ formatId: SHOWDOWN.id, rows: showdownSlate(24, 5), leftOut: [], seed: 1 },
  contest: contest.value.contest,
}

test('points so far count also where the opponents are drawn', async () => {
  const kept = new Map<string, KeptField>()
  const files = '../../stored/field-files.ts'
  vi.resetModules()
  vi.doMock(files, () => ({ loadField: async (key: string) => kept.get(key) ?? null }))
  onTestFinished(() => {
    vi.doUnmock(files)
    vi.resetModules()
  })
  const { loadOpponents, poolOf } = await import('./sim-field.ts')
  const soFar = { someone: { points: 12, left: 0.25 } }
  const empty = { rows: [], size: 6, lineups: new Uint16Array(), copies: new Uint32Array() }
  kept.set('live', { ...empty, soFar })
  const scored = { key: 'live', name: 'live.csv', entries: 60 }
  await loadOpponents({ scored })
  expect(poolOf({ ...question, scored }).soFar).toEqual(soFar)
  expect(poolOf(question).soFar).toBeUndefined()
  await expect(loadOpponents({ scored: { ...scored, key: 'gone' } })).rejects.toThrow(
    'The lineups of live.csv are not in this browser.',
  )
})

test('the fields of several contests are fitted once, whatever their order', async () => {
  const { drawnField, poolOf } = await import('./sim-field.ts')
  const kernel = await loadFieldKernel()
  const tournament = simContestOf(usualContest('large_top_heavy'))
  if (!tournament.ok) throw new Error(tournament.error)
  const asked = [contest.value.contest, tournament.value.contest].map((each) => ({
    ...question,
    lineups: [],
    contest: each,
  }))
  const [first, second, again, once] = [...asked, ...asked].map(
    (each) => drawnField(each, poolOf(each), kernel).model,
  )
  expect(first).not.toBe(second)
  expect(again).toBe(first)
  expect(once).toBe(second)
})
