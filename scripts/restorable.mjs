// `node scripts/restorable.mjs backup.sql restore.sql`: rewrites a D1 export so that D1 can import it (docs/restore.md).
import { createWriteStream, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parentsFirst } from './lib/parents-first.mjs'
import { shortStatements } from './lib/short-statements.mjs'
import { statementsOf } from './lib/sql-statements.mjs'
import { main } from './lib/step.mjs'

main(async () => {
  const [from, to] = process.argv.slice(2)
  if (!from || !to)
    throw new Error('Name the export and the file to write: restorable.mjs backup.sql restore.sql')
  const statements = parentsFirst([...statementsOf(readFileSync(from, 'utf8'))])
  await pipeline(Readable.from(shortStatements(statements)), createWriteStream(to))
})
