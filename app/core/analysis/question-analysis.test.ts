import { expect, test } from 'vitest'
import { PLAIN } from '../objective/plain-points.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import type { SearchWith } from './alternatives/forced-player.ts'
import { smallLineup, smallSlate } from './fixtures/small-slate.ts'
import { analyzeQuestion, type PlayersQuestion } from './question-analysis.ts'

const playerPool = smallSlate()
const lineup = smallLineup(playerPool)
const row = (name: string, isCaptain = false) =>
  playerPool.find((player) => player.name === name && (player.position === 'CPT') === isCaptain)!

/** The kept row replaces the captain or the last flex player; `searched` lists the names. */
function searching() {
  const searched: string[] = []
  const searchWith: SearchWith = async ([kept]) => {
    searched.push(kept!.name)
    const slot = kept!.position === 'CPT' ? 0 : 5
    return { isProved: true, players: lineup.slots.with(slot, kept!) as Player[] }
  }
  return { searched, searchWith }
}

async function asking(asked: readonly Player[], more: Partial<PlayersQuestion> = {}) {
  const { searched, searchWith } = searching()
  const question = { lineup, playerPool, settings: PLAIN, asked, proof: null, searchWith, ...more }
  return { ...(await analyzeQuestion(question)), searched: new Set(searched) }
}

test('only players outside the lineup are searched for', async () => {
  const { facts, about, searched } = await asking([row('Joe Archer'), row('Al Brown')])
  expect([...searched]).toEqual(['Al Brown'])
  expect(facts.forced).toMatchObject([{ name: 'Al Brown', pointsCost: -2, out: ['Will Reich'] }])
  expect(about.map(({ name }) => name)).toEqual(['Joe Archer', 'Al Brown'])
})

test('a player asked about by the flex row is found as the lineup’s captain', async () => {
  const { about } = await asking([row('Cal Sterling')])
  expect(about).toMatchObject([{ name: 'Cal Sterling', slot: 'CPT', projected: 24 }])
})

test('at most three players outside the lineup are searched for', async () => {
  const asked = ['a', 'b', 'c', 'd'].map((id) => makePlayer({ id, name: `Player ${id}` }))
  const { facts, about } = await asking(asked, { playerPool: [...playerPool, ...asked] })
  expect(facts.forced.map(({ name }) => name)).toEqual(['Player a', 'Player b', 'Player c'])
  expect(about).toHaveLength(4)
})

test('an incomplete lineup is left out of the facts, and no search runs', async () => {
  const incomplete = { ...lineup, slots: lineup.slots.with(3, null) }
  const { facts, about, searched } = await asking([row('Joe Archer'), row('Al Brown')], {
    lineup: incomplete,
  })
  expect(searched.size).toBe(0)
  expect(facts).toMatchObject({ lineup: null, forced: [] })
  expect(about.map(({ name, slot }) => [name, slot])).toEqual([
    ['Joe Archer', null],
    ['Al Brown', null],
  ])
})
