import { messageOf } from './errors.mjs'

/**
 * Does one named piece of work, prints its name, how it went and how long it took, and resolves with its result. How it
 * went is what `outcomeOf` says of the result; without it the result where that is a string ("up to date"), else "done".
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
 * Runs a script's main function; a failure is told in its own words and ends the process with 1.
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
