// After the app's build: writes build/sbom.cdx.json, the list of the packages that the build is made of (docs/operations.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sbomOf } from './lib/sbom.mjs'

const sbom = sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8')))
mkdirSync('build', { recursive: true })
writeFileSync('build/sbom.cdx.json', `${JSON.stringify(sbom, null, 2)}\n`)
