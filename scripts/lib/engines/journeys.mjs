/**
 * @import { Page } from './page.mjs'
 * @typedef {(step: string, note?: string) => void} Did
 */

const PASSWORD = 'a long enough password'

/**
 * The main job, a step a row: a new user makes the best lineup of the sample slate, saves it, records its result, sees it
 * added up, and leaves; Back then shows nothing of theirs. `did(step, note)` is called after each.
 * @param {Page} page
 * @param {string} username
 * @param {Did} did
 */
export async function mainJob(page, username, did) {
  await page.open('/auth?mode=register')
  await page.fill('Username', username)
  await page.fill('Password', PASSWORD)
  await page.click('Create Account')
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
  await page.fill('Lineup Name', 'Sunday night')
  await page.click('Save Lineup')
  await page.gone('Save Lineup')
  did('save')

  await page.open('/lineups')
  await page.click('Edit results of Sunday night')
  await page.fill('Final Points', '141.5')
  await page.fill('Winnings ($)', '50.25')
  await page.click('Save Changes')
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
 * What is left in a browser that is too old: the notice, and records by plain forms and links.
 * @param {Page} page
 * @param {string} username
 * @param {Did} did
 */
export async function recordsWithoutScript(page, username, did) {
  await page.open('/auth')
  await page.see('is too old for the optimizer')
  did('notice', /^.*is too old for the optimizer/m.exec(await page.text())?.[0])

  await page.fill('Username or Email', username)
  await page.fill('Password', PASSWORD)
  await page.click('Sign In', { app: false })
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
