// npm run proof -- <name> [...]: measurements of the whole app. One file per measurement; each prints a table for
// docs/proof.md.
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
