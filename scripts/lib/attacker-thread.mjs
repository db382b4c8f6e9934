// The attacker of proof/strangers.mjs, in its own thread, so that large request bodies do not delay the other user's
// requests, which the main thread sends and times. Prepares one kind of costly request, posts `prepared`, waits for a
// message, sends them all and posts the number of answers by status.
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { COSTLY_REQUESTS, WORST_BODIES } from './costly-requests.mjs'
import { register } from './served-app.mjs'

/**
 * @import { Attacker, Wave } from './costly-requests.mjs'
 * @typedef {{ base: string, kind: string }} StrangerTask
 */

const main = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const { base, kind } = /** @type {StrangerTask} */ (workerData)
const found = [...COSTLY_REQUESTS, ...WORST_BODIES].find(({ name }) => name === kind)
if (!found) throw new Error(`There is no costly request "${kind}"`)
const { waves, prepare, send } = found

/** @type {Attacker[]} */
const attackers = []
for (let i = 0; i < Math.max(...waves.map(({ accounts }) => accounts)); i++) {
  const name = crypto.randomUUID()
  attackers.push({ base, name, cookie: await register(base, name) })
}
const from = performance.now()
for (const attacker of attackers) attacker.prepared = attackers[0]?.prepared ?? (await prepare?.(attacker))
// Making a large body blocks this thread for seconds; connections that were closed meanwhile are noticed only now.
if (performance.now() - from > 200) await setTimeout(1000)
main.postMessage('prepared')
await once(main, 'message')

/** @type {Record<string, number>} */
const answers = {}
for (const wave of waves)
  await Promise.all(attackers.slice(0, wave.accounts).map((attacker) => attack(attacker, wave)))
main.postMessage(answers)
main.close()

/**
 * @param {Attacker} attacker
 * @param {Wave} wave
 */
async function attack(attacker, { atOnce, times }) {
  let sent = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < times) {
        sent += 1
        const { status } = await send(attacker, sent).catch(({ message, cause }) => ({
          status: [message, cause?.code].filter(Boolean).join(' '),
        }))
        answers[status] = (answers[status] ?? 0) + 1
      }
    }),
  )
}
