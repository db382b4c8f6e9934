// Every control of the two measured screens, and how it is used by touch or keyboard.

/**
 * @import { Locator, Page } from '@playwright/test'
 * @import { Phone } from '../../lib/phone.mjs'
 * @typedef {Parameters<Page['getByRole']>[0]} Role
 * @typedef {(page: Page) => Promise<unknown>} Steps
 * @typedef {(phone: Phone) => Promise<unknown>} Use
 * @typedef {{ name: string, prepare?: Steps | null, use: Use }} Control
 */

/**
 * Clicks without an event that a browser counts as an interaction.
 * @param {Page} page
 * @param {Role} role
 * @param {string | RegExp} name
 */
async function press(page, role, name) {
  await page.getByRole(role, { name }).first().dispatchEvent('click')
}

/**
 * Optimize runs in a worker; it is done when every place is filled.
 * @param {Page} page
 */
async function fullLineup(page) {
  await openSheet(page)
  await press(page, 'button', 'Optimize')
  await page.getByText(/pts .*· 6\/6/).waitFor()
}

/** @param {Page} page */
async function openSheet(page) {
  await press(page, 'button', /^Lineup:/)
}

/** @param {Page} page */
async function openSettings(page) {
  await press(page, 'button', 'Settings')
  await page.getByRole('dialog').waitFor()
}

/** @param {Page} page */
async function openFilters(page) {
  await press(page, 'button', 'Filter and sort')
  await page.getByRole('group', { name: 'Filter players' }).waitFor()
}

/** @param {Page} page */
async function openColumns(page) {
  await openFilters(page)
  await press(page, 'button', 'Columns')
  await page.getByRole('dialog').waitFor()
}

/** @param {Page} page */
async function openOptions(page) {
  await press(page, 'button', /^Options for/)
  await page.getByRole('dialog').waitFor()
}

/**
 * The lineup of the control before is kept with the slate.
 * @param {Page} page
 */
async function emptyLineup(page) {
  await openSheet(page)
  const slot = page.getByRole('button', { name: /^Choose Flex/ }).first()
  await slot
    .or(page.getByRole('button', { name: /^Remove .* from/ }).first())
    .first()
    .waitFor()
  if (!(await slot.isVisible())) await press(page, 'button', 'Clear')
  await slot.waitFor()
}

/** @param {Page} page */
async function openChoice(page) {
  await emptyLineup(page)
  await press(page, 'button', /^Choose Flex/)
  await page.getByRole('dialog').waitFor()
}

/** @param {Page} page */
async function openSave(page) {
  await fullLineup(page)
  await press(page, 'button', 'Save')
  await page.getByRole('dialog').waitFor()
}

/**
 * Near its end the list loads the next rows by itself, and the link would be gone before it is pressed; after a failure it
 * waits for the press.
 * @param {Page} page
 */
async function failedRows(page) {
  const rows = /\/api\/saved-lineups\?/
  await page.route(rows, (route) => route.abort())
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('main').getByRole('alert').waitFor()
  await page.unroute(rows)
}

/**
 * Arrow keys, as `key` times `count`, on a slider or a closed list.
 * @param {(page: Page) => Locator} found
 * @param {string} key
 * @param {number} [count]
 * @returns {Use}
 */
const arrows =
  (found, key, count = 4) =>
  (phone) =>
    phone.keys(found(phone.page), Array(count).fill(key))

/**
 * @param {string} name
 * @param {Role} role
 * @param {string | RegExp} label
 * @param {Steps | null} [prepare]
 * @param {number} [times]
 * @returns {Control}
 */
const tapped = (name, role, label, prepare, times = 1) => ({
  name,
  prepare,
  async use({ page, tap }) {
    for (let i = 0; i < times; i += 1) await tap(page.getByRole(role, { name: label }).first())
  },
})

/**
 * The radio buttons themselves are hidden behind their labels.
 * @param {string} name
 * @param {string} label
 * @returns {Control}
 */
const chosen = (name, label) => ({
  name,
  prepare: openSettings,
  use: ({ page, tap }) => tap(page.getByRole('dialog').getByText(label, { exact: true })),
})

/**
 * @param {string} name
 * @param {string | RegExp} label
 * @param {string} text
 * @param {Steps} [prepare]
 * @returns {Control}
 */
const typed = (name, label, text, prepare) => ({
  name,
  prepare,
  async use({ page, tap, keys }) {
    const field = page.getByLabel(label, { exact: true })
    // A tap on the field that has the focus changes nothing: its figure would be the time to the first letter.
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field)
    await keys(field, [...text])
  },
})

/** @type {Control[]} */
const POOL = [
  typed('search: type "player 12"', 'Search players', 'player 12'),
  tapped('chip All', 'button', 'All', openFilters, 2),
  tapped('chip WR, on and off', 'button', 'WR', openFilters, 4),
  {
    name: 'team chip, on and off',
    prepare: openFilters,
    async use({ page, tap }) {
      const team = page.getByRole('group', { name: 'Filter players' }).getByRole('button').last()
      for (let i = 0; i < 4; i += 1) await tap(team)
    },
  },
  {
    name: 'price from',
    prepare: openFilters,
    use: arrows((page) => page.getByLabel('Price from'), 'ArrowDown', 3),
  },
  {
    name: 'price to',
    prepare: openFilters,
    use: arrows((page) => page.getByLabel('Price to'), 'ArrowDown', 3),
  },
  {
    name: 'sort by',
    prepare: openFilters,
    use: arrows((page) => page.getByLabel('Sort by'), 'ArrowDown', 4),
  },
  tapped('columns: open', 'button', 'Columns', openFilters),
  tapped('columns: a column, on and off', 'checkbox', /^Ceiling/, openColumns, 2),
  {
    name: 'columns: rows of the file, and back',
    prepare: openColumns,
    async use({ page, tap }) {
      for (const rows of ['File', 'People'])
        await tap(page.getByRole('dialog').getByText(rows, { exact: true }))
    },
  },
  tapped('columns: reset', 'button', 'Reset', openColumns),
  tapped('columns: done', 'button', 'Done', openColumns),
  {
    name: 'who is out: open and close',
    async prepare(page) {
      await openOptions(page)
      await page.getByLabel('Injury status', { exact: true }).selectOption('Questionable')
      await press(page, 'button', 'Close')
      await page.getByText('Who is out?').waitFor()
    },
    async use({ page, tap }) {
      for (let i = 0; i < 2; i += 1) await tap(page.getByText('Who is out?'))
    },
  },
  tapped('players at 0 points: show, hide', 'button', /^(Show|Hide) them$/, null, 2),
  tapped('row: add, and take out', 'button', /^(Add|Remove) Player/, null, 2),
  tapped('row: options', 'button', /^Options for/),
  {
    name: 'row by keys: down, page down, end',
    use: ({ page, keys }) =>
      keys(page.locator('[role=row][tabindex="0"]'), ['ArrowDown', 'PageDown', 'End', 'Home']),
  },
  {
    name: 'row by keys: lock, exclude',
    use: ({ page, keys }) => keys(page.locator('[role=row][tabindex="0"]'), ['l', 'l', 'x', 'x']),
  },
  tapped('options: lock', 'button', /^Lock/, openOptions, 2),
  tapped('options: exclude', 'button', /^Exclude/, openOptions),
  tapped('options: add', 'button', /^Add Player/, openOptions),
  {
    name: 'options: injury status',
    prepare: openOptions,
    use: arrows((page) => page.getByLabel('Injury status', { exact: true }), 'ArrowDown', 3),
  },
  tapped('release all', 'button', 'Release all', async (page) => {
    await openOptions(page)
    await press(page, 'button', /^Lock/)
    await press(page, 'button', 'Close')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }),
]

/** @type {Control[]} */
const SETTINGS = [
  tapped('settings: open', 'button', 'Settings'),
  chosen('strategy: Best Value', 'Best Value'),
  chosen('strategy: Max Points', 'Max Points'),
  chosen('contest format: GPP', 'GPP'),
  chosen('AI level: Max', 'Max'),
  {
    name: 'creativity slider, by keys',
    prepare: openSettings,
    use: arrows((page) => page.getByRole('slider', { name: 'Creativity' }), 'ArrowRight', 6),
  },
  {
    name: 'creativity slider, by touch',
    prepare: openSettings,
    use: ({ page, tap }) => tap(page.getByRole('slider', { name: 'Creativity' }).locator('..').locator('..')),
  },
  tapped('creativity 100', 'button', 'Creativity 100', openSettings),
  tapped('settings: done', 'button', 'Done', openSettings),
]

/** @type {Control[]} */
const BUILDER = [
  tapped('lineup sheet: open and close', 'button', /^Lineup:/, null, 4),
  tapped('Optimize', 'button', 'Optimize', openSheet),
  tapped('Optimize again', 'button', 'Optimize', fullLineup),
  tapped('Fill Lineup', 'button', 'Fill Lineup', async (page) => {
    await fullLineup(page)
    await press(page, 'button', /^Remove .* from/)
  }),
  tapped('Clear', 'button', 'Clear', fullLineup),
  tapped('Export', 'button', 'Export', fullLineup),
  tapped('slot: lock', 'button', /^Lock .* in /, fullLineup, 2),
  tapped('slot: swap out', 'button', /^Remove .* from/, fullLineup),
  tapped('slot: choose a player', 'button', /^Choose Flex/, emptyLineup),
  typed('choose: search', /^Search players for/, 'player 12', openChoice),
  {
    name: 'choose: price slider, by keys',
    prepare: openChoice,
    use: arrows((page) => page.getByRole('slider', { name: 'Lowest price slider' }), 'ArrowRight', 6),
  },
  {
    name: 'choose: type a price',
    prepare: openChoice,
    async use({ page, keys }) {
      const field = page.getByLabel('Highest price', { exact: true })
      await field.fill('')
      await keys(field, [...'7000', 'Enter'])
    },
  },
  tapped('choose: take a player', 'button', /^Choose Player/, openChoice),
  tapped('Save: open', 'button', 'Save', fullLineup),
  typed('save: lineup name', 'Lineup Name', 'Sunday', openSave),
  typed('save: entry fee', 'Entry Fee ($)', '20', openSave),
  tapped('save: cancel', 'button', 'Cancel', openSave),
]

/** @type {Control[]} */
const AROUND = [
  tapped('Upload New CSV: open and close', 'button', /^(Upload New CSV|Hide Upload)$/, null, 2),
  typed('question to the analyst', 'Your question', 'who?', openSheet),
  tapped('theme', 'button', /theme/i, null, 2),
  tapped('navigation: open', 'button', 'Toggle sidebar'),
]

/** @type {Control[]} */
const LINEUPS = [
  typed('search', 'Search lineups', 'lineup 12'),
  {
    name: 'sort',
    use: arrows((page) => page.getByLabel('Sort by'), 'ArrowDown', 3),
  },
  tapped('edit results: open', 'button', /^(Edit results|Record result) of/),
  typed('edit results: points', 'Final Points', '123', (page) =>
    press(page, 'button', /^(Edit results|Record result) of/),
  ),
  tapped('edit results: save', 'button', 'Save Changes', (page) =>
    press(page, 'button', /^(Edit results|Record result) of/),
  ),
  tapped('finalize: open', 'button', /^Finalize /),
  tapped('show more', 'link', 'Show more', failedRows),
]

/** Part of a screen -> its address and its controls. */
export const SCREENS = {
  pool: { path: '/showdown/optimizer', controls: POOL },
  optimizer: { path: '/showdown/optimizer', controls: [...SETTINGS, ...BUILDER, ...AROUND] },
  lineups: { path: '/lineups', controls: LINEUPS },
}
