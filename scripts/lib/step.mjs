/**
 * Does one named piece of work and prints its name, how it went and how long it took.
 * `work` may resolve with a word for how it went ("up to date").
 */
export async function step(name, work) {
  const started = performance.now()
  process.stdout.write(`${name} ... `)
  try {
    const outcome = (await work()) ?? 'done'
    console.log(`${outcome} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  } catch (error) {
    console.log('failed')
    throw new Error(`${name} failed. ${error.message}`, { cause: error })
  }
}

/** Runs a script's main function; a failure is told in its own words and ends the process with 1. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
