import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadKernel } from '#optimizer/kernel.node.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { runQuietly } from '../lib/commands.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The kernel, compiled first where it is missing or older than its source: a fresh clone has none. */
export async function loadBuiltKernel(): Promise<Kernel> {
  if (isOutdated()) await runQuietly('npm', ['run', '-s', 'wasm', '--prefix', ROOT])
  return loadKernel()
}

function isOutdated(): boolean {
  const built = statSync(`${ROOT}optimizer-wasm/build/optimizer.wasm`, { throwIfNoEntry: false })
  if (!built) return true
  const sources = globSync('optimizer-wasm/{asconfig.json,assembly/**}', { cwd: ROOT })
  return sources.some((file) => statSync(`${ROOT}${file}`).mtimeMs > built.mtimeMs)
}
