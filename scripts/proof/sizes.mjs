import { gzipSync } from 'node:zlib'
import { judged } from '../lib/budget.mjs'
import { fillAccount } from '../lib/filled-account.mjs'
import { printTable } from '../lib/measure.mjs'
import { pagesOf, SIGN_IN_PAGE } from '../lib/pages.mjs'
import { ask, signInAdmin, withServedApp } from '../lib/served-app.mjs'
import { measureSizes } from '../lib/size-budgets.mjs'

export const title = 'What a visit loads and what a deployment uploads, gzipped, in KB'

const HTML = { gate: 15, stretch: 8 }

/** Of the app that `npm start` has built. */
export async function run() {
  await withServedApp(async ({ base }) => {
    const sizes = await measureSizes()
    printTable(sizes.map(({ name, kilobytes, gate, stretch }) => rowOf(name, kilobytes, { gate, stretch })))
    console.log()
    printTable(await pageSizes(base))
  })
}

/**
 * The HTML of each page of a filled account.
 * @param {string} base
 */
async function pageSizes(base) {
  const cookie = await signInAdmin(base)
  const pages = Object.entries(pagesOf(await fillAccount(base, cookie)))
  const rows = []
  for (const [name, where] of [...Object.entries(SIGN_IN_PAGE), ...pages]) {
    const { text } = await ask(base + where, { headers: name in SIGN_IN_PAGE ? {} : { cookie } })
    rows.push(rowOf(`HTML of ${name}`, gzipSync(text).length / 1000, HTML))
  }
  return rows
}

/**
 * @param {string} name
 * @param {number} value
 * @param {{ gate: number, stretch: number }} budget
 */
function rowOf(name, value, budget) {
  return {
    what: name,
    measured: judged(value, budget, kb),
    gate: budget.gate,
    stretch: budget.stretch,
  }
}

/** @param {number} value */
function kb(value) {
  return value.toFixed(1)
}
