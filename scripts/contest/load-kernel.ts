import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import { runQuietly } from '../lib/commands.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The kernel of the search, compiled first where it is missing or older than its source: a fresh clone has none. */
export async function loadBuiltKernel(): Promise<Kernel> {
  await compileOutdated('optimizer', '')
  return loadKernel()
}

/** The kernels of the field and of the sim, likewise. */
export async function loadBuiltFieldKernel(): Promise<FieldKernel> {
  await compileOutdated('field', 'field/')
  return loadFieldKernel()
}

export async function loadBuiltSimKernel(): Promise<SimKernel> {
  await compileOutdated('sim', 'sim/')
  return loadSimKernel()
}

async function compileOutdated(name: string, folder: string): Promise<void> {
  if (isOutdated(name, folder)) await runQuietly('npm', ['run', '-s', 'wasm', '--prefix', ROOT])
}

function isOutdated(name: string, folder: string): boolean {
  const built = statSync(`${ROOT}optimizer-wasm/build/${name}.wasm`, { throwIfNoEntry: false })
  if (!built) return true
  const sources = globSync(`optimizer-wasm/${folder}{asconfig.json,assembly/**}`, { cwd: ROOT })
  return sources.some((file) => statSync(`${ROOT}${file}`).mtimeMs > built.mtimeMs)
}
