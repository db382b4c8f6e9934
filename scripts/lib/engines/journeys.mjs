/**
 * @import { Page } from './page.mjs'
 * @typedef {(step: string, note?: string) => void} Did
 */

const PASSWORD = 'a long enough password'

/**
 * The main task: a new user makes the best lineup of the sample slate, saves it, records its result, sees the totals, and
 * signs out; Back then shows none of their records. `did(step, note)` is called after each step.
 * @param {Page} page
 * @param {string} username
 * @param {Did} did
 */
export async function mainJob(page, username, did) {
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
  await page.see('Best of ')
  did('optimize', /Best of [\d,]+ legal lineups/.exec(await page.text())?.[0])

  await page.click('Save')
  await submit(page, { 'Lineup Name': 'Sunday night' }, 'Save Lineup')
  // Not the end of the button: it has another name while it saves, and leaving the page then breaks the request off.
  await page.see('Lineup saved!')
  did('save')

  await page.open('/lineups')
  await page.click('Edit results of Sunday night')
  await submit(page, { 'Final Points': '141.5', 'Winnings ($)': '50.25' }, 'Save Changes')
  await page.gone('Save Changes')
  await page.see('$50.25')
  did('record a result')

  await page.open('/dashboard')
  await page.see('$50.25')
  did('dashboard')

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
