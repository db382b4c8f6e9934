import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exitCodeOf, launch } from '../lib/commands.mjs'
import { printTable } from '../lib/measure.mjs'
import { copyOfTree } from '../lib/mutants/tree-copy.mjs'
import { step } from '../lib/step.mjs'

export const title = 'The same source built in two folders, every file byte by byte'

/** The app, the service worker, the Worker and the list of packages; and the kernels. */
const MADE = ['build', 'optimizer-wasm/build']

/** Fails where a file differs, or is in one of the builds only. */
export async function run() {
  const builds = []
  for (const folder of [copyOfTree(copyModules), copyOfTree(copyModules)])
    builds.push(await step(folder, () => hashesOfBuild(folder)))
  const [first, second] = /** @type {[Map<string, string>, Map<string, string>]} */ (builds)
  const files = [...new Set([...first.keys(), ...second.keys()])]
  const different = files.filter((file) => first.get(file) !== second.get(file))
  console.log()
  printTable([
    {
      files: files.length,
      different: different.length,
      'SHA-256 of all': digest(JSON.stringify([...first])),
    },
  ])
  for (const file of different) console.log(`Different: ${file}`)
  if (different.length > 0) process.exitCode = 1
}

/**
 * Not links as a whole: a build that told where its packages are would tell the same folder twice.
 * @param {string} from
 * @param {string} to
 */
function copyModules(from, to) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    // Another file system takes no hard links.
    execFileSync('cp', ['-a', `${from}/.`, to])
  }
}

/** @param {string} folder */
async function hashesOfBuild(folder) {
  const code = await exitCodeOf(launch('npm', ['run', '-s', 'build'], { cwd: folder, stdio: 'ignore' }))
  if (code !== 0) throw new Error(`npm run build ended with ${code}`)
  const files = MADE.flatMap((made) =>
    readdirSync(path.join(folder, made), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  )
  return new Map(files.sort().map((file) => [file, digest(readFileSync(path.join(folder, file)))]))
}

/** @param {string | Buffer} content */
function digest(content) {
  return createHash('sha256').update(content).digest('hex')
}
