import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { initialScriptBytes, lazyScripts, styleBytes, threadBytes } from './built-app.mjs'
import { runQuietly } from './commands.mjs'

/**
 * @typedef {{ gate: number, stretch: number }} Budget
 * @typedef {Budget & { name: string, kilobytes: number }} Size
 */

/**
 * Gzipped KB of 1000 bytes. A size above its `gate` fails the build; a gate is at most a tenth above the size measured
 * when it was set, so that growth is noticed, and about a hundredth above it, because compression varies with the order
 * of the same code. `stretch`: the target. A page that is not listed has the gate of OTHER_PAGE.
 * @type {Record<string, Budget>}
 */
const PAGES = {
  'routes/auth/route': { gate: 131.9, stretch: 120 },
  'routes/offline': { gate: 128.2, stretch: 120 },
  'routes/historical-data/route': { gate: 157.7, stretch: 120 },
  'routes/saved-lineups/route': { gate: 157.3, stretch: 120 },
  'routes/lineup-detail/route': { gate: 147.7, stretch: 120 },
  'routes/entry-sets/route': { gate: 151.9, stretch: 120 },
  'routes/entry-set-detail/route': { gate: 153.9, stretch: 120 },
  'routes/dashboard/route': { gate: 145.5, stretch: 120 },
  'routes/contest-insights/route': { gate: 153.1, stretch: 120 },
  'routes/optimizer/route': { gate: 218.4, stretch: 145 },
  trial: { gate: 218.4, stretch: 145 },
  'routes/slate-upload/route': { gate: 145.8, stretch: 120 },
  'slate-upload-short': { gate: 145.8, stretch: 120 },
}
const OTHER_PAGE = { gate: 144.6, stretch: 120 }
const ON_DEMAND = { gate: 16, stretch: 15 }
/** The script of a Web Worker, which loads beside the page. The one that chooses entries holds the search, the field and the sim, and plays fields of other ownership and of live standings. */
const THREAD = { gate: 51.2, stretch: 20 }
const STYLES = { gate: 16, stretch: 8 }
/**
 * 10 KB of it understand questions about a slate and compute their answers (app/core/questions); another 9 check what a
 * model writes sentence by sentence, with a list of ordinary words (app/core/analysis); 5 keep requests within the memory and
 * the turns that there are, and passwords from being guessed; 3 are the text of the privacy page. 41 are field and sim, for
 * devices that can't run them.
 */
const WORKER = { gate: 611.1, stretch: 300 }

/** Answered by the server alone, or a part of other routes. */
const NO_PAGES = ['root', 'routes/app-shell/route', 'routes/app-shell/page-boundary', 'routes/logout']

/** Every size that depends on the build alone, each with its gate. */
export async function measureSizes() {
  const scripts = Object.entries(initialScriptBytes()).filter(([id]) => !NO_PAGES.includes(id))
  const [largest] = lazyScripts()
  if (!largest) throw new Error('The build has no script on demand')
  return [
    ...scripts.map(([id, bytes]) => size(`scripts of ${id}`, bytes, PAGES[id] ?? OTHER_PAGE)),
    size(`largest script on demand (${largest.file})`, largest.bytes, ON_DEMAND),
    size('largest script of a thread', threadBytes(), THREAD),
    size('styles', styleBytes(), STYLES),
    size('Worker', await workerUploadBytes(), WORKER),
  ]
}

const HEADROOM = 1.1

/**
 * A sentence about a size; null when its gate fits. A gate that is too wide is reported, but does not fail.
 * @param {Pick<Size, 'name' | 'kilobytes' | 'gate'>} size
 */
export function sizeAdvice({ name, kilobytes, gate }) {
  const measured = `${name}: ${kilobytes.toFixed(1)} KB`
  if (kilobytes > gate) return { isTooLarge: true, sentence: `${measured}, more than ${gate}` }
  const fitting = Math.round(kilobytes * HEADROOM * 10) / 10
  if (gate <= fitting) return null
  return { isTooLarge: false, sentence: `${measured}; its gate of ${gate} can come down to ${fitting}` }
}

/**
 * @param {string} name
 * @param {number} bytes
 * @param {Budget} budget
 * @returns {Size}
 */
function size(name, bytes, budget) {
  return { name, kilobytes: bytes / 1000, ...budget }
}

const CONFIG = 'build/server/wrangler.json'

/** Gzipped bytes of a deployment's upload, as wrangler counts them. */
async function workerUploadBytes() {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-worker-'))
  const told = await runQuietly('wrangler', ['deploy', '--dry-run', '--outdir', folder, '--config', CONFIG])
  rmSync(folder, { recursive: true, force: true })
  const kibibytes = /Total Upload: .* gzip: ([\d.]+) KiB/.exec(told)?.[1]
  if (kibibytes === undefined) throw new Error(`wrangler named no size of the upload:\n${told}`)
  return Number(kibibytes) * 1024
}
