/**
 * Generates accounts of players with known true cash rates and returns.
 *
 * An entry's score is normally distributed, with one part common to all entries of its slate. A flat contest is won
 * above a fixed score. In a tournament the score gives the place in the field; no two entries get the same place.
 *
 * @import { PlayedEntry } from '#core/fixtures/played-entries.ts'
 * @typedef {{ name: string, fee: number, flat: true, prize: number, chance: number }} FlatContest
 * @typedef {{ name: string, fee: number, flat: false, prizes: number[], field: number, skill: number }} Tournament
 * @typedef {FlatContest | Tournament} Contest
 * @typedef {{ name: string, contests: Contest[] }} Player
 * @typedef {{ name: string, perSlate: number, common: number, uneven?: boolean }} Slates
 */

/**
 * @param {number} chance
 * @param {{ fee?: number, times?: number }} [contest] `times` the fee is the prize
 * @returns {FlatContest}
 */
export function flatContest(chance, { fee = 1, times = 2 } = {}) {
  return { name: `flat ${fee}`, fee, flat: true, prize: times * fee, chance }
}

/**
 * The first prize is `first` fees, as large as the field is a fifth as many entries; 90% of the fees are paid out. With
 * `skill` 1 every place is as likely as for anyone else, with 2 the places that pay twice as likely.
 * @param {number} first
 * @param {{ skill: number, fee?: number }} player
 * @returns {Tournament}
 */
export function tournament(first, { skill, fee = 1 }) {
  const field = first * 5
  const shares = [1, 0.4, 0.15, 0.15, 0.15, ...Array(first >= 300 ? 15 : 0).fill(0.04)]
  const top = (first < 50 ? shares.slice(0, 3) : shares).map((share) => share * first * fee)
  const left = field * fee * 0.9 - top.reduce((sum, prize) => sum + prize, 0)
  const smallest = Array(Math.max(0, Math.floor(left / (2 * fee)))).fill(2 * fee)
  return { name: `${first}x`, fee, flat: false, prizes: [...top, ...smallest], field, skill }
}

/**
 * @param {Player} player
 * @param {{ entries: number, slates: Slates, random: () => number }} played
 * @returns {PlayedEntry[]}
 */
export function play(player, { entries, slates, random }) {
  const normal = normals(random)
  /** @type {PlayedEntry[]} */
  const account = []
  for (let slate = 0; account.length < entries; slate += 1) {
    const size = slates.uneven ? Math.ceil(-Math.log(1 - random()) * slates.perSlate) : slates.perSlate
    const luck = Math.sqrt(slates.common) * normal()
    /** @type {Map<Contest, number[]>} */
    const scores = new Map()
    for (let entry = 0; entry < Math.min(size, entries - account.length); entry += 1) {
      const contest = player.contests[Math.floor(random() * player.contests.length)] ?? player.contests[0]
      if (!contest) throw new Error(`${player.name} plays nothing`)
      const score = luck + Math.sqrt(1 - slates.common) * normal()
      const entered = scores.get(contest)
      if (entered) entered.push(score)
      else scores.set(contest, [score])
    }
    for (const [contest, entered] of scores) account.push(...results(contest, entered, slate))
  }
  return account
}

/**
 * @param {Contest} contest
 * @param {number[]} scores
 * @param {number} slate
 * @returns {PlayedEntry[]}
 */
function results(contest, scores, slate) {
  const { fee, flat } = contest
  if (flat) {
    const { prize, chance } = contest
    return scores.map((score) => {
      const won = shareAbove(score) < chance ? prize : 0
      return { slate, contest: `${slate} ${contest.name}`, fee, won, prize, flat }
    })
  }
  const { prizes, field, skill } = contest
  let place = 0
  return scores
    .toSorted((a, b) => b - a)
    .map((score) => {
      place = Math.max(place + 1, Math.ceil((shareAbove(score) / skill) * field))
      return {
        slate,
        contest: `${slate} ${contest.name}`,
        fee,
        won: prizes[place - 1] ?? 0,
        prize: prizes[0] ?? 0,
        flat,
      }
    })
}

/**
 * @param {() => number} random
 * @returns {() => number}
 */
function normals(random) {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/**
 * The probability that a standard normal variable is higher, to 7 digits (Abramowitz and Stegun 26.2.17).
 * @param {number} score
 */
function shareAbove(score) {
  const t = 1 / (1 + 0.2316419 * Math.abs(score))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = 0.3989422804014327 * Math.exp((-score * score) / 2) * series
  return score > 0 ? tail : 1 - tail
}
