import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

// In a fresh clone these scripts run in the machine's Node, which may be too old for TypeScript, before packages are
// installed. They import other modules dynamically once the locked tools are installed.
const ENTRIES = ['scripts/start.mjs', 'scripts/test.mjs', 'scripts/deploy.mjs', 'scripts/restore-drill.mjs']

test.each(ENTRIES)('%s statically imports only modules that Node 20 can run without packages', (entry) => {
  const read = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (read.has(file)) continue
    read.add(file)
    for (const name of staticImports(readFileSync(file, 'utf8'))) {
      if (isOldBuiltin(name)) continue
      expect(name, `${file} imports it at once`).toMatch(/^\.{1,2}\/.*\.mjs$/)
      waiting.push(path.join(path.dirname(file), name))
    }
  }
  expect([...read]).toContain('scripts/lib/tool-chain.mjs')
})

/** Whether Node 20 has the module. Those that came after it, such as `node:sqlite`, have no name without the prefix. */
function isOldBuiltin(name: string): boolean {
  return isBuiltin(name) && isBuiltin(name.replace(/^node:/, ''))
}

/** The names in `import ... from 'name'`, `import 'name'` and `export ... from 'name'`; not those of `import('name')`. */
function staticImports(source: string) {
  return [...source.matchAll(/^(?:import|export)\b(?:[^'"()]*\bfrom)?\s*['"]([^'"]+)['"]/gm)].map(
    (found) => found[1] ?? '',
  )
}
