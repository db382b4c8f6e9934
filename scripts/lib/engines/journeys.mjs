import { madeContestCsv } from '#workers/testing/contest-csv.ts'

/**
 * @import { Page } from './page.mjs'
 * @typedef {(step: string, note?: string) => void} Did
 * @typedef {{ cut: () => Promise<void>, join: () => Promise<void> }} Connection
 */

/** An engine without a fast compiler needs minutes for 100,000 games on a busy machine. */
const SIMULATION_MS = 300_000

const PASSWORD = 'a long enough password'

/**
 * All that a user does: the main task, many lineups and their contest, a contest's results, and the same without a
 * connection. `did(step, note)` is called after each step.
 * @param {Page} page
 * @param {string} username
 * @param {Did} did
 * @param {Connection} connection
 */
export async function wholeJob(page, username, did, connection) {
  await bestLineup(page, username, did)
  await manyLineups(page, did)
  await contestResults(page, did)
  await offline(page, did, connection)
  await signOut(page, did)
}

/**
 * A new user makes the best lineup of the sample slate, saves it, records its result and sees the totals.
 * @param {Page} page
 * @param {string} username
 * @param {Did} did
 */
async function bestLineup(page, username, did) {
  await page.open('/auth?mode=register')
  await submit(page, { Username: username, Password: PASSWORD }, 'Create Account')
  await page.at('/')
  await page.see('Build winning lineups')
  did('sign up')

  await page.open('/showdown/upload')
  await page.click('Try a sample slate')
  await page.click('Use This Data')
  await page.at('/showdown/optimizer')
  await page.see('Available Players')
  did('sample slate')

  await page.click('Optimize')
  await page.see('Best possible of ')
  did('optimize', /Best possible of [\d,]+ legal lineups/.exec(await page.text())?.[0])

  await page.click('Save')
  await submit(page, { 'Lineup Name': 'Sunday night' }, 'Save Lineup')
  // Not the end of the button: it has another name while it saves, and leaving the page then breaks the request off.
  await page.see('Lineup saved!')
  did('save')

  await page.open('/lineups')
  await page.click('Record result of Sunday night')
  await submit(page, { 'Final Points': '141.5', 'Winnings ($)': '50.25' }, 'Save Changes')
  await page.gone('Save Changes')
  await page.see('$50.25')
  did('record a result')

  await page.open('/dashboard')
  await page.see('$50.25')
  did('dashboard')
}

/**
 * Builds 20 lineups of the loaded slate and simulates their contest.
 * @param {Page} page
 * @param {Did} did
 */
async function manyLineups(page, did) {
  await page.open('/showdown/optimizer')
  await page.click('Entries')
  await page.click('Build 20 lineups')
  await page.see('The 20 best lineups')
  did('build', /The 20 best lineups[^.]*/.exec(await page.text())?.[0])

  await page.click('Simulate')
  await page.see('2,000 of 100,000 games against 99 opponents')
  did('first 2,000 games')
  await page.matches(/^100,000 games against 99 opponents/m, SIMULATION_MS)
  did('100,000 games')
}

/**
 * Uploads the results of a contest.
 * @param {Page} page
 * @param {Did} did
 */
async function contestResults(page, did) {
  await page.open('/contest-insights')
  await page.choose('Contest results CSV', { name: 'contest-standings-1.csv', text: madeContestCsv(900) })
  await page.see('Loaded 900 entries')
  await page.see('Top Captain Choices')
  did('upload results')
}

/**
 * Starts the optimizer without a connection, builds and simulates in it; the pages of the server come back with it.
 * @param {Page} page
 * @param {Did} did
 * @param {Connection} connection
 */
async function offline(page, did, connection) {
  await page.open('/showdown/optimizer')
  await page.isOfflineReady()
  did('service worker')

  await connection.cut()
  await page.open('/showdown/optimizer')
  await page.click('Lineup')
  await page.click('Clear')
  await page.click('Optimize')
  await page.see('Best possible of ')
  did('offline: optimize')

  await page.click('Entries')
  await page.click('1 lineup')
  await page.click('Build 1 lineup')
  await page.matches(/^The (lineup of the most points|best lineup under these settings)/m)
  await page.click('Simulate')
  await page.gone('Simulate')
  // The button is back when all games are played.
  await page.matches(/^Simulate$/m, SIMULATION_MS)
  await page.matches(/^100,000 games against/m)
  did('offline: build and simulate')

  await connection.join()
  await page.open('/lineups')
  await page.see('Sunday night')
  did('online again')
}

/**
 * Signs out; Back then shows none of the user's records.
 * @param {Page} page
 * @param {Did} did
 */
async function signOut(page, did) {
  await page.open('/lineups')
  await page.see('Sunday night')
  await page.click('Logout')
  await page.at('/auth')
  await page.back()
  await page.at('/auth')
  await page.see('Sign in to your account')
  if ((await page.text()).includes('Sunday night'))
    throw new Error('Back shows the lineups of the former user')
  did('logout, Back')
}

/**
 * The task in a browser that is too old: the notice, and the records by plain forms and links.
 * @param {Page} page
 * @param {string} username
 * @param {Did} did
 */
export async function recordsWithoutScript(page, username, did) {
  await page.open('/auth')
  await page.see('is too old for the optimizer')
  did('notice', /^.*is too old for the optimizer/m.exec(await page.text())?.[0])

  await submit(page, { 'Username or Email': username, Password: PASSWORD }, 'Sign In', { app: false })
  await page.at('/')
  did('sign in')

  await page.click('Saved Lineups', { app: false })
  await page.see('Lineup 0')
  const { text, ground } = await page.colors()
  did('saved lineups', `${text} on ${ground}`)

  await page.click('Dashboard', { app: false })
  await page.at('/dashboard')
  did('dashboard')

  await page.click('Logout', { app: false })
  await page.at('/auth')
  did('logout')
}

/**
 * Fills the fields by their labels and presses the button.
 * @param {Page} page
 * @param {Record<string, string>} fields
 * @param {string} button
 * @param {Parameters<Page['click']>[1]} [options]
 */
async function submit(page, fields, button, options) {
  for (const [label, text] of Object.entries(fields)) await page.fill(label, text)
  await page.click(button, options)
}
