import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { test } from 'vitest'
import { whatReadersSay } from './testing/what-readers-say.ts'

test('x', () => {
  const out: string[] = []
  for (const root of ['../shared/data', 'app/core/fixtures'])
    for (const f of readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((f) => f.isFile() && /csv(\.gz)?$/.test(f.name))
      .map((f) => `${f.parentPath}/${f.name}`)
      .sort()) {
      if (process.env.SMALL && f.endsWith('.gz')) continue
      const bytes = readFileSync(f)
      const text = (f.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
      const t = performance.now()
      const s = whatReadersSay(text)
      out.push(`${f}\t${s.salaries}\t${s.standings}\t${s.history}\t${Math.round(performance.now() - t)}`)
    }
  writeFileSync('/tmp/said.tsv', out.join('\n'))
}, 300000)
