import { readFileSync } from 'node:fs'
import { press } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { registerAndOpen, sampleCsv, untilOptimized } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const HOUR_BEFORE = new Date('2026-12-13T17:00:00Z')
/** Half an hour after the sample's first kickoff; its late games begin at 4:05 and 4:25 PM Eastern. */
const FIRST_QUARTER = new Date('2026-12-13T18:30:00Z')
const AFTER_THE_GAME = new Date('2026-12-14T06:00:00Z')
const SLOTS = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'RB', 'DST']
const HEADER = 'Entry ID,Contest Name,Contest ID,Entry Fee,QB,RB,RB,WR,WR,WR,TE,FLEX,DST'

const GAMES = '7 games over, 1 running with 14 minutes left (defenses are rough)'

/** Players of the sample by name: whether their game is one of the early ones. */
const isEarly = new Map(
  sampleCsv('standard')
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .map((cells) => [cells[2]?.trim(), cells[6]?.includes('01:00PM') ?? false] as const),
)

/**
 * A lineup of the cheapest players, with that quarterback from the cheapest on: four of the early games, whose cells are marked as
 * locked, and five of the late ones.
 */
function enteredCells(quarterback = 0): string[] {
  const rows = sampleCsv('standard')
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .sort((a, b) => Number(a[5]) - Number(b[5]))
  const taken = new Set<string>()
  return SLOTS.map((position, slot) => {
    const time = slot < 4 ? '01:00PM' : '04:'
    const free = rows.filter((row) => row[0] === position && row[6]!.includes(time) && !taken.has(row[3]!))
    const player = free[slot === 0 ? quarterback : 0]!
    taken.add(player[3]!)
    return slot < 4 ? `${player[1]} (LOCKED)` : player[1]!
  })
}

/**
 * Standings of other users while the early games are on: four players whose games have begun, and five slots that are hidden; the last is the
 * user's own. Of the early games one has 14 minutes left, the others are over.
 */
function liveStandings(): string {
  const early = sampleCsv('standard')
    .split(/\r?\n/)
    .map((line) => line.split(','))
    .filter((row) => row[6]?.includes('01:00PM'))
  const running = early[0]![6]
  const rows = Array.from({ length: 61 }, (_, entry) => {
    const taken = new Set<string>()
    let minutes = 5 * 60
    const slots = SLOTS.map((position, slot) => {
      const code = HEADER.split(',')[4 + slot]
      if (slot > 3) return `${code} LOCKED`
      const open = early.filter((row) => row[0] === position && Number(row[5]) < 6000 && !taken.has(row[2]!))
      const player = open[(7 * entry) % open.length]!
      const name = player[2]!
      taken.add(name)
      minutes += player[6] === running ? 14 : 0
      return `${code} ${name.trim()}`
    })
    const id = entry === 60 ? 9000 : 70_000 + entry
    return [entry + 1, id, `someone-${entry}`, minutes, 0, slots.join(' ')]
  })
  const header = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  const table = early.map((row, place) => [row[2]!.trim(), row[0], '5%', place % 30])
  const lines = Array.from({ length: Math.max(rows.length, table.length) }, (_, line) =>
    [...(rows[line] ?? Array(6).fill('')), '', ...(table[line] ?? [])].join(),
  )
  return [header, ...lines].join('\r\n')
}

test('late swap: half an hour after the first kickoff open slots are improved, and locked cells come back as they came', async ({
  page,
}) => {
  await page.clock.setFixedTime(HOUR_BEFORE)
  await registerAndOpen(page, 'standard')
  await press(page, 'Optimize')
  await untilOptimized(page)

  await page.clock.setFixedTime(FIRST_QUARTER)
  await page.reload()
  await hydrated(page)
  const slots = page.getByRole('button', { name: /^Instead of / })
  await expect(slots).toHaveCount(SLOTS.length)
  const names = await slots.evaluateAll((buttons) =>
    buttons.map((button) => /^Instead of (.+) in /.exec(button.getAttribute('aria-label')!)![1]!),
  )
  const marks = page.getByRole('region', { name: 'Lineup Builder' }).getByTitle('This game has started')
  await expect(marks).toHaveCount(names.filter((name) => isEarly.get(name)).length)
  const begun = names.findIndex((name) => isEarly.get(name))
  const toCome = names.findIndex((name) => isEarly.get(name) === false)
  const instead = page.getByRole('dialog', { name: /^Instead of / })
  await slots.nth(begun).click()
  await expect(
    instead.getByText(`The game of ${names[begun]} has started, so this slot can't change`),
  ).toBeVisible()
  await expect(instead.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await slots.nth(toCome).click()
  await expect(instead.getByText('Players of games that have started are left out.')).toBeVisible()
  await expect(instead.getByRole('listitem').first()).toBeVisible()
  const offered = (await instead.getByRole('listitem').allInnerTexts()).map((text) =>
    [...isEarly.keys()].find((name) => name && text.includes(name)),
  )
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.filter((name) => isEarly.get(name) !== false)).toEqual([])
  await page.keyboard.press('Escape')

  const early = page.getByRole('grid', { name: 'Available players' }).getByTitle('This game has started')
  await expect(early.first()).toBeVisible()
  await press(page, 'Entries')
  await page.setViewportSize({ width: 1440, height: 900 })
  // The longest name of a healthy player whose game has begun, on the first screen.
  const begunName = page.getByRole('button', { name: 'Options for Elijah Merriweather' }).locator('span')
  await expect
    .poll(() => begunName.evaluate((name) => name.scrollWidth - name.clientWidth), 'pixels that are cut')
    .toBe(0)
  await press(page, 'Entries file')
  const cells = enteredCells()
  const contests = [
    '"Sunday, $5 Double Up",81,$5',
    '"Sunday, $5 Double Up",81,$5',
    '"Sunday, $1 Double Up",82,$1',
  ]
  const entries = contests.map((contest, entry) => `900${entry},${contest},${cells.join()}`)
  const before = `${[HEADER, ...entries].join('\r\n')}\r\n`
  const panel = page.getByRole('region', { name: 'Entries file' })
  const choose = (text: string) =>
    panel
      .getByLabel('Entries file')
      .setInputFiles({ name: 'DKEntries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(before)

  // The contest's standings, taken now: they hide whose games are to come.
  await panel.getByRole('button', { name: /^Sunday, \$5 Double Up: / }).click()
  const contest = page.getByRole('dialog', { name: /Double Up/ })
  const live = { name: 'standings.csv', mimeType: 'text/csv', buffer: Buffer.from(liveStandings()) }
  await contest.getByLabel('Opponents', { exact: true }).setInputFiles(live)
  await expect(
    contest.getByText(
      `standings.csv: 60 entries. Players whose games were to come are drawn from the ownership. ${GAMES}.`,
    ),
  ).toBeVisible()
  await expect(contest.getByText('Without your own entry.')).toBeVisible()
  // Standings hold every entry of the contest.
  await expect(contest.getByRole('textbox', { name: 'Entries', exact: true })).toHaveValue('61')
  await contest.getByRole('button', { name: 'Use this contest' }).click()
  await expect(panel.getByText(/, against standings\.csv$/)).toBeVisible()

  const bar = panel.getByRole('region', { name: 'Late swap' })
  await expect(bar.getByText('3 entries can still change 15 slots.')).toBeVisible()
  await expect(bar.getByText(/Next lock: .+ @ .+ and 1 more .*, in 2 h 35 min\./)).toBeVisible()
  await bar.getByRole('button', { name: 'Late swap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Late swap' })
  // Nobody is out, so there are no other ways.
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: 'By points' })).toBeChecked()
  await expect(dialog.getByText('1 lineup can be improved')).toBeVisible()
  await dialog.getByText('By worth', { exact: true }).click()
  // The contests of the file's entries, not that of the screen.
  await expect(dialog.getByText(/makes more money in its contests, 2 kinds in this file/)).toBeVisible()
  await dialog.getByText('How this was compared').click()
  await expect(dialog.getByText(/Chosen on 10,000 other ones\./)).toBeVisible()
  await expect(
    dialog.getByText(/Opponents are those of standings\.csv; players whose games were to come are drawn/),
  ).toBeVisible()
  // Points are the same in the contest whose standings were not chosen; its opponents are not.
  await expect(
    dialog.getByText(
      `In other contests they are drawn as before the first kickoff. Points so far count: ${GAMES}.`,
    ),
  ).toBeVisible()
  await expect(dialog.getByText(/^ROI .+ to /)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply to 1 lineup' }).click()
  await expect(bar.getByRole('button', { name: 'Take back 3 swaps' })).toBeVisible()
  await expectNoSidewaysScroll(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download DKEntries.csv' }).click(),
  ])
  const lines = readFileSync((await download.path())!, 'utf8').split('\r\n')
  const start = `9000,"Sunday, $5 Double Up",81,$5,${cells.slice(0, 4).join()},`
  expect(lines[1]!.startsWith(start)).toBe(true)
  const swapped = lines[1]!.slice(start.length).split(',')
  expect(swapped).toHaveLength(5)
  expect(swapped.filter((cell, slot) => cell !== cells[4 + slot]).length).toBeGreaterThan(0)
  // All entries had the lineup.
  expect(lines[2]!.slice(5)).toBe(lines[1]!.slice(5))
  expect(lines[3]!.split(',').slice(5)).toEqual(lines[1]!.split(',').slice(5))

  // Meanwhile the provider locked another player in an open slot of the first entry: its own state wins there.
  await page.reload()
  await hydrated(page)
  await press(page, 'Entries file')
  await panel.getByRole('button', { name: 'Another file' }).click()
  const other = [...cells.slice(0, 8), `${cells[8]} (LOCKED)`].join()
  await choose(`${[HEADER, `9000,"Sunday, $5 Double Up",81,$5,${other}`, entries[1]].join('\r\n')}\r\n`)
  // The mark says that his game has begun, so he is locked in the other entry too.
  await expect(bar.getByText(/^2 swaps came too late/)).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Take back/ })).toBeHidden()
})

test('late swap keeps the shares of a tournament, and says how many lineups would gain more without them', async ({
  page,
}) => {
  await page.clock.setFixedTime(FIRST_QUARTER)
  await registerAndOpen(page, 'standard')
  await press(page, 'Entries')
  await press(page, 'Entries file')
  const panel = page.getByRole('region', { name: 'Entries file' })
  const entries = Array.from(
    { length: 20 },
    (_, entry) =>
      `${9000 + entry},"Sunday, $5 Tournament [20 Entry Max]",81,$5,${enteredCells(entry).join()}`,
  )
  await panel.getByLabel('Entries file').setInputFiles({
    ...{ name: 'DKEntries.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([HEADER, ...entries].join('\r\n')),
  })
  await panel.getByRole('button', { name: 'Late swap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Late swap' })
  await expect(dialog.getByText('20 lineups can be improved.')).toBeVisible()
  // 13 of 20 may have one player, so the best ones come into no more.
  await expect(
    dialog.getByText(
      '7 lineups would gain more without the rule "Each player in no more than 65% of lineups".',
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply to 20 lineups' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download DKEntries.csv' }).click(),
  ])
  const came = readFileSync((await download.path())!, 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .flatMap((line) => line.split(',').slice(-5))
  const held = new Map<string, number>()
  for (const cell of came) held.set(cell, (held.get(cell) ?? 0) + 1)
  expect(came).toHaveLength(100)
  expect(Math.max(...held.values())).toBe(13)
})

test('after its last kickoff a slate says that it is locked, and can be built for; a saved lineup leads to its result', async ({
  page,
  noise,
}) => {
  // The game is still to come by the server's clock.
  noise.allow(/lineup-story/)
  await page.route('**/api/lineup-story', (route) => route.abort())
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await page.clock.setFixedTime(HOUR_BEFORE)
  await registerAndOpen(page, 'showdown')
  const locked = page.getByText('· Locked', { exact: true })
  await expect(locked).toHaveCount(0)
  await page.clock.setFixedTime(AFTER_THE_GAME)
  await page.reload()
  await hydrated(page)
  await expect(locked).toBeVisible()
  await expect(builder.getByText('Games have started: a new lineup is for practice only.')).toBeVisible()
  await press(page, 'Entries')
  await expect(page.getByText('Games have started: new lineups are for practice only.')).toBeVisible()
  await press(page, 'Lineup')
  await press(page, 'Optimize')
  await untilOptimized(page)
  await expect(page.getByText('Every game of this lineup has started.')).toBeVisible()
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Lineup' }).click()
  await builder.getByRole('link', { name: 'Record result' }).click()
  await expect(page.getByRole('button', { name: 'Record result' })).toBeVisible()
})
