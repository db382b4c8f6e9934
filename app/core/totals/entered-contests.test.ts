import { expect, test } from 'vitest'
import { enteredContests } from './entered-contests.ts'

const lineup = {
  ...{ id: 1, contestName: null, gameDate: '2026-10-01', contestKeys: null },
  ...{ winningsTotalCents: 0, finalized: false },
}
const set = { ...lineup, ownLineups: 20 }

test('a lineup counts once however many entries it has, and a contest once however many lineups are in it', () => {
  const lineups = [
    { ...lineup, contestKeys: '81,82' },
    { ...lineup, id: 2, contestKeys: '81' },
  ]
  // The entries of one set come in a group for each fee.
  const sets = [
    { ...set, contestKeys: '82' },
    { ...set, contestKeys: '83,84' },
  ]
  expect(enteredContests(lineups, sets)).toEqual({ lineups: 22, contests: 4 })
})

test('without entries a contest is known by its name and day, else each lineup and set has its own', () => {
  const named = { ...lineup, contestName: 'Play-Action' }
  const lineups = [named, { ...named, id: 2, contestName: 'play-action' }, { ...lineup, id: 3 }]
  const later = { ...named, id: 4, gameDate: '2026-10-08' }
  expect(enteredContests([...lineups, later], [{ ...set, contestKeys: '' }])).toEqual({
    lineups: 24,
    contests: 4,
  })
  expect(enteredContests([], [])).toEqual({ lineups: 0, contests: 0 })
})

test('a lineup that was only saved is in no contest, until it has an entry or a result', () => {
  const saved = { ...lineup, contestName: 'Play-Action', winningsTotalCents: null }
  expect(enteredContests([saved], [])).toEqual({ lineups: 1, contests: 0 })
  expect(enteredContests([{ ...saved, contestKeys: '81' }], [])).toEqual({ lineups: 1, contests: 1 })
  expect(enteredContests([{ ...saved, finalized: true }], [])).toEqual({ lineups: 1, contests: 1 })
})
