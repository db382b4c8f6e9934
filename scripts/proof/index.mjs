// npm run proof -- <name> [...]: what is promised of the whole app, measured. One file a proof; each prints a table that
// docs/proof.md can quote.
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'

const [wanted = '', ...args] = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  .map((file) => file.replace('.mjs', ''))

if (!names.includes(wanted)) {
  console.error(`npm run proof -- <name>, where <name> is one of: ${names.join(', ')}`)
  process.exit(1)
}

const proof = await import(`./${wanted}.mjs`)
const today = new Date().toISOString().slice(0, 10)
console.log(`# ${proof.title}\n`)
console.log(`${today}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})\n`)
await proof.run(args)
