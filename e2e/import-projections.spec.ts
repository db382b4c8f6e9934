import type { Locator, Page } from '@playwright/test'
import { enterContest, LARGE } from './support/entries.ts'
import { expectNoSidewaysScroll } from './support/page-checks.ts'
import { registerByApi } from './support/seeds.ts'
import { load, optimize, registerAndOpen, sampleCsv, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const PHONE = { width: 360, height: 740 }

/** The people of the sample slate by their flex rows, dearest first. */
const PEOPLE = samplePeople()
const [FIRST, SECOND, THIRD] = PEOPLE as [SamplePerson, SamplePerson, SamplePerson]
const LAST = PEOPLE.at(-1)!

test('a file with guesses is confirmed, paired, applied and used; a second one is blended and removed; a reload keeps them', async ({
  page,
}) => {
  test.slow()
  await registerAndOpen(page, 'showdown')

  const dialog = await openImport(page)
  await choose(dialog, 'mine.csv', myFile())
  await test.step('nothing applies before the guess is confirmed', async () => {
    await expect(dialog.getByLabel('Proj', { exact: true })).toHaveValue('3')
    const apply = dialog.getByRole('button', { name: 'Confirm 1 guess first' })
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('button', { name: 'Confirm Proj' }).click()
    await expect(apply).toHaveCount(0)
  })
  await test.step('a player under another name is paired by hand', async () => {
    const players = dialog.getByRole('region', { name: 'Players' })
    await expect(players).toContainText(
      `${PEOPLE.length - 1} players found. 1 only in the file, 1 only in the slate`,
    )
    await dialog.getByLabel('Someone Else').selectOption({ label: label(LAST) })
    await expect(players).toContainText(`Someone Else is ${LAST.name}`)
    await expect(players).toContainText(`${PEOPLE.length} players found.`)
  })
  await test.step('rows that cannot be read are named', async () => {
    await expect(dialog.getByText(/^Row \d+, My Numbers Proj: "soon" is not a number/)).toBeVisible()
  })
  await dialog.getByRole('button', { name: `Apply to ${PEOPLE.length} players` }).click()
  await expect(toast(page, 'Projections applied')).toBeVisible()
  await expect(page.getByText('Projections: mine.csv')).toBeVisible()

  await test.step('Optimize uses the projections', async () => {
    await optimize(page)
    expect((await slots(page))[0]).toContain(LAST.name)
  })

  await test.step('the same header again needs one press', async () => {
    await choose(await openImport(page), 'theirs.csv', myFile({ [LAST.name]: 1, [THIRD.name]: 200 }))
    await dialog.getByRole('button', { name: `Apply to ${PEOPLE.length} players` }).click()
    await expect(toast(page, `theirs.csv: ${PEOPLE.length} players`)).toBeVisible()
  })

  await test.step('weights blend both files', async () => {
    await openImport(page)
    await dialog.getByLabel('Weight of mine.csv').fill('0')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await optimize(page)
    expect((await slots(page))[0]).toContain(THIRD.name)
  })

  await test.step('a reload keeps files and weights', async () => {
    await page.reload()
    await openImport(page)
    await expect(dialog.getByLabel('Weight of mine.csv')).toHaveValue('0')
  })

  await test.step('a removed file can be put back', async () => {
    await dialog.getByRole('button', { name: 'Remove theirs.csv' }).click()
    await expect(dialog.getByText('theirs.csv')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await openImport(page)
    await expect(dialog.getByText('theirs.csv')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove theirs.csv' }).click()
    await dialog.getByRole('button', { name: 'Remove mine.csv' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText(/^Projections: /)).toHaveCount(0)
  })
})

test('on a phone: a pasted table, a refused file, and players without points or with a status of out under "Who is out?"', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await registerAndOpen(page, 'showdown')
  const dialog = await openImport(page)

  await choose(dialog, 'DKSalaries.csv', sampleCsv('showdown'))
  await expect(dialog.getByRole('alert')).toContainText('This is a salary file without projections.')
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await choose(dialog, 'other.csv', 'Name,Team,Proj\nSomebody,XXX,1\nSomebody Else,YYY,2')
  await expect(dialog.getByRole('alert')).toContainText(
    'The file is of another slate: it has XXX, YYY, the loaded slate has',
  )
  await dialog.getByRole('button', { name: 'Choose another file' }).click()

  await dialog.getByRole('button', { name: 'Paste a table instead' }).click()
  const lines = PEOPLE.map((person) => {
    const points = person === FIRST ? '0' : person === SECOND ? '' : '9.5'
    return [person.name, person.team, points, person === THIRD ? 'O' : 'Q'].join('\t')
  })
  await dialog.getByLabel(/^Table with a header/).fill(['Name\tTeam\tProj\tStatus', ...lines].join('\n'))
  await dialog.getByRole('button', { name: 'Read the table' }).click()
  await expect(dialog.getByText('2 players projected 0 or blank are left out')).toBeVisible()
  await expect(dialog.getByText('1 player out by the status column is left out')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: /^Apply to/ }).click()

  const strip = page.getByRole('button', { name: /^Who is out\?/ })
  await expect(strip).toContainText('1 out in file, 2 not projected')
  await strip.click()
  const panel = page.getByRole('dialog', { name: 'Who is out?' })
  for (const { name } of [FIRST, SECOND, THIRD]) {
    await expect(panel.getByRole('button', { name: `Leave out ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await expectNoSidewaysScroll(page)
})

test('a salary file with projections offers them; of its ownership the contest that is set takes its own', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  const [header = '', ...rows] = sampleCsv('showdown').trim().split(/\r?\n/)
  const share = (row: string) => (row.includes('CPT') ? 100 : 500) / PEOPLE.length
  const csv = [
    `${header},My Proj,Own SE,Own MME`,
    ...rows.map((row, i) => `${row},${5 + (i % 7)},${share(row)},${share(row)}`),
  ].join('\n')
  await load(page, 'showdown', csv)
  await page.getByRole('button', { name: 'Use them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import projections' })
  await dialog.getByText('Columns').click()
  await expect(dialog.getByText('Own SE is for single entry and small contests.')).toBeVisible()
  await dialog.getByRole('button', { name: `Apply to ${PEOPLE.length} players` }).click()
  await expect(page.getByText('Projections: showdown.csv')).toBeVisible()

  await expect(page.getByText('Ownership: Own SE')).toBeVisible()
  await enterContest(page, LARGE)
  await expect(page.getByText('Ownership: Own MME')).toBeVisible()
})

async function openImport(page: Page): Promise<Locator> {
  if (page.viewportSize()!.width === PHONE.width)
    await page.getByRole('button', { name: 'Filter and sort', expanded: false }).click()
  await page.getByRole('button', { name: 'Import projections' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import projections' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function choose(dialog: Locator, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await dialog.getByLabel('Projection file', { exact: true }).setInputFiles(file)
}

/**
 * All players at 10 points but the cheapest person, who is called Someone Else and worth 150: the captain of any best
 * lineup. The header of the points is known by a part alone, and one more row has no number.
 */
function myFile(points: Record<string, number> = {}): string {
  const rows = PEOPLE.map((person) => {
    const name = person === LAST ? 'Someone Else' : person.name
    return [name, person.team, person.salary, points[person.name] ?? (person === LAST ? 150 : 10)].join(',')
  })
  return ['Name,Team,Salary,My Numbers Proj', ...rows, 'Gus New,,,soon'].join('\n')
}

type SamplePerson = { name: string; team: string; position: string; salary: number }

function samplePeople(): SamplePerson[] {
  const [header = '', ...lines] = sampleCsv('showdown').trim().split(/\r?\n/)
  const columns = header.split(',')
  const cellsOf = (line: string) =>
    Object.fromEntries(line.split(',').map((cell, i) => [columns[i]!, cell.trim()]))
  return lines
    .map(cellsOf)
    .filter((row) => row['Roster Position'] === 'FLEX')
    .map((row) => ({
      ...{ name: row.Name!, team: row.TeamAbbrev!, position: row.Position! },
      salary: Number(row.Salary),
    }))
    .sort((a, b) => b.salary - a.salary)
}

function label({ name, position, team }: SamplePerson): string {
  return `${name} · ${position} · ${team}`
}
