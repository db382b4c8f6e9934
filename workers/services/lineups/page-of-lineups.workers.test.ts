import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'
import { contextOf } from '#workers/testing/person.ts'
import { pageOfLineups } from './page-of-lineups.ts'

const HEADER =
  'Sport,Game_Type,Entry_Key,Entry,Contest_Key,Contest_Date_EST,Place,Points,Winnings_Non_Ticket,Winnings_Ticket,Contest_Entries,Entry_Fee,Prize_Pool,Places_Paid'

test('a lineup is offered its row of the history only when the match is unique', async () => {
  const [ada, bob] = await signedIn('ada-offers', 'bob-offers')
  const mine = await save(ada, 'Mine', 'NFL $20 Thursday Kickoff', 20)
  await save(ada, 'Other fee', 'NFL $20 Thursday Kickoff', 5)
  await save(ada, 'Twice entered', 'NFL $3 Dime Time', 3)
  await save(bob, 'Not his history', 'NFL $20 Thursday Kickoff', 20)
  await upload(ada, [
    row('1', 'nfl $20 thursday kickoff', '2026-09-10 20:20:00', '12', '141.52', '$50.00', '$5.00', '$20.00'),
    row('2', 'NFL $20 Thursday Kickoff', '2026-09-17 20:20:00', '1', '200', '$900.00', '$0.00', '$20.00'),
    row('3', 'NFL $3 Dime Time', '2026-09-10 20:20:00', '7', '120', '$0.00', '$0.00', '$3.00'),
    row('4', 'NFL $3 Dime Time', '2026-09-10 20:20:00', '9', '119', '$0.00', '$0.00', '$3.00'),
  ])

  expect(await offersOf('ada-offers')).toEqual([
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
  expect(await offersOf('bob-offers')).toEqual([])

  const copied = { points_total: 141.52, winnings_total: 55, rank: 12 }
  expect((await ada.put(`/api/saved-lineups/${mine}`, copied)).status).toBe(200)
  expect(await offersOf('ada-offers')).toEqual([])
  await ada.put(`/api/saved-lineups/${mine}`, { ...copied, rank: 13 })
  expect(await offersOf('ada-offers')).toHaveLength(1)
  await ada.post('/api/saved-lineups/finalize', { lineup_id: mine })
  expect(await offersOf('ada-offers')).toEqual([])
})

async function save(client: Client, lineup_name: string, contest_name: string, fee: number): Promise<number> {
  const request = showdownLineup()
  const answer = await client.post('/api/saved-lineups', {
    ...request,
    lineup: { ...request.lineup, lineup_name, contest_name, entry_fee_total: fee },
    game: { sport: 'NFL', slateName: 'MIN @ LAC', gameDate: '2026-09-10', source: 'manual' },
  })
  expect(answer.status).toBe(201)
  return (await answer.json<{ lineup: { id: number } }>()).lineup.id
}

async function upload(client: Client, rows: string[]): Promise<void> {
  const answer = await client.post('/api/historical/upload', { csvData: [HEADER, ...rows].join('\n') })
  expect(answer.status).toBe(200)
}

function row(
  key: string,
  contest: string,
  date: string,
  place: string,
  points: string,
  cash: string,
  ticket: string,
  fee: string,
): string {
  return `NFL,Showdown Captain Mode,${key},${contest},c${key},${date},${place},${points},${cash},${ticket},"1,500",${fee},"$5,000.00",350`
}

async function offersOf(username: string) {
  const id = await env.DB.prepare('select id from users where username = ?')
    .bind(username)
    .first<number>('id')
  const ctx = contextOf({ id: id! } as Parameters<typeof contextOf>[0])
  const page = { view: { search: '', order: null }, after: null, limit: 1 }
  const { offers } = await pageOfLineups(ctx, page)
  // The second answer is the stored one.
  expect((await pageOfLineups(ctx, page)).offers).toEqual(offers)
  return offers
}
