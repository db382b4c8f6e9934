import { readdirSync } from 'node:fs'
import path from 'node:path'

const NOT_OURS = new Set(['node_modules', 'build', 'test-results'])

/** Every test file under `folder`, by the suite that has to read it. Sought by name alone, so that no configuration hides one. */
export function testFiles(folder = '.') {
  const files = filesUnder(folder)
  const isWorkers = (file) => /\.workers\.test\.tsx?$/.test(file)
  return {
    unit: files.filter((file) => /\.test\.tsx?$/.test(file) && !isWorkers(file)),
    workers: files.filter(isWorkers),
    e2e: files.filter((file) => /\.spec\.tsx?$/.test(file)),
  }
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return []
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(file)
    return entry.isFile() ? [file] : []
  })
}
