// A stranger in a thread of its own: making and sending large bodies must not delay the other user's requests, which
// the main thread sends and times. Prepares one kind of dear request, says `prepared`, waits for a word, sends them all
// and answers with how many were answered with which status.
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { DEAR_REQUESTS } from './dear-requests.mjs'
import { register } from './served-app.mjs'

/**
 * @import { Stranger } from './dear-requests.mjs'
 * @typedef {{ base: string, kind: string }} StrangerTask
 */

const main = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const { base, kind } = /** @type {StrangerTask} */ (workerData)
const found = DEAR_REQUESTS.find(({ name }) => name === kind)
if (!found) throw new Error(`There is no dear request "${kind}"`)
const { atOnce, times, prepare, send } = found

const name = crypto.randomUUID()
/** @type {Stranger} */
const stranger = { base, name, cookie: await register(base, name) }
stranger.prepared = await prepare?.(stranger)
// Making a large body blocks this thread for seconds; connections that were closed meanwhile are noticed only now.
await setTimeout(1000)
main.postMessage('prepared')
await once(main, 'message')

/** @type {Record<string, number>} */
const answers = {}
let sent = 0
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (sent < times) {
      sent += 1
      const { status } = await send(stranger, sent).catch(({ message, cause }) => ({
        status: [message, cause?.code].filter(Boolean).join(' '),
      }))
      answers[status] = (answers[status] ?? 0) + 1
    }
  }),
)
main.postMessage(answers)
main.close()
