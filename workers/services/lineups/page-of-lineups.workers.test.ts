import { expect, test } from 'vitest'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { importHistory, type Played } from '#workers/testing/played-contest.ts'
import { ask, newLineup } from '#workers/testing/valid-calls.ts'
import { pageOfLineups } from './page-of-lineups.ts'

const KICKOFF = 'NFL $20 Thursday Kickoff'
const DIME = 'NFL $3 Dime Time'

test('a lineup is offered its row of the history only when the match is unique', async () => {
  const [ada, bob] = [await newPerson(), await newPerson()]
  const mine = await save(ada, 'Mine', KICKOFF, 20)
  await save(ada, 'Other fee', KICKOFF, 5)
  await save(ada, 'Twice entered', DIME, 3)
  await save(bob, 'Not his history', KICKOFF, 20)
  const thursday = '2026-09-10 20:20:00'
  await importHistory(ada, [
    played('1', KICKOFF.toLowerCase(), thursday, 20, { place: 12, points: 141.52, cash: 50, ticket: 5 }),
    played('2', KICKOFF, '2026-09-17 20:20:00', 20, { points: 200, cash: 900 }),
    played('3', DIME, thursday, 3, { place: 7 }),
    played('4', DIME, thursday, 3, { place: 9 }),
  ])

  expect(await offersOf(ada)).toEqual([
    {
      lineupId: mine,
      lineupName: 'Mine',
      contestName: 'nfl $20 thursday kickoff',
      entryKey: '1',
      points: 141.52,
      winningsCents: 5500,
      rank: 12,
    },
  ])
  expect(await offersOf(bob)).toEqual([])

  const copied = { points_total: 141.52, winnings_total: 55, rank: 12 }
  const path = `/saved-lineups/${mine}`
  expect((await ask(ada, 'PUT /saved-lineups/:id', { path, body: copied })).status).toBe(200)
  expect(await offersOf(ada)).toEqual([])
  await ask(ada, 'PUT /saved-lineups/:id', { path, body: { ...copied, rank: 13 } })
  expect(await offersOf(ada)).toHaveLength(1)
  await ask(ada, 'POST /saved-lineups/finalize', { body: { lineup_id: mine } })
  expect(await offersOf(ada)).toEqual([])
})

function save(person: Person, lineup_name: string, contest_name: string, entry_fee_total: number) {
  const game = { sport: 'NFL', slateName: 'MIN @ LAC', gameDate: '2026-09-10', source: 'manual' }
  return newLineup(person, { lineup: { lineup_name, contest_name, entry_fee_total }, game })
}

function played(key: string, contest: string, date: string, fee: number, result: Partial<Played>): Played {
  const more = { Entry: contest, Contest_Key: `c${key}`, Contest_Date_EST: date, Entry_Fee: `$${fee}.00` }
  return { ...{ key, place: 1, points: 120, cash: 0, ticket: 0, more }, ...result }
}

async function offersOf(person: Person) {
  const page = { view: { search: '', order: null }, after: null, limit: 1 }
  const { offers } = await pageOfLineups(contextOf(person), page)
  // The second answer is the stored one.
  expect((await pageOfLineups(contextOf(person), page)).offers).toEqual(offers)
  return offers
}
