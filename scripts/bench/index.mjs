// npm run bench [-- section ... [STANDINGS=SALARIES ...]]: the benchmarks. One file per section; each prints a table.
import { cpus } from 'node:os'

const SECTIONS = [
  'optimizer',
  'build',
  'classic',
  'late-swap',
  'intervals',
  'screen-lineups',
  'crowd',
  'sim',
  'portfolio',
  'worth',
  'claims',
]

const words = process.argv.slice(2)
/** `STANDINGS=SALARIES`, for a section that reads contests. */
const contests = words.filter((word) => word.includes('='))
const wanted = words.filter((word) => !word.includes('='))
const unknown = wanted.filter((name) => !SECTIONS.includes(name))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}; there are: ${SECTIONS.join(', ')}`)
  process.exit(1)
}

console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`)
for (const name of SECTIONS.filter((section) => wanted.length === 0 || wanted.includes(section))) {
  const section = await import(`./${name}.mjs`)
  console.log(`\n# ${section.title}`)
  await section.run(contests)
}
