import { messageOf } from './errors.mjs'

/**
 * Runs one named step, prints its name, outcome and duration, and resolves with its result. The outcome is
 * `outcomeOf(result)`; by default the result if it is a string ("up to date"), otherwise "done".
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @param {(result: T) => unknown} [outcomeOf]
 * @returns {Promise<T>}
 */
export async function step(name, work, outcomeOf = (result) => result) {
  const started = performance.now()
  process.stdout.write(`${name} ... `)
  try {
    const result = await work()
    const outcome = outcomeOf(result)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${typeof outcome === 'string' ? outcome : 'done'} (${seconds} s)`)
    return result
  } catch (error) {
    console.log('failed')
    throw new Error(`${name} failed. ${messageOf(error)}`, { cause: error })
  }
}

/**
 * Runs a script's main function; on failure it prints the error's message and ends the process with 1.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(`\n${messageOf(error)}`)
    process.exit(1)
  }
}
