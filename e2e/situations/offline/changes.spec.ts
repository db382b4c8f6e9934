import type { Page, Route } from '@playwright/test'
import { open, register } from '../../support/accounts.ts'
import { press } from '../../support/entries.ts'
import { outbox, serviceWorkerReady } from '../../support/offline.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../../support/page-checks.ts'
import { chosen, namesOf } from '../../support/records.ts'
import { registerByApi, saveEntrySet, saveLineup } from '../../support/seeds.ts'
import { load, optimize, saveAs } from '../../support/slates.ts'
import { expect, test } from '../../support/test.ts'

test.use({ allFigures: true })

test.beforeEach(({ noise }) => {
  // The browser logs each request that fails.
  noise.allow(/net::ERR_|status of (401|403|404)/)
})

const CUTS = [
  'before the press',
  'during the request',
  'after the request, so that its answer is lost',
] as const

test.describe('changes of stored lineups and entry sets', () => {
  // Without a service worker the test sees every request.
  test.use({ serviceWorkers: 'block' })

  for (const cut of CUTS) {
    test(`a lineup’s name, result, entry and deletion arrive once when the network is cut ${cut}`, async ({
      page,
    }) => {
      await registerByApi(page)
      const id = await saveLineup(page, { lineup_name: 'Main' })
      await open(page, '/lineups')
      await opened(page)
      const network = await Network.of(page)
      network.end(cut)

      await chosen(page, 'Main', 'Rename')
      await named(page, 'Rename Lineup', 'Lineup Name', 'Renamed')
      await row(page, 'Renamed').getByRole('button', { name: 'Record result of Renamed' }).click()
      const results = page.getByRole('dialog', { name: 'Edit Contest Results' })
      await results.getByLabel('Final Points').fill('141')
      await results.getByLabel('Winnings ($)').fill('12.5')
      await results.getByLabel('Entry ID (optional)').fill('4123456789')
      await results.getByRole('button', { name: 'Save Changes' }).click()
      await expect(results).toBeHidden()
      await expect(row(page, 'Renamed')).toContainText('141.00')
      await expect(row(page, 'Renamed')).toContainText('$12.50')
      if (cut !== CUTS[2]) {
        await expect(row(page, 'Renamed').getByText('Not sent yet')).toBeVisible()
        await expect(outbox(page)).toContainText('3 changes wait')
      }
      await network.back()
      await expect(outbox(page)).toContainText(/changes? (was|were) sent\./)
      await expect(outbox(page)).not.toContainText('wait')
      await expect(row(page, 'Renamed').getByText('Not sent yet')).toBeHidden()
      await expect(row(page, 'Renamed')).toContainText('141.00')
      const { lineup, entries } = await (await page.request.get(`/api/saved-lineups/${id}`)).json()
      expect(lineup).toMatchObject({ lineup_name: 'Renamed', points_total: 141, winnings_total: 12.5 })
      expect(entries).toMatchObject([{ entry_key: '4123456789' }])
      expect(network.arrived.toSorted()).toEqual(
        [
          `PUT /api/saved-lineups/${id}`,
          `PUT /api/saved-lineups/${id}/entries`,
          `PUT /api/saved-lineups/${id}/name`,
        ].toSorted(),
      )

      network.end(cut)
      await chosen(page, 'Renamed', 'Delete')
      await expect(page.getByText('Lineup deleted', { exact: true })).toBeVisible()
      await expect(row(page, 'Renamed')).toBeHidden()
      await network.back()
      await expect(page.getByText('No saved lineups yet.')).toBeVisible()
      expect(network.arrived.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
    })

    test(`an entry set’s name, contest, results and deletion arrive once when the network is cut ${cut}`, async ({
      page,
    }) => {
      await registerByApi(page)
      const id = await saveEntrySet(page, 2, { name: 'Two', entry_fee: null })
      await open(page, `/entry-sets/${id}`)
      await press(page, 'Contest and fee')
      await expect(page.getByRole('dialog', { name: 'Contest and Fee' })).toBeVisible()
      await page.keyboard.press('Escape')
      await opened(page)
      const network = await Network.of(page)
      network.end(cut)

      await press(page, 'Contest and fee')
      await page.getByLabel('Entry fee of each lineup ($)').fill('5')
      await press(page, 'Save')
      await expect(page.getByText('$5.00 each, $10.00 in all')).toBeVisible()
      const vanished = await timesWithout(page, '$5.00 each, $10.00 in all')
      await press(page, 'Record results')
      await page.getByLabel('Points of lineup 1').fill('120.25')
      await page.getByLabel('Winnings ($) of lineup 1').fill('25')
      await press(page, 'Save Results')
      await expect(page.getByText('Winnings: $25.00')).toBeVisible()
      await expect(page.getByText('1 of 2 cashed')).toBeVisible()
      await chosen(page, 'Two', 'Rename')
      await named(page, 'Rename Entry Set', 'Name of the set', 'A pair')
      await expect(page.getByRole('heading', { name: 'A pair', level: 1 })).toBeVisible()

      await network.back()
      await expect(outbox(page)).toContainText(/changes? (was|were) sent\./)
      await expect(outbox(page)).not.toContainText('wait')
      const { entry_set } = await (await page.request.get(`/api/entry-sets/${id}`)).json()
      expect(entry_set).toMatchObject({
        ...{ name: 'A pair', entry_fee: 5, fees_total: 10, winnings_total: 25 },
        ...{ settled: 2, cashed: 1, best_points: 120.25 },
      })
      await expect(page.getByText('1 of 2 cashed')).toBeVisible()
      expect(network.arrived).toHaveLength(3)
      // From the press on: neither what is sent nor the page's new data takes it away for a moment.
      expect(await vanished()).toBe(0)
      // What was sent does not stay over what is changed after it.
      await press(page, 'Contest and fee')
      await page.getByLabel('Entry fee of each lineup ($)').fill('6')
      await press(page, 'Save')
      await expect(page.getByText('$6.00 each, $12.00 in all')).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Contest and Fee' })).toBeHidden()

      network.end(cut)
      await chosen(page, 'A pair', 'Delete')
      await expect(page.getByText('Set deleted', { exact: true })).toBeVisible()
      await network.back()
      await expect(page.getByRole('heading', { name: 'Entry set not found' })).toBeVisible()
      expect(network.arrived.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
    })
  }

  test('a deletion that waits is undone in its toast, on its page and after a reload', async ({
    page,
    context,
  }) => {
    await registerByApi(page)
    const id = await saveLineup(page, { lineup_name: 'Kept' })
    await open(page, '/lineups')
    await opened(page)
    const network = await Network.of(page)
    // The code of toasts and of what waits comes after the page's own.
    for (const file of ['toaster.client-', 'outbox.client-']) await loaded(page, file)
    await context.setOffline(true)
    await chosen(page, 'Kept', 'Delete')
    await expect(row(page, 'Kept')).toBeHidden()
    await press(page, 'Undo')
    await expect(row(page, 'Kept')).toBeVisible()
    await expect(outbox(page)).toBeEmpty()
    await context.setOffline(false)

    await open(page, `/lineups/${id}`)
    await opened(page)
    network.end('during the request')
    await chosen(page, 'Kept', 'Delete')
    const note = page.getByRole('note').filter({ hasText: 'Deleted on this device.' })
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await open(page, '/')
    await press(page, 'Show changes')
    await expect(page.getByRole('dialog', { name: 'Changes on this device' })).toContainText('Deletion')
    await page.keyboard.press('Escape')
    await open(page, `/lineups/${id}`)
    await note.getByRole('button', { name: 'Undo' }).click()
    await expect(note).toBeHidden()
    await network.back()
    await expect(outbox(page)).not.toContainText('wait')
    // A deletion that was on its way is followed by its undoing.
    await expect.poll(async () => (await page.request.get(`/api/saved-lineups/${id}`)).status()).toBe(200)
  })

  test('of several changes of one thing only the last is sent', async ({ page }) => {
    await registerByApi(page)
    const id = await saveLineup(page, { lineup_name: 'First' })
    await open(page, '/lineups')
    await opened(page)
    const network = await Network.of(page)
    network.end('before the press')
    for (const [from, to] of [
      ['First', 'Second'],
      ['Second', 'Third'],
    ] as const) {
      await chosen(page, from, 'Rename')
      await named(page, 'Rename Lineup', 'Lineup Name', to)
      await expect(row(page, to)).toBeVisible()
    }
    await expect(outbox(page)).toContainText('1 change waits for a connection.')
    await network.back()
    await expect(outbox(page)).toContainText('1 change was sent.')
    await expect.poll(() => namesOf(page)).toEqual(['Third'])
    expect(network.arrived).toEqual([`PUT /api/saved-lineups/${id}/name`])
  })

  test('what was changed or deleted elsewhere meanwhile is told, and the user chooses', async ({ page }) => {
    await registerByApi(page)
    const ids = [
      await saveLineup(page, { lineup_name: 'One' }),
      await saveLineup(page, { lineup_name: 'Two' }),
      await saveLineup(page, { lineup_name: 'Three' }),
    ] as const
    await open(page, '/lineups')
    await opened(page)
    const network = await Network.of(page)
    network.end('before the press')
    for (const name of ['One', 'Two', 'Three']) {
      await chosen(page, name, 'Rename')
      await named(page, 'Rename Lineup', 'Lineup Name', `${name}, mine`)
    }
    for (const id of ids.slice(0, 2))
      await page.request.put(`/api/saved-lineups/${id}/name`, { data: { lineup_name: `Other ${id}` } })
    await page.request.delete(`/api/saved-lineups/${ids[2]}`)
    await network.back()
    await expect(outbox(page)).toContainText('3 changes were not stored: choose what to keep.')
    await expectAccessible(page)
    await press(page, 'Show changes')
    const list = page.getByRole('dialog', { name: 'Changes on this device' })
    await expect(list).toContainText(
      `It was changed elsewhere to “Other ${ids[0]}”, which was kept. Yours is “One, mine”.`,
    )
    await expect(list).toContainText('It was deleted elsewhere. Your change is kept on this device.')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await list.getByRole('button', { name: 'Use mine: One' }).click()
    await list.getByRole('button', { name: 'Keep the other: Two' }).click()
    await list.getByRole('button', { name: 'Discard my change: Three' }).click()
    await expect(list).toContainText('Nothing of yours waits on this device.')
    await expect.poll(() => namesOf(page)).toEqual([`Other ${ids[1]}`, 'One, mine'])
  })

  test('a change is never sent for another user', async ({ page, context }) => {
    await registerByApi(page, 'owner')
    await saveLineup(page, { lineup_name: 'Mine' })
    await open(page, '/lineups')
    await opened(page)
    const network = await Network.of(page)
    network.end('before the press')
    await chosen(page, 'Mine', 'Delete')
    await expect(outbox(page)).toContainText('1 change waits')
    await context.clearCookies()
    await registerByApi(page, 'other')
    await network.back()
    await expect(outbox(page)).toContainText('The server answered: Another user saved this.')
    await saveLineup(page, { lineup_name: 'Of the other' })
    await open(page, '/')
    await expect(outbox(page)).toContainText('1 save of another user waits on this device.')
    expect(await page.content()).not.toContain('Mine')
    await expect.poll(() => namesOf(page)).toEqual(['Of the other'])
  })
})

test.describe('with the app closed in between', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the new name of a lineup that waits itself is sent after it; a reload loses nothing', async ({
    page,
    context,
  }) => {
    await register(page)
    await serviceWorkerReady(page)
    await load(page, 'showdown')
    await context.setOffline(true)
    await optimize(page)
    await saveAs(page, 'From a train')
    await press(page, 'Show saves')
    const list = page.getByRole('dialog', { name: 'Saves on this device' })
    await list.getByRole('button', { name: 'Rename From a train' }).click()
    await list.getByLabel('New name').fill('From a night train')
    await list.getByRole('button', { name: 'Save Name' }).click()
    await expect(list).toContainText('From a night train')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await expect(outbox(page)).toContainText('1 save waits for a connection.')

    const restarted = await context.newPage()
    await page.close()
    await open(restarted, '/')
    await expect(outbox(restarted)).toContainText('1 save waits for a connection.')
    await context.setOffline(false)
    await expect(outbox(restarted)).toContainText('2 changes were sent.')
    await expect.poll(() => namesOf(restarted)).toEqual(['From a night train'])
  })
})

/** The way to the stored records, which can be cut. */
class Network {
  /** The changes that reached the server, by method and path. */
  readonly arrived: string[] = []
  private cut: (typeof CUTS)[number] | null = null
  private readonly lost = new Set<string>()

  constructor(private readonly page: Page) {}

  static async of(page: Page): Promise<Network> {
    const network = new Network(page)
    await page.route(
      ({ pathname }) => /^\/api\/(saved-lineups|entry-sets)\//.test(pathname),
      (route) => network.handle(route),
    )
    return network
  }

  /** A lost answer is that of the first request of each kind. */
  end(cut: (typeof CUTS)[number]): void {
    this.cut = cut
    this.lost.clear()
  }

  async back(): Promise<void> {
    this.cut = null
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')))
  }

  private async handle(route: Route): Promise<void> {
    const request = route.request()
    const line = `${request.method()} ${new URL(request.url()).pathname}`
    const isRead = request.method() === 'GET'
    if (this.cut === CUTS[0] || (this.cut === CUTS[1] && !isRead)) return route.abort('connectionfailed')
    if (!isRead) this.arrived.push(line)
    if (this.cut !== CUTS[2] || isRead || this.lost.has(line)) return route.fallback()
    this.lost.add(line)
    await route.fetch()
    return route.abort('connectionfailed')
  }
}

/** Waits until the browser has a file of the app. */
async function loaded(page: Page, file: string): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await names()).some((name) => name.includes(file))).toBe(true)
}

/** Opens a menu once, so that its code is there. */
async function opened(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

async function named(page: Page, title: string, label: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel(label).fill(name)
  await dialog.getByRole('button', { name: 'Save Name' }).click()
  await expect(dialog).toBeHidden()
}

/** How often the page is without the text from now on. */
async function timesWithout(page: Page, text: string): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((expected) => {
    const seen = { times: 0 }
    const look = () => {
      if (!document.querySelector('main')?.textContent?.includes(expected)) seen.times += 1
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  }, text)
  return () => count.evaluate(({ times }) => times)
}

function row(page: Page, name: string) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `More actions for ${name}`, exact: true }) })
}
