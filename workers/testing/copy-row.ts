import { env } from 'cloudflare:workers'

/** Copies a row many times, past every limit; the columns that must differ are numbered. */
export async function copyRow(table: string, id: number, times: number, unique: string[]): Promise<void> {
  const { results } = await env.DB.prepare(`pragma table_info(${table})`).all<{ name: string }>()
  const columns = results.map(({ name }) => name).filter((name) => name !== 'id')
  const values = columns.map((name) => (unique.includes(name) ? `'copy-' || n` : name))
  await env.DB.prepare(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${times})
     insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table}, numbers where id = ?`,
  )
    .bind(id)
    .run()
}
