import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { columnNames } from '#db/row-as-json.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { newPerson, type Person } from '#workers/testing/person.ts'
import { ask } from '#workers/testing/valid-calls.ts'
import { createDb, type Db } from '../client.ts'
import { savedLineups } from '../schema.ts'
import { deleteSavedLineup, restoreSavedLineup } from './deleted-lineups.ts'

/** Columns that say which lineup it is; a change of these is no change of the lineup. */
const IDENTITY = ['id', 'user_id']

test('a change between reading a lineup and deleting it is kept with it, whatever the column', async () => {
  const person = await newPerson()
  const columns = columnNames(savedLineups).filter((name) => !IDENTITY.includes(name))
  expect(columns).toContain('entry_fee_total_cents')
  for (const column of columns) {
    const owned = { id: await save(person), userId: person.id }
    const other = await otherValue(column, owned.id)
    const between = () =>
      env.DB.prepare(`update saved_lineups set ${column} = ? where id = ?`).bind(other, owned.id).run()
    expect(await deleteSavedLineup(changedMeanwhile(between), owned, Date.now()), column).toBe(true)
    await restoreSavedLineup(createDb(env.DB), owned)
    expect(await valueIn(column, owned.id), column).toBe(other)
    await env.DB.prepare('delete from saved_lineups where id = ?').bind(owned.id).run()
  }
})

test('an entry that comes between reading a lineup and deleting it comes back with it', async () => {
  const person = await newPerson()
  const owned = { id: await save(person), userId: person.id }
  const path = `/saved-lineups/${owned.id}/entries`
  const between = async () => {
    const entered = await ask(person, 'PUT /saved-lineups/:id/entries', {
      path,
      body: { entry_keys: ['4001'], entry_fee_total: 5 },
    })
    expect(entered.status).toBe(200)
  }
  await deleteSavedLineup(changedMeanwhile(between), owned, Date.now())
  const restored = await restoreSavedLineup(createDb(env.DB), owned)
  expect(restored).toMatchObject({ lineup: { entryFeeTotalCents: 500 }, entries: [{ entryKey: '4001' }] })
})

/** The database, in which something changes once after the first batch has read. */
function changedMeanwhile(change: () => Promise<unknown>): Db {
  let isFirst = true
  return createDb({
    prepare: (query) => env.DB.prepare(query),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const answer = await env.DB.batch<Row>(statements)
      if (isFirst) {
        isFirst = false
        await change()
      }
      return answer
    },
  })
}

async function save(person: Person): Promise<number> {
  const saved = await ask(person, 'POST /saved-lineups', { body: showdownLineup() })
  return (await saved.json<{ lineup: { id: number } }>()).lineup.id
}

/** A value that the column may have and that this lineup does not have. */
async function otherValue(column: string, lineupId: number): Promise<number | string> {
  const now = await valueIn(column, lineupId)
  const texts: Record<string, string> = { contest_type: 'Cash', stack_types: '["other"]', points_by: 'yours' }
  if (column === 'game_id') {
    const made = await env.DB.prepare(
      `insert into games (user_id, game_mode, slate_name, content_hash, csv_data, created_at)
       select user_id, game_mode, 'other', 'other', 'csv', 1 from saved_lineups where id = ? returning id`,
    )
      .bind(lineupId)
      .first<{ id: number }>()
    return made!.id
  }
  const { type } = (await env.DB.prepare(`select type from pragma_table_info('saved_lineups') where name = ?`)
    .bind(column)
    .first<{ type: string }>())!
  if (type.toLowerCase() === 'text') return texts[column] ?? 'other'
  return column === 'finalized' ? 1 : Number(now ?? 0) + 1
}

async function valueIn(column: string, lineupId: number): Promise<unknown> {
  const row = await env.DB.prepare(`select ${column} as value from saved_lineups where id = ?`)
    .bind(lineupId)
    .first<{ value: unknown }>()
  return row?.value
}
