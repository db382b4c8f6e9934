import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))
const INDEX = path.join(FOLDER, 'dist/esm/lucide-react.mjs')
/** The folder of the files with one icon each. */
export const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[a-z\d-]+\.mjs$/
const DRAWING = path.resolve(import.meta.dirname, '../app/components/ui/drawn-icon.tsx')

type Shape = [tag: string, attributes: Record<string, string>]

/**
 * Icons of lucide-react as a page needs them: each is imported from its own file, so that a script has only those of its
 * page, and is one text of SVG, made when the app is built. As published an icon is a list of lines with a random key for
 * each, and all icons of all pages are one module to the bundler.
 */
export function icons(): Plugin {
  const files = fileOfEach(readFileSync(INDEX, 'utf8'))
  return {
    name: 'icons',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/app\/.*\.tsx?(\?|$)/, ICON_FILE] },
      handler(source, id) {
        if (ICON_FILE.test(id)) return { code: drawnFrom(source), map: null }
        if (!source.includes("from 'lucide-react'")) return null
        return { code: importedByFile(source, files), map: null }
      },
    },
  }
}

/** Name of an icon -> its file, of the package's list of exports. */
function fileOfEach(index: string): ReadonlyMap<string, string> {
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
          name,
          path.join(FOLDER, 'dist/esm', file),
        ]),
    ),
  )
}

/** A module's source with one import for each icon; its types are gone when it runs. */
export function importedByFile(source: string, files: ReadonlyMap<string, string>): string {
  return source.replace(/^import \{([^}]*)\} from 'lucide-react'/gm, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const file = files.get(name)
        if (file === undefined) throw new Error(`lucide-react has no icon "${name}"`)
        return `import ${name} from '${file}'`
      })
      .join(';'),
  )
}

/** The module of an icon whose lines are a text. */
export function drawnFrom(source: string): string {
  const icon = /const __iconData = (\{[\s\S]*?\n\});/.exec(source)?.[1]
  if (icon === undefined) throw new Error('A file of lucide-react has no icon')
  const { node }: { node: Shape[] } = new Function(`return ${icon}`)()
  return `import draw from '${DRAWING}'
export default draw(${JSON.stringify(node.map(markupOf).join(''))})`
}

function markupOf([tag, { key, ...attributes }]: Shape): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${named.join('')}/>`
}
