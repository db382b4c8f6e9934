import type { Page } from '@playwright/test'
import { SimulateRequest, type SimulationState } from '#contract/simulate.ts'
import { type BlockTally, blocksOf } from '#optimizer/sim/block-tally.ts'
import { figuresOf, type SimFigures } from '#optimizer/simulation/sim-figures.ts'
import type { DrawnField } from '#optimizer/simulation/sim-question.ts'
import { questionOfRequest } from '#workers/services/simulation/question-of-request.ts'
import { buildTwenty, LARGE, PLAYED, press } from '../support/entries.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/* A device that can't run the kernels of field and sim has the server simulate, through the queue. */

const BY_SERVER = 'This device can’t run the simulation, so the server does.'
test('a browser without threads for it: the server simulates, with progress, and plays the same games as threads, to the last bit of every figure of them', async ({
  page,
}) => {
  await withoutSimThreads(page)
  await buildTwenty(page, LARGE)
  const asking = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/simulate')
  const answering = page.waitForResponse(
    async (answer) => answer.url().includes('/api/simulate/') && (await answer.text()).includes('"done"'),
    PLAYED,
  )
  // However fast it plays, the answer comes once the progress was seen.
  const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
  await page.route('**/api/simulate/*', async (route) => {
    await seen
    await route.continue()
  })
  await press(page, 'Simulate')
  await expect(page.getByText(BY_SERVER)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeVisible()
  isSeen()
  await expect(page.getByText(/^10,000 games against 19,999 opponents/)).toBeVisible(PLAYED)
  await expect(page.getByText(BY_SERVER)).toBeHidden()
  const request = SimulateRequest.parse((await asking).postDataJSON())
  const state = (await (await answering).json()) as SimulationState<SimFigures>
  if (state.status !== 'done') throw new Error(JSON.stringify(state))

  const { question } = questionOfRequest(request)
  const starts = blocksOf(0, request.games)
  const [field, blocks] = await page.evaluate(playInThreads, [question, starts] as const)
  expect(blocks).toHaveLength(starts.length)
  const played = figuresOf(question, field, blocks)
  expect(played.games).toBe(10_000)
  expect(ofGames(played)).toBe(ofGames(state.answer))
  // The exponential function of two versions of V8 differs in its last digit.
  const chances = ({ lineups }: SimFigures) =>
    lineups.flatMap((each) => Object.values(each!.chances) as number[])
  const served = chances(state.answer)
  for (const [i, chance] of chances(played).entries())
    expect(Math.abs(chance - served[i]!)).toBeLessThanOrEqual(1e-9 * served[i]!)
})

/** All figures but the chances of Dupes, as text. */
function ofGames({ lineups, ...others }: SimFigures): string {
  return JSON.stringify({ ...others, lineups: lineups.map((each) => ({ ...each, chances: null })) })
}

for (const kernel of ['field', 'sim'])
  test(`a device whose memory ends in the kernel "${kernel}": the server simulates`, async ({ page }) => {
    await withLittleMemory(page, kernel)
    await buildTwenty(page)
    const asked = page.waitForRequest('**/api/simulate')
    await press(page, 'Simulate')
    await asked
    await expect(page.getByText(/^10,000 games against 99 opponents/)).toBeVisible(PLAYED)
  })

test('kernels that never arrive: the server simulates, and Cancel ends it there', async ({ page, noise }) => {
  noise.allow(/net::ERR_|Failed to fetch/)
  await page.route(/\/(?:sim|field)-[^/]*\.wasm$/, (route) => route.abort('connectionfailed'))
  await buildTwenty(page, LARGE)
  const deleted = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/simulate/'),
  )
  await press(page, 'Simulate')
  await expect(page.getByText(BY_SERVER)).toBeVisible(PLAYED)
  await press(page, 'Cancel')
  expect((await deleted).status()).toBe(204)
  await expect(page.getByText(BY_SERVER)).toBeHidden()
  await expect(page.getByText(/games against/)).toBeHidden()
})

test('a contest that is too large for the server: a sentence', async ({ page }) => {
  await withoutSimThreads(page)
  await buildTwenty(page, LARGE)
  await press(page, /^Change the contest/)
  const dialog = page.getByRole('dialog', { name: 'Contest' })
  await dialog.getByRole('textbox', { name: 'Entries', exact: true }).fill('60000')
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await press(page, 'Simulate')
  await expect(
    page.getByText('This device can’t run the simulation. The server simulates up to 50,000 entries.'),
  ).toBeVisible()
})

/** As in a browser whose threads can't be started. The page keeps what starts them, for `playInThreads`. */
async function withoutSimThreads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Thread = window.Worker
    window.Worker = class extends Thread {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (String(url).includes('/sim-worker-')) {
          Object.assign(window, { startSimThread: () => new Thread(url, options) })
          throw new DOMException('no threads', 'SecurityError')
        }
        super(url, options)
      }
    }
  })
}

/** Runs in the page: two threads of the app draw the field and play the blocks in turn, the later ones first. */
async function playInThreads([question, starts]: readonly [object, { firstGame: number; games: number }[]]) {
  const { startSimThread } = window as unknown as { startSimThread: () => Worker }
  const threads = [0, 1].map(() => {
    const worker = startSimThread()
    return <Answer>(task: string, input: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        worker.onmessage = ({ data }) => (data.kind === 'done' ? resolve(data.answer) : reject(data.reason))
        worker.postMessage({ id: 0, task, input })
      })
  })
  const field = await threads[0]!<DrawnField>('draw', question)
  const blocks = await Promise.all(
    threads.map(async (ask, part) => {
      await ask('open', { question, field })
      const own: BlockTally[] = []
      for (const start of starts.filter((_, i) => i % 2 === part).reverse())
        own.push(await ask<BlockTally>('play', start))
      return own
    }),
  )
  return [field, blocks.flat()] as const
}

/** The memory section of a kernel: one memory with a maximum, 16 pages at first. */
const MEMORY = Buffer.from([5, 5, 1, 1, 16])

/** Every thread's kernel of that name can't have more than the 17th page of 64 KB. */
async function withLittleMemory(page: Page, kernel: string): Promise<void> {
  await page.route(new RegExp(`/${kernel}-[^/]*\\.wasm$`), async (route) => {
    const answer = await route.fetch()
    const bytes = await answer.body()
    const maximum = bytes.indexOf(MEMORY) + MEMORY.length
    expect(maximum).toBeGreaterThan(MEMORY.length)
    // 17 in two bytes of LEB128, as long as the number that it replaces.
    bytes.set([0x80 | 17, 0], maximum)
    await route.fulfill({ response: answer, body: bytes })
  })
}
