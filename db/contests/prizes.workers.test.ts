import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSatellite } from '#core/payouts/satellite.ts'
import { createDb } from '../client.ts'
import { prizesOfEntry } from './prizes.ts'

const TICKETS = [
  'NFL Satellite to $333 Wildcat',
  'SuperSat!',
  '$5 Super Sat (Sun)',
  'SUPER SAT',
  'FFWC Qualifier #3',
  '2x Millionaire Ticket',
  '(Qualifiers)',
  'Super Saturday Satellite',
]
const MONEY = [
  'NFL Super Saturday $100K',
  'SuperSaturday',
  'Satur Day',
  '$5 Double Up',
  'NFL $3 Play-Action',
  '',
]

test('the database and the screens call the same contests satellites', async () => {
  const names = [...TICKETS, ...MONEY]
  expect(names.filter(isSatellite)).toEqual(TICKETS)
  const rows = sql.join(
    names.map((name) => sql`(${name}, 500, 100, 45000, 50)`),
    sql`, `,
  )
  // Entries of a $5 double-up of 100, but for their names.
  const found = await createDb(env.DB).all<{ name: string; prizes: number }>(
    sql`with historical_entries (contest_name, entry_fee_cents, contest_entries, prize_pool_cents, places_paid)
      as (values ${rows}) select contest_name as name, ${prizesOfEntry} as prizes from historical_entries`,
  )
  expect(found.map(({ prizes }) => prizes)).toEqual([...TICKETS.map(() => 2), ...MONEY.map(() => 1)])
})
