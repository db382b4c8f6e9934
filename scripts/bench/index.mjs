// npm run bench [-- section ...]: the benchmarks. One file per section; each prints a table.
import { cpus } from 'node:os'

const SECTIONS = [
  'optimizer',
  'build',
  'repair',
  'history',
  'contest',
  'intervals',
  'baseline',
  'screen-lineups',
  'learning',
  'gpp',
  'calibration',
  'crowd',
  'sim',
  'coverage',
  'field',
  'portfolio',
  'autopsy',
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !SECTIONS.includes(name))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}; there are: ${SECTIONS.join(', ')}`)
  process.exit(1)
}

console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`)
for (const name of SECTIONS.filter((section) => wanted.length === 0 || wanted.includes(section))) {
  const section = await import(`./${name}.mjs`)
  console.log(`\n# ${section.title}`)
  await section.run()
}
