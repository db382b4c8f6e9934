import { initialScriptBytes, lazyScripts, styleBytes } from './built-app.mjs'
import { workerUploadBytes } from './built-worker.mjs'

const SCREEN = { gate: 145, stretch: 120 }
const OPTIMIZER = { gate: 175, stretch: 145 }
/** Answered by the server alone, or a part of other routes. */
const NO_PAGES = ['root', 'routes/app-shell/route', 'routes/logout']

/** Every size that QUALITY.md 5.3 limits and that depends on the build alone, in gzipped KB of 1000 bytes. */
export async function measureSizes() {
  const scripts = Object.entries(initialScriptBytes()).filter(([id]) => !NO_PAGES.includes(id))
  const [largest] = lazyScripts()
  return [
    ...scripts.map(([id, bytes]) =>
      size(`scripts of ${id}`, bytes, id.includes('optimizer') ? OPTIMIZER : SCREEN),
    ),
    size(`largest script on demand (${largest.file})`, largest.bytes, { gate: 40, stretch: 15 }),
    size('styles', styleBytes(), { gate: 12, stretch: 8 }),
    size('Worker', await workerUploadBytes(), { gate: 500, stretch: 300 }),
  ]
}

function size(name, bytes, budget) {
  return { name, kilobytes: bytes / 1000, ...budget }
}
