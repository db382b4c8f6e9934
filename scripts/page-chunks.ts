import type { Plugin } from 'vite'
import { PAGES } from '../app/pages.ts'
import { ICON_FILE } from './icons.ts'

/** What is read of the bundler's graph of modules. */
export type ModuleGraph = {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** What every page needs, in one file that stays in the browser's cache until one of these packages changes. */
const FRAMEWORK = { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }
const OWN = {
  name: chunkOf,
  debugName: 'pages',
  // The graph does not tell which modules of a package are used.
  test: (id: string) => !id.includes('/node_modules/') || ICON_FILE.test(id),
}

/** Pages that need a module before it is loaded with every page. */
const MANY = 4
const START = ['entry.client.tsx', 'root.tsx']
const FRAME = ['routes/app-shell/route.tsx', 'routes/app-shell/page-boundary.tsx']
/** The pages of saved records: one script has what all of them need and no other page does. */
const SAVED = ['saved-lineups', 'lineup-detail', 'entry-sets', 'entry-set-detail'].map(
  (name) => `routes/${name}/route.tsx`,
)
const BARE: readonly string[] = Object.values(PAGES).flatMap(([, , frame, file]) =>
  frame === 'bare' ? [file] : [],
)

/**
 * Joins the modules that a page loads before the first click into few scripts. The bundler alone makes a script of each
 * set of parts that share a module: more than a hundred for a page, most of them smaller than what it takes to request one.
 */
export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    enforce: 'post',
    configEnvironment(name) {
      if (name !== 'client') return null
      const codeSplitting = { groups: [FRAMEWORK, OWN], includeDependenciesRecursively: false }
      // React Router asks for scripts that export nothing else, which the bundler cannot combine with the above.
      return {
        build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } } },
      }
    },
  }
}

/**
 * The script of a module of the app; null where the bundler decides. A module imports only modules that at least as many
 * pages need, so no script imports one that imports it.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (graph.getModuleInfo(id)?.isEntry) return null
  const pages = entriesThatImport(id, graph, ({ importers }) => importers)
  if (pages.length === 0) return null
  if (pages.some((page) => START.includes(page))) return 'app'
  // Not if a part of another page needs it, too: it would load all that these pages need.
  const ever = entriesThatImport(id, graph, (module) => [...module.importers, ...module.dynamicImporters])
  if (pages.length === SAVED.length && ever.every((page) => SAVED.includes(page))) return 'saved'
  if (pages.length >= MANY || pages.some((page) => FRAME.includes(page)))
    return pages.some((page) => BARE.includes(page)) ? 'app' : 'frame'
  if (ever.length === 1) return nameOf(pages[0] ?? '')
  // A script of its own takes more than an icon.
  return ICON_FILE.test(id) ? 'app' : null
}

type ModuleInfo = NonNullable<ReturnType<ModuleGraph['getModuleInfo']>>

/** The files of the entries, seen from `app/`, from which imports of that kind lead to the module. */
function entriesThatImport(
  id: string,
  graph: ModuleGraph,
  importersOf: (module: ModuleInfo) => readonly string[],
): string[] {
  const entries: string[] = []
  const seen = new Set([id])
  for (const each of seen) {
    const module = graph.getModuleInfo(each)
    if (module === null) continue
    if (module.isEntry) entries.push(each.replace(/^.*\/app\/|\?.*$/g, ''))
    for (const importer of importersOf(module)) seen.add(importer)
  }
  return entries
}

/** `optimizer` of `routes/optimizer/route.tsx`. */
function nameOf(page: string): string | null {
  return /^routes\/([a-z-]+)/.exec(page)?.[1] ?? null
}
