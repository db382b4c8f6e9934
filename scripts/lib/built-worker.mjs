import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runQuietly } from './commands.mjs'

const CONFIG = 'build/server/wrangler.json'

/** Gzipped bytes of a deployment's upload, as wrangler counts them. */
export async function workerUploadBytes() {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-worker-'))
  const told = await runQuietly('wrangler', ['deploy', '--dry-run', '--outdir', folder, '--config', CONFIG])
  rmSync(folder, { recursive: true, force: true })
  const kibibytes = /Total Upload: .* gzip: ([\d.]+) KiB/.exec(told)?.[1]
  if (kibibytes === undefined) throw new Error(`wrangler named no size of the upload:\n${told}`)
  return Number(kibibytes) * 1024
}
