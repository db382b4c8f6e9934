import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runContest } from '../contest/run.ts'
import { mean, printTable } from '../lib/measure.mjs'
import { namedLineups, ownershipFile } from './worth/contest-files.mjs'
import { drawnFinishes } from './worth/drawn-finishes.mjs'
import { fieldRows } from './worth/field-rows.mjs'
import { judgeOf } from './worth/judged.mjs'
import { playedContests, STANDINGS } from './worth/played-contests.mjs'
import { realGames } from './worth/real-games.mjs'
import { surpriseRows } from './worth/surprise.mjs'

/**
 * @import { Finish, NamedLineup } from './worth/judged.mjs'
 * @import { RealContest } from './worth/real-contest.mjs'
 * @import { Contest } from './worth/contest-files.mjs'
 * @import { DrawnFinish } from './worth/drawn-finishes.mjs'
 * @typedef {Contest & { judge: ReturnType<typeof judgeOf> }} Judged
 * @typedef {{ cash: number, shownCash: number, roi: number }} Claimed Percent; `cash` and `roi` as simulated.
 * @typedef {{ lineups: NamedLineup[], claimed: Claimed | null }} Choice
 */

export const title = 'What default entries would have won in whole real contests'

const COUNTS = [20, 150]
/** Mean errors of ownership files that are sold, in percent of entries. */
const SOLD_FILE_ERROR = { captain: 1.3, flex: 3.3 }

/**
 * `worth [STANDINGS=SALARIES ...]`: the contests of the data folder, or those named. For each the entries that
 * `contest portfolio` and `contest build` choose by default, judged by the real entries: by what was scored, and in games drawn
 * from real ones.
 * @param {readonly string[]} named
 */
export async function run(named = []) {
  const contests = playedContests(named)
  if (contests.length === 0) return console.log(`Skipped: there are no contests in ${STANDINGS}.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'worth-'))
  try {
    const judged = contests.map((contest) => ({ ...contest, folder, judge: judgeOf(contest.real) }))
    printTable(await rowsOf(judged))
    console.log(
      '\nPoints beyond the estimate for each 10% of the entries by which the real ownership exceeds the estimated one, and mean squared error of points\n',
    )
    printTable(surpriseRows(judged))
    console.log('\nThe field before the contest beside the real entries\n')
    printTable(await fieldRows(judged))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {readonly Judged[]} judged */
async function rowsOf(judged) {
  /** @type {{ name: string, choose: (each: Judged) => Promise<Choice> }[]} */
  const ways = COUNTS.flatMap((count) => [
    { name: `${count} portfolio`, choose: (each) => portfolio(each, count, []) },
    {
      name: `${count} portfolio, ownership as good as sold files`,
      choose: (each) => portfolio(each, count, ['--ownership', ownershipFile(each, SOLD_FILE_ERROR)]),
    },
    {
      name: `${count} portfolio, the real ownership`,
      choose: (each) => portfolio(each, count, ['--ownership', ownershipFile(each, { captain: 0, flex: 0 })]),
    },
    { name: `${count} best by points`, choose: (each) => best(each, count) },
  ])
  /** @type {Choice[][]} by contest */
  const chosen = []
  for (const each of judged) {
    const own = []
    for (const { choose } of ways) own.push(await choose(each))
    chosen.push(own)
  }
  const games = realGames()
  const drawn = judged.map((each, i) =>
    drawnFinishes(each, chosen[i]?.map(({ lineups }) => lineups) ?? [], games),
  )
  const rows = ways.map(({ name }, way) => {
    const choices = chosen.flatMap((own) => own[way] ?? [])
    return rowOf(
      name,
      choices.map(({ lineups }, i) => judged[i]?.judge.finishOf(lineups) ?? null),
      choices.map(({ claimed }) => claimed),
      drawn.flatMap((own) => (own[way] ? [own[way]] : [])),
    )
  })
  const field = judged.map(({ judge, real }) => judge.finishOf(real.lineups))
  return [...rows, rowOf('all entries', field)]
}

/**
 * @param {string} way
 * @param {readonly (Finish | null)[]} finishes
 * @param {readonly (Claimed | null)[]} [claims]
 * @param {readonly DrawnFinish[][]} [drawn] by contest and real game
 */
function rowOf(way, finishes, claims = [], drawn = []) {
  const known = finishes.filter((finish) => finish !== null)
  /** @param {(finish: DrawnFinish) => number} figure */
  const inGames = (figure) => {
    const byGame = drawn[0]?.map((_, game) =>
      mean(drawn.flatMap((own) => (own[game] ? [100 * figure(own[game])] : []))),
    )
    if (!byGame || byGame.length === 0) return '-'
    const middle = mean(byGame)
    const error = Math.sqrt(mean(byGame.map((each) => (each - middle) ** 2)) / byGame.length)
    return `${middle.toFixed(1)} ± ${error.toFixed(1)}`
  }
  return {
    way,
    'cash %': meanText(
      known.map(({ cashPct }) => cashPct),
      1,
    ),
    'by contest': finishes.map((finish) => finish?.cashPct.toFixed(0) ?? '-').join(' '),
    'top 1%': meanText(
      known.map(({ top1Pct }) => top1Pct),
      1,
    ),
    'ROI %': finishes.map((finish) => finish?.roiPct.toFixed(0) ?? '-').join(' '),
    'claimed ROI %': meanText(claims.map((claim) => claim?.roi ?? null)),
    'cash % claimed, shown': `${meanText(
      claims.map((claim) => claim?.cash ?? null),
      1,
    )}, ${meanText(
      claims.map((claim) => claim?.shownCash ?? null),
      1,
    )}`,
    'drawn games: cash %': inGames(({ cash }) => cash),
    'top 1% there': inGames(({ top1 }) => top1),
    'ROI % there': inGames(({ roi }) => roi),
    'by contest there': drawn
      .map((own) => (own.length > 0 ? (100 * mean(own.map(({ roi }) => roi))).toFixed(0) : '-'))
      .join(' '),
  }
}

/**
 * @param {readonly (number | null)[]} figures
 * @param {number} [decimals]
 */
function meanText(figures, decimals = 0) {
  const known = figures.filter((each) => each !== null)
  return known.length > 0 ? mean(known).toFixed(decimals) : '-'
}

/**
 * @param {Judged} of
 * @param {number} count
 * @param {readonly string[]} more
 * @returns {Promise<Choice>}
 */
async function portfolio({ salaries, real }, count, more) {
  const asked = ['portfolio', '--slate', salaries, ...contestOf(real), '--count', `${count}`, ...more]
  const answer = await answerOf(asked)
  /** @type {{ ids: string[], cash: number, raw: { cash: number } }[]} */
  const own = answer.lineups
  return {
    lineups: namedLineups(
      own.map(({ ids }) => ids),
      { salaries },
    ),
    claimed: {
      cash: mean(own.map(({ raw }) => raw.cash)),
      shownCash: mean(own.map(({ cash }) => cash)),
      roi: answer.portfolio.raw.roi,
    },
  }
}

/**
 * @param {Judged} of
 * @param {number} count
 * @returns {Promise<Choice>}
 */
async function best({ salaries }, count) {
  const { text, notes } = await runContest([
    ...['build', '--slate', salaries, '--strategy', 'max_points', '--count', `${count}`, '--json'],
  ])
  if (!text) throw new Error(notes.join(' '))
  const built = JSON.parse(text)
  const ids = built.lineups.map((/** @type {{ players: string[] }} */ { players }) =>
    players.map((id) => built.rows[id].providerId),
  )
  return { lineups: namedLineups(ids, { salaries }), claimed: null }
}

/** @param {RealContest} real */
function contestOf({ entries }) {
  return ['--entries', `${entries}`, '--fee', '10', '--type', 'large_top_heavy']
}

/** @param {readonly string[]} asked */
async function answerOf(asked) {
  const { text, notes } = await runContest([...asked, '--json'])
  if (!text) throw new Error(notes.join(' '))
  return JSON.parse(text)
}
