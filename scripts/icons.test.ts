import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnFrom, importedByFile } from './icons.ts'

const require = createRequire(import.meta.url)
const FOLDER = path.join(path.dirname(require.resolve('lucide-react/package.json')), 'dist/esm/icons')

/** The text that the module of an icon draws. */
function linesIn(module: string): string {
  return JSON.parse(/draw\((".*")\)$/.exec(module)?.[1] ?? '""')
}

test('an icon has the lines that lucide-react draws, whichever way its file is written', () => {
  const theirs = require('lucide-react')
  for (const [name, file] of [
    ['Eye', 'eye'],
    ['Check', 'check'],
    ['ChartColumn', 'chart-column'],
  ] as const) {
    const drawn = linesIn(drawnFrom(readFileSync(path.join(FOLDER, `${file}.mjs`), 'utf8')))
    const svg = renderToStaticMarkup(createElement(theirs[name]))
    expect(drawn.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')).toBe(
      svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>'),
    )
  }
})

test('a module imports each icon from its own file, and no type', () => {
  const files = new Map([
    ['Eye', '/icons/eye.mjs'],
    ['Check', '/icons/check.mjs'],
  ])
  expect(
    importedByFile(
      "import { Eye, type LucideIcon, Check } from 'lucide-react'\nimport { use } from 'react'",
      files,
    ),
  ).toBe("import Eye from '/icons/eye.mjs';import Check from '/icons/check.mjs'\nimport { use } from 'react'")
  expect(() => importedByFile("import { Ghost } from 'lucide-react'", files)).toThrow('no icon "Ghost"')
})
