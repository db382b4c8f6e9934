import { readdirSync } from 'node:fs'
import path from 'node:path'

/** @typedef {'unit' | 'api' | 'workers' | 'hostile' | 'faults' | 'real-files' | 'e2e' | 'situations'} Suite */

const NOT_OURS = new Set(['node_modules', 'build', 'test-results'])

/**
 * Every test file under `folder`, by the suite that must read it. Found by name, so that no configuration can hide one.
 * @param {string} [folder]
 * @returns {Record<Suite, string[]>}
 */
export function testFiles(folder = '.') {
  const tests = Object.groupBy(filesUnder(folder), (file) => suiteOf(path.relative(folder, file)))
  const none = {
    unit: [],
    api: [],
    workers: [],
    hostile: [],
    faults: [],
    'real-files': [],
    e2e: [],
    situations: [],
  }
  return { ...none, ...tests }
}

/**
 * @param {string} file
 * @returns {Suite | 'none'}
 */
function suiteOf(file) {
  const name = path.basename(file)
  if (/\.spec\.tsx?$/.test(name))
    return file.startsWith(path.join('e2e', 'situations', path.sep)) ? 'situations' : 'e2e'
  if (!/\.test\.tsx?$/.test(name)) return 'none'
  if (name.includes('.real-files.')) return 'real-files'
  if (!name.includes('.workers.')) return 'unit'
  const [top, room] = file.split(path.sep)
  return top === 'workers' && (room === 'api' || room === 'hostile' || room === 'faults') ? room : 'workers'
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return []
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(file)
    return entry.isFile() ? [file] : []
  })
}
