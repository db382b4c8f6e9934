// After the app's build: takes out where it was made, so that the same source makes the same bytes in any folder
// (`npm run proof -- same-build`), and writes build/sbom.cdx.json, the packages that it is made of (docs/operations.md).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sbomOf } from './lib/sbom.mjs'

const BUILD = 'build'
const HERE = `${process.cwd()}/`
/** Vite writes the address of a style sheet in hex until it knows the file's name. */
const HERE_IN_HEX = Buffer.from(HERE).toString('hex')

for (const file of filesOf(BUILD)) {
  const content = readFileSync(file)
  if (!content.includes(HERE) && !content.includes(HERE_IN_HEX)) continue
  // Two files of the Worker's upload may name the folder: wrangler's configuration in its paths, and a source map.
  if (!/\/server\/(wrangler\.json|assets\/.*\.map)$/.test(file))
    throw new Error(`${file} names the folder ${HERE}`)
  writeFileSync(file, content.toString().replaceAll(HERE, '').replaceAll(HERE_IN_HEX, ''))
}

const sbom = sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8')))
writeFileSync(path.join(BUILD, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
