import { readdirSync } from 'node:fs'
import { PLAIN } from '#core/objective/plain-points.ts'
import { BUILDS, LINEUPS, mainSlates, requestOf } from '../bench/classic.mjs'
import { judged } from '../lib/budget.mjs'
import { launchChromium } from '../lib/launch-chromium.mjs'
import { printTable, spread } from '../lib/measure.mjs'
import { withServedApp } from '../lib/served-app.mjs'

/**
 * @import { BuildRequest } from '#optimizer/build-request.ts'
 * @typedef {{ script: string, task: string, input: object, times: number }} Asked
 * @typedef {{ ms: number[], isProved: boolean }} Answered
 */

export const title = 'Main slates (Standard) in Chromium, one thread, from the players to the lineups'

const ROUNDS = 3
/** With the number of lineups that it is the best of. */
const BEST_MS = 10

/** Asks the threads of the built app as its pages do; the messages there and back count. */
export async function run() {
  const slates = mainSlates()
  await withServedApp(async ({ base }) => {
    const browser = await launchChromium()
    const page = await browser.newPage()
    await page.goto(base, { waitUntil: 'networkidle' })
    /** @type {(asked: Omit<Asked, 'times'>, budget: number) => Promise<string>} */
    const cell = async (asked, budget) =>
      told(await page.evaluate(answered, { ...asked, times: 1 + ROUNDS }), budget)
    /** @type {(playerPool: BuildRequest['playerPool'], settings: BuildRequest['settings']) => object} */
    const sent = (playerPool, settings) => {
      const { format, ...request } = requestOf([...playerPool], settings)
      return { ...request, formatId: format.id }
    }
    const best = { script: scriptOf('optimizer'), task: 'optimize' }
    const build = { script: scriptOf('build'), task: 'build' }
    const rows = [
      await rowOf(`best, counted (${BEST_MS})`, (players) =>
        cell({ ...best, input: { ...sent(players, PLAIN), keptPlayers: [] } }, BEST_MS),
      ),
    ]
    for (const [name, settings, rules, budget] of BUILDS)
      rows.push(
        await rowOf(`${name} (${budget})`, (players) =>
          cell({ ...build, input: { ...sent(players, settings), rules, count: LINEUPS } }, budget),
        ),
      )
    await browser.close()
    console.log(
      `Milliseconds of the first answer of a new thread / the median of ${ROUNDS} more, budgets in brackets; "open": not proved.\n`,
    )
    printTable(rows)

    /**
     * @param {string} build
     * @param {(players: BuildRequest['playerPool']) => Promise<string>} cellOf
     */
    async function rowOf(build, cellOf) {
      /** @type {Record<string, string>} */
      const row = { build }
      for (const [slate, players] of slates) row[slate] = await cellOf(players)
      return row
    }
  })
}

/**
 * The median is what is judged.
 * @param {Answered} answer
 * @param {number} budget
 */
function told({ ms: [first = Number.NaN, ...further], isProved }, budget) {
  const median = judged(spread(further).median, { gate: budget }, (value) => value.toFixed(1))
  return `${first.toFixed(0)} / ${median}${isProved ? '' : ', open'}`
}

/** @param {string} thread */
function scriptOf(thread) {
  const file = readdirSync('build/client/assets').find(
    (name) => name.startsWith(`${thread}-worker-`) && name.endsWith('.js'),
  )
  if (!file) throw new Error(`The build has no thread ${thread}`)
  return `/assets/${file}`
}

/**
 * Runs in the page: asks a new thread so many times. Milliseconds of each answer.
 * @param {Asked} asked
 * @returns {Promise<Answered>}
 */
async function answered({ script, task, input, times }) {
  const worker = new Worker(script, { type: 'module' })
  const ms = []
  let isProved = true
  for (let id = 0; id < times; id += 1) {
    const start = performance.now()
    const answer = await new Promise((resolve, reject) => {
      worker.onerror = reject
      worker.onmessage = ({ data }) => {
        if (data.kind === 'failed') reject(new Error(data.reason))
        if (data.kind === 'done') resolve(data.answer)
      }
      worker.postMessage({ id, task, input })
    })
    ms.push(performance.now() - start)
    isProved &&= answer.ok && (answer.value.optimal ?? answer.value.isProved)
  }
  worker.terminate()
  return { ms, isProved }
}
