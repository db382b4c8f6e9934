/** @typedef {{ median: number, low: number, high: number }} Spread */

/**
 * Times `task` in milliseconds: the median of at least 11 rounds after a warm-up, with the 10th and 90th percentile.
 * Short tasks run many times a round, so that the clock's step does not count.
 * @param {() => unknown} task
 * @param {{ warmUpMs?: number, rounds?: number, roundMs?: number }} [options]
 */
export function measure(task, { warmUpMs = 200, rounds = 21, roundMs = 2 } = {}) {
  const warmedUp = performance.now() + warmUpMs
  let runs = 0
  do {
    task()
    runs++
  } while (performance.now() < warmedUp)
  const times = Math.max(1, Math.round((roundMs * runs) / warmUpMs))
  return spread(Array.from({ length: rounds }, () => timeOf(task, times)))
}

/**
 * @param {readonly number[]} samples
 * @returns {Spread}
 */
export function spread(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  return { median: percentile(sorted, 0.5), low: percentile(sorted, 0.1), high: percentile(sorted, 0.9) }
}

/** @param {readonly number[]} numbers */
export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

/** @param {readonly number[]} numbers */
export function mean(numbers) {
  return sum(numbers) / numbers.length
}

/**
 * The slope of y over x by least squares.
 * @param {readonly number[]} x
 * @param {readonly number[]} y
 */
export function slope(x, y) {
  const [middleX, middleY] = [mean(x), mean(y)]
  const both = mean(x.map((each, i) => (each - middleX) * ((y[i] ?? 0) - middleY)))
  return both / mean(x.map((each) => (each - middleX) ** 2))
}

/**
 * Processor time of a task in milliseconds, which other programs on the machine hardly change: the least of three rounds, of a
 * short task of as many as fit into half a second, since the first ones warm it up.
 * @param {() => unknown} task
 */
export function processorMs(task) {
  const times = []
  while (times.length < 3 || sum(times) < 500) times.push(processorTimeOf(task).ms)
  return Math.min(...times)
}

/**
 * One run of a task: its value, and its processor time in milliseconds.
 * @template T
 * @param {() => T} task
 */
export function processorTimeOf(task) {
  const since = processorClock()
  const value = task()
  return { value, ms: since() }
}

/** Started now: milliseconds of processor time until it is asked. */
export function processorClock() {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}

/**
 * One run, in milliseconds.
 * @param {() => unknown} task
 */
export function timeOnce(task) {
  return timeOf(task, 1)
}

/** @param {Spread} spread */
export function formatTime({ median, low, high }) {
  return `${formatMs(median)} (${formatMs(low)} to ${formatMs(high)})`
}

/** @param {number} ms */
function formatMs(ms) {
  return ms < 1 ? ms.toFixed(4) : ms < 100 ? ms.toFixed(2) : ms.toFixed(0)
}

/**
 * Prints rows of equal keys as a Markdown table.
 * @param {readonly Readonly<Record<string, string | number>>[]} rows
 */
export function printTable(rows) {
  const headings = Object.keys(rows[0] ?? {})
  const widths = headings.map((heading) =>
    Math.max(heading.length, ...rows.map((row) => `${row[heading]}`.length)),
  )
  /** @param {readonly (string | number | undefined)[]} cells */
  const line = (cells) => `| ${cells.map((cell, i) => `${cell}`.padEnd(widths[i] ?? 0)).join(' | ')} |`
  console.log(line(headings))
  console.log(line(widths.map((width) => '-'.repeat(width))))
  for (const row of rows) console.log(line(headings.map((heading) => row[heading])))
}

/**
 * @param {() => unknown} task
 * @param {number} times
 */
function timeOf(task, times) {
  const start = performance.now()
  for (let run = 0; run < times; run++) task()
  return (performance.now() - start) / times
}

/**
 * Of samples in any order.
 * @param {readonly number[]} samples
 * @param {number} share
 */
export function percentileOf(samples, share) {
  return percentile(
    samples.toSorted((a, b) => a - b),
    share,
  )
}

/**
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
