import { PRIOR_CLUMPING } from '#core/field/dupes.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { printTable } from '../lib/measure.mjs'
import { fieldContests } from './field/contests.mjs'
import { usualCopyShare } from './field/copy-share.ts'
import { estimatedRows } from './field/estimated.mjs'
import { largest, percent, realCollisions, total } from './field/figures.mjs'
import { dupesRow, legalModels, legalRow } from './field/legal-models.mjs'
import { playedModels, playedRow, realAmongHeldOut } from './field/played-models.mjs'
import { folder, hasPastContests } from './past/past-contests.mjs'

/** @import { Contest } from './field/contests.mjs' */

export const title = 'Fields of past Showdown contests: what a model says of entries that it has not seen'

export async function run() {
  if (!hasPastContests) {
    console.log(`\nSkipped: no contests in ${folder}.`)
    return
  }
  const [kernel, simKernel] = [await loadFieldKernel(), await loadSimKernel()]
  const contests = fieldContests(kernel)
  for (const contest of contests) {
    console.log(`\n## ${introduction(contest)}`)
    const others = contests.filter((each) => each !== contest)
    const played = playedModels(contest, others)
    const real = realAmongHeldOut(contest)
    console.log(
      `\nAmong the lineups that were played, without prices. Real among the held-out entries: copy share ${percent(real.copyShare)}, largest group ${real.largest}.\n`,
    )
    printTable(played.map(playedRow))
    const legal = legalModels(contest, kernel)
    console.log(
      `\nAmong all legal lineups, at prices inferred from the played ones; dollars left are left out of the models. ${percent(legal[0]?.illegal ?? 0)} of the held-out entries cost more than the budget at these prices and are not in the log-likelihood. Real among all entries: copy share ${percent(1 - contest.inPool.count / total(contest.played.copies))} (usual for so many entries: ${percent(usualCopyShare(total(contest.played.copies)))}), largest group ${largest(contest.played.copies)}.\n`,
    )
    printTable(legal.map(legalRow))
    console.log(
      `\nDupes with a clumping of ln ${Math.exp(PRIOR_CLUMPING).toFixed(1)}, of lineups drawn from the model and of those that the other users entered:\n`,
    )
    printTable(legal.map(dupesRow))
    console.log(
      '\nThe field of the ownership that is estimated from points and prices alone, beside all entries. The claimed ROI is of the lineups with most points among 20,000 draws, in a large contest with the field of the estimate:\n',
    )
    printTable(estimatedRows(contest, { field: kernel, sim: simKernel }))
    judge(contest, played, legal)
  }
}

/** @param {Contest} contest */
function introduction({ name, users, played, learned, heldOut }) {
  const entries = total(played.copies)
  const split =
    users === null
      ? `it does not say whose the entries are, so entries are split at random`
      : `${users} users, all entries of a user in one half`
  return `${name}: ${entries} entries, ${played.copies.length} distinct lineups, ${split}: ${total(learned)} learned from, ${total(heldOut)} held out; collisions ${(1e4 * realCollisions(played.copies)).toFixed(1)} in 10,000 pairs`
}

/** The published bars: r of one crowd .75 on the lineups it has learned from, copies of two learned crowds .77 on held-out users. */
const BARS = { oneCrowd: 0.7, learned: 0.75 }

/**
 * A model that says less of unseen entries than a simpler one, or an r below the bars, fails the run.
 * @param {Contest} contest
 * @param {ReturnType<typeof playedModels>} played
 * @param {ReturnType<typeof legalModels>} legal
 */
function judge({ name }, played, legal) {
  for (const models of [played, legal]) {
    const find = (/** @type {string} */ text) => models.find(({ model }) => model.startsWith(text))
    const [one, learned] = [find('one crowd'), find('3 crowds')]
    if (!one || !learned) continue
    const isBetter = learned.likelihood > one.likelihood
    if (isBetter && one.r >= BARS.oneCrowd && learned.r >= BARS.learned) continue
    console.log(
      `\n${name}: three crowds are not better than one, or r is below ${BARS.oneCrowd} and ${BARS.learned}.`,
    )
    process.exitCode = 1
  }
}
