import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../errors.mjs'

const PATIENCE_MS = 60_000

/**
 * Runs `attempt` until it returns a truthy value, and resolves with that; an error counts as a failed attempt.
 * @template T
 * @param {() => T | Promise<T>} attempt
 * @param {string} [what]
 * @param {number} [patienceMs]
 * @returns {Promise<NonNullable<T>>}
 */
export async function until(attempt, what = 'the browser', patienceMs = PATIENCE_MS) {
  const deadline = performance.now() + patienceMs
  let reason = ''
  while (performance.now() < deadline) {
    try {
      const answer = await attempt()
      if (answer) return answer
      reason = ''
    } catch (error) {
      reason = `: ${messageOf(error)}`
    }
    await setTimeout(50)
  }
  throw new Error(`${what} was not there within ${patienceMs / 1000} s${reason}`)
}

/**
 * Removed when this process ends.
 * @param {string} prefix
 */
export function temporaryFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
