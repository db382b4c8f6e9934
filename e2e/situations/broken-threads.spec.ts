import type { Page } from '@playwright/test'
import { open } from '../support/accounts.ts'
import { answerInstead } from '../support/answer-instead.ts'
import { buildTwenty, PLAYED, press } from '../support/entries.ts'
import { unfold } from '../support/folds.ts'
import { importMadeSlate, registerByApi, uploadContest } from '../support/seeds.ts'
import { openOptimizer, registerAndOpen } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/*
 * Threads are started before they are asked. On a bad network their code or a kernel may be lost, before the press or after it;
 * another thread answers the same press.
 */

test.beforeEach(({ noise }) => noise.allow(/net::ERR_/))

for (const when of ['before', 'after'] as const) {
  test(`the optimizer’s code is lost ${when} the press: another thread finds the lineup`, async ({
    page,
  }) => {
    await registerByApi(page)
    const code = await losing(page, /\/optimizer-worker-[^/]*\.js$/)
    await openOptimizer(page, 'showdown')
    // The server would answer instead.
    await page.route('**/api/optimize', (route) => route.abort())
    await code.lostAround(when, () => page.getByRole('button', { name: 'Optimize' }).click())
    await expect(page.getByText(/Best possible of [\d,]+ legal lineups/).first()).toBeVisible()
  })
}

test('the code that builds is lost after the press: another thread builds', async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  const code = await losing(page, /\/build-worker-[^/]*\.js$/)
  await press(page, 'Entries')
  await code.lostAround('after', () => press(page, 'Build 20 lineups'))
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
})

test('one thread of the simulation loses its code before the press: others play', async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  const code = await losing(page, /\/sim-worker-[^/]*\.js$/)
  await press(page, 'Entries')
  await press(page, 'Build 20 lineups')
  await code.lostAround('before', () => press(page, 'Simulate'))
  await expect(page.getByText(/games against [\d,]+ opponents/)).toBeVisible(PLAYED)
})

test('the kernel of one thread is lost after the press: others play', async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  const kernel = await losing(page, /\/sim-[^/]*\.wasm$/)
  await press(page, 'Entries')
  await press(page, 'Build 20 lineups')
  await kernel.lostAround('after', () => press(page, 'Simulate'))
  await expect(page.getByText(/games against [\d,]+ opponents/)).toBeVisible(PLAYED)
})

test('the code that chooses entries is lost: another thread chooses', async ({ page }) => {
  await buildTwenty(page)
  const code = await losing(page, /\/entries-worker-[^/]*\.js$/)
  await press(page, 'Choose entries by worth')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Entries' }).fill('5')
  await code.lostAround('after', () => dialog.getByRole('button', { name: 'Choose 5 entries' }).click())
  await expect(dialog.getByRole('heading', { name: '5 entries chosen' })).toBeVisible(PLAYED)
})

test('the code that plays a real field is lost: another thread plays it', async ({ page }) => {
  await registerByApi(page)
  await importMadeSlate(page)
  const contest = await uploadContest(page, 300)
  const code = await losing(page, /\/autopsy-worker-[^/]*\.js$/)
  await open(page, `/contest-insights?contest=${contest}`)
  const card = page.locator('#deserved')
  await unfold(page, 'What your entries deserved')
  await card.getByLabel('Your name in the contest').fill('user-1')
  await code.lostAround('after', () => press(page, 'Play the real field'))
  const entries = card.getByRole('region', { name: 'Your entries, one by one' })
  await expect(entries.getByRole('row')).toHaveCount(2, PLAYED)
})

test('threads that are refused WebAssembly: the server finds the lineup, and a build says that this browser can’t', async ({
  page,
}) => {
  await page.route(/-worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `delete globalThis.WebAssembly\n${await answer.text()}` })
  })
  await registerAndOpen(page, 'showdown')
  const asked = page.waitForRequest('**/api/optimize')
  await page.getByRole('button', { name: 'Optimize' }).click()
  await asked
  await expect(page.getByText(/Best possible of [\d,]+ legal lineups/).first()).toBeVisible()
  await press(page, 'Entries')
  await press(page, 'Build 20 lineups')
  await expect(
    page.getByText('This browser could not build the lineups. Reload the page and try again.'),
  ).toBeVisible()
  // A thread may be starting still: the page closes after its code was read.
  await page.unrouteAll({ behavior: 'wait' })
})

/** Holds the first request for a file, and loses it before or after a press. */
async function losing(page: Page, file: RegExp) {
  let lose = () => {}
  const held = new Promise<void>((resolve) => {
    lose = resolve
  })
  const answerAgain = await answerInstead(page, file, async (route) => {
    answerAgain()
    await held
    await route.abort('connectionfailed')
  })
  const lost = async () => {
    const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
    lose()
    await failed
  }
  return {
    lostAround: async (when: 'before' | 'after', pressed: () => Promise<unknown>) => {
      if (when === 'before') await lost()
      await pressed()
      if (when === 'after') await lost()
    },
  }
}
