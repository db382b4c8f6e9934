import { readFileSync } from 'node:fs'
import { sent } from '#app/lib/threads/tasks.ts'
import type { optimizeLineup } from '#optimizer/optimizer.ts'
import { answersAsText, goldenRequests } from '#optimizer/testing/golden-requests.ts'
import { optimize, registerAndOpen } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

type Answer = ReturnType<typeof optimizeLineup>

test("the browser's worker gives the recorded answers, byte for byte", async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  const script = page.waitForEvent('worker')
  await optimize(page)
  const address = page.workers()[0]?.url() ?? (await script).url()

  const answers = await page.evaluate(
    ([url, questions]) =>
      new Promise<Answer[]>((resolve) => {
        const worker = new Worker(url, { type: 'module' })
        const heard: Answer[] = []
        worker.addEventListener('message', ({ data }) => {
          heard[data.id] = data.answer
          if (heard.filter(Boolean).length === questions.length) resolve(heard)
        })
        for (const question of questions) worker.postMessage(question)
      }),
    [
      address,
      goldenRequests().map((request, id) => ({ id, task: 'optimize', input: sent(request) })),
    ] as const,
  )
  const recorded = readFileSync(
    new URL('../optimizer-wasm/testing/golden-answers.txt', import.meta.url),
    'utf8',
  )
  expect(answersAsText(answers)).toBe(recorded)
})
