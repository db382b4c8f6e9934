import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runQuietly } from './commands.mjs'

const CONFIG = 'build/server/wrangler.json'

/** Bytes, gzipped, of what a deployment would upload. */
export async function workerUploadBytes() {
  const told = await inFolder((folder) =>
    runQuietly('wrangler', ['deploy', '--dry-run', '--outdir', folder, '--config', CONFIG]),
  )
  return figureIn(told, /Total Upload: .* gzip: ([\d.]+) KiB/) * 1024
}

/** Milliseconds of work before the Worker can take its first request, as profiled on this machine. */
export async function workerStartupMs() {
  const told = await inFolder((folder) =>
    runQuietly('wrangler', [
      'check',
      'startup',
      `--args=--config ${CONFIG}`,
      `--outfile=${path.join(folder, 'startup.cpuprofile')}`,
    ]),
  )
  return figureIn(told, /Active: ([\d.]+) ms/)
}

async function inFolder(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-worker-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figureIn(text, pattern) {
  const figure = pattern.exec(text)?.[1]
  if (figure === undefined) throw new Error(`wrangler printed nothing like ${pattern}:\n${text}`)
  return Number(figure)
}
