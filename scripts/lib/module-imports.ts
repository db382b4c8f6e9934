import { readFileSync } from 'node:fs'
import path from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** One import of a module: a path from the root of the repository, or a package's name. */
export type ModuleImport = { to: string; isPackage: boolean; isDynamic: boolean }

const STATIC = /^(?:import|export)\b(?:[^'"();]*\bfrom)?\s*['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g

/** What a TypeScript module imports, types included: by `import`, `export ... from` and `import()`. */
export function importsOf(file: string): ModuleImport[] {
  const source = readFileSync(file, 'utf8')
  return [
    ...namesIn(source, STATIC).map((name) => moduleImport(file, name, false)),
    ...namesIn(source, DYNAMIC).map((name) => moduleImport(file, name, true)),
  ]
}

function namesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, name]) => name!)
}

function moduleImport(file: string, name: string, isDynamic: boolean): ModuleImport {
  const own = name.startsWith('.') ? path.join(path.dirname(file), name) : aliasedPath(name)
  // Vite's `?url` and the like are no part of the path.
  return { to: own?.replace(/\?.*$/, '') ?? name, isPackage: own === null, isDynamic }
}

/** `#core/x.ts` -> `app/core/x.ts`, by package.json's `imports`. */
function aliasedPath(name: string): string | null {
  for (const [alias, target] of Object.entries(packageJson.imports)) {
    const prefix = alias.replace('*', '')
    if (name.startsWith(prefix)) return path.join(target.replace('*', ''), name.slice(prefix.length))
  }
  return null
}
