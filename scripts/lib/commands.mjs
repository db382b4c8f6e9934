// Child processes of `npm start` and `npm test`. Each leads its own process group, so that a stop also reaches the
// processes it started (npm ends only its shell, and a shell only itself).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { codeOf } from './errors.mjs'

/**
 * @import { ChildProcess, StdioOptions } from 'node:child_process'
 * @typedef {{ cwd?: string, env?: Record<string, string | undefined>, stdio?: StdioOptions }} LaunchOptions
 */

/** @type {Set<ChildProcess>} */
const groups = new Set()

/**
 * Starts a command (`cwd`: in another folder); it is ended when this process ends for any reason.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {LaunchOptions} [options]
 */
export function launch(command, args, { cwd, env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const child = spawn(command, args, { cwd, stdio, detached: true, env: { ...process.env, ...env } })
  groups.add(child)
  child.once('close', () => groups.delete(child))
  return child
}

/**
 * Runs a command to its end, its output on screen, and resolves with its exit code.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export async function exitCodeOf(child) {
  const [code] = await once(child, 'close')
  return code ?? 1
}

/**
 * Runs a command silently, `input` on its stdin; throws with all its output when it fails. Resolves with its stdout.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [input]
 */
export async function runQuietly(command, args, env, input) {
  const child = launch(command, args, {
    env,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  // A command may end before it has read all input; only its exit code says whether it failed.
  child.stdin?.on('error', () => {}).end(input)
  let everything = ''
  let stdout = ''
  child.stdout?.on('data', (text) => {
    stdout += text
    everything += text
  })
  child.stderr?.on('data', (text) => {
    everything += text
  })
  const code = await exitCodeOf(child)
  if (code !== 0)
    throw new Error(`\`${[command, ...args].join(' ')}\` ended with ${code}:\n${everything.trim()}`)
  return stdout
}

process.on('exit', endAll)
// Not `once`: the same signal often arrives twice (to the group, and passed on by npm). After the listener was removed,
// the second one would end this process before its children are ended.
let stopping = false
for (const [signal, number] of /** @type {const} */ ([
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
])) {
  process.on(signal, () => {
    if (!stopping) stop(128 + number)
  })
}

/** @param {number} exitCode */
async function stop(exitCode) {
  stopping = true
  const closing = [...groups].map((child) => once(child, 'close'))
  endAll()
  await Promise.all(closing)
  process.exit(exitCode)
}

function endAll() {
  for (const child of groups) endGroup(child)
}

/**
 * Ends a child and the processes it started; a child that has already ended is not an error.
 * @param {ChildProcess} child
 */
export function endGroup({ pid }) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
