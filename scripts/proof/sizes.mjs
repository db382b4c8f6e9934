import { gzipSync } from 'node:zlib'
import { judged } from '../lib/budget.mjs'
import { workerStartupMs } from '../lib/built-worker.mjs'
import { fillAccount } from '../lib/filled-account.mjs'
import { printTable } from '../lib/measure.mjs'
import { pagesOf, SIGN_IN_PAGE } from '../lib/pages.mjs'
import { ask, signInAdmin, withServedApp } from '../lib/served-app.mjs'
import { measureSizes } from '../lib/size-budgets.mjs'

export const title = 'What a visit loads and what a deployment uploads, gzipped, in KB'

const STARTUP = { gate: 60, stretch: 30 }
const HTML = { gate: 15, stretch: 8 }

/** Of the app that `npm start` has built. */
export async function run() {
  await withServedApp(async ({ base }) => {
    const sizes = await measureSizes()
    printTable(
      sizes.map(({ name, kilobytes, gate, stretch }) => rowOf(name, kilobytes, { gate, stretch }, kb)),
    )
    console.log()
    printTable(await pageSizes(base))
    console.log()
    printTable([rowOf('start of the Worker', await workerStartupMs(), STARTUP, ms)])
  })
}

/** The HTML of each page of a filled account. */
async function pageSizes(base) {
  const cookie = await signInAdmin(base)
  const pages = Object.entries(pagesOf(await fillAccount(base, cookie)))
  const rows = []
  for (const [name, where] of [...Object.entries(SIGN_IN_PAGE), ...pages]) {
    const { text } = await ask(base + where, { headers: name in SIGN_IN_PAGE ? {} : { cookie } })
    rows.push(rowOf(`HTML of ${name}`, gzipSync(text).length / 1000, HTML, kb))
  }
  return rows
}

function rowOf(name, value, budget, format) {
  return {
    what: name,
    measured: judged(value, budget, format),
    gate: format(budget.gate),
    stretch: format(budget.stretch),
  }
}

function kb(value) {
  return value.toFixed(1)
}

function ms(value) {
  return `${value.toFixed(0)} ms`
}
