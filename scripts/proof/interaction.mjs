import { parseArgs } from 'node:util'
import { judged } from '../lib/budget.mjs'
import { startEdgeProxy } from '../lib/edge-proxy.mjs'
import { fillAccount } from '../lib/filled-account.mjs'
import { printTable, spread } from '../lib/measure.mjs'
import { openPhone } from '../lib/phone.mjs'
import { salaryFile } from '../lib/salary-file.mjs'
import { signInAdmin, withServedApp } from '../lib/served-app.mjs'
import { SCREENS } from './interaction/screens.mjs'
import { PAGE_LINKS, timeNavigation } from './interaction/soft-navigation.mjs'

/**
 * @import { Phone } from '../lib/phone.mjs'
 * @import { Control } from './interaction/screens.mjs'
 */

export const title = 'Interaction to Next Paint at 360 x 800 with the CPU four times slower, web-vitals 6'

const INP = { gate: 100, stretch: 80 }
const NAVIGATION = { gate: 300, stretch: 100 }

/**
 * `interaction [--rounds N] [screen | navigation ...]`. Every control is used on a newly loaded page: first the steps that
 * it needs, at full speed and by events that a browser does not count; when the page rests, the control itself, by touch and
 * keys, with the CPU slowed down. A round's figure is its slowest interaction; the table shows the median of the rounds.
 * @param {string[]} args
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' } },
  })
  /** @param {string} name */
  const isWanted = (name) => positionals.length === 0 || positionals.includes(name)
  const rounds = Number(values.rounds)
  await withServedApp(async ({ base }) => {
    const cookie = await signInAdmin(base)
    await fillAccount(base, cookie)
    const edge = await startEdgeProxy(base)
    const phone = await openPhone(edge.url, cookie)
    await phone.page.addInitScript(keepSlate, salaryFile('showdown'))
    for (const [name, { path, controls }] of Object.entries(SCREENS).filter(([name]) => isWanted(name))) {
      console.log(`\n## ${name}\n`)
      await printControls(phone, path, controls, rounds)
    }
    if (isWanted('navigation')) await printNavigations(phone, rounds)
    await phone.close()
    edge.close()
  })
}

/**
 * @param {Phone} phone
 * @param {string} path
 * @param {readonly Control[]} controls
 * @param {number} rounds
 */
async function printControls(phone, path, controls, rounds) {
  const rows = []
  for (const control of controls) {
    process.stderr.write(`${control.name} `)
    const samples = []
    try {
      while (samples.length < rounds) samples.push(await inpOf(phone, path, control))
    } catch (error) {
      // The screen has changed: the other controls are measured all the same.
      console.log(`${control.name} could not be used: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
      continue
    }
    process.stderr.write(`${samples.join(', ')}\n`)
    const inp = judged(spread(samples).median, INP, (ms) => (ms === 0 ? 'below 16 ms' : `${ms} ms`))
    rows.push({ control: control.name, INP: inp, rounds: samples.join(', ') })
  }
  printTable(rows)
}

/**
 * @param {Phone} phone
 * @param {string} path
 * @param {Control} control
 */
async function inpOf(phone, path, { prepare, use }) {
  const { page } = phone
  await phone.fast()
  await page.goto(path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await use(phone)
  return (await phone.inp()) ?? 0
}

/**
 * @param {Phone} phone
 * @param {number} rounds
 */
async function printNavigations(phone, rounds) {
  console.log('\n## Soft navigation, from touching a link to the paint of the new page\n')
  const rows = []
  for (const { label, heading } of PAGE_LINKS) {
    const samples = []
    while (samples.length < rounds) samples.push(await timeNavigation(phone, label, heading))
    const ms = judged(spread(samples).median, NAVIGATION, (value) => `${value.toFixed(0)} ms`)
    rows.push({ to: label, time: ms, rounds: samples.map((sample) => sample.toFixed(0)).join(', ') })
  }
  printTable(rows)
}

/**
 * Runs in the page: the optimizer reads its slate from session storage. Removes the lineup of an earlier control.
 * @param {string} csvData
 */
function keepSlate(csvData) {
  if (location.protocol !== 'https:') return
  sessionStorage.setItem('slate:showdown', JSON.stringify({ csvData, fileName: 'salaries.csv' }))
  sessionStorage.removeItem('lineup-draft:showdown')
  localStorage.setItem('all-figures', 'on')
}
