import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runContest } from '../contest/run.ts'
import { mean, printTable } from '../lib/measure.mjs'
import { fieldFile, movedMeans, namedLineups, ownershipFile } from './worth/contest-files.mjs'
import { fieldRows } from './worth/field-rows.mjs'
import { judgeOf } from './worth/judged.mjs'
import { playedContests, STANDINGS } from './worth/played-contests.mjs'
import { surpriseRows } from './worth/surprise.mjs'

/**
 * @import { Finish, NamedLineup } from './worth/judged.mjs'
 * @import { RealContest } from './worth/real-contest.mjs'
 * @import { Contest } from './worth/contest-files.mjs'
 * @typedef {Contest & { judge: ReturnType<typeof judgeOf> }} Judged
 * @typedef {{ lineups: NamedLineup[], ids: string[][], claimedRoiPct: number | null }} Choice
 */

export const title = 'What default entries would have won in whole real contests'

const COUNTS = [20, 150]
/** Mean errors of ownership files that are sold, in percent of entries. */
const SOLD_FILE_ERROR = { captain: 1.3, flex: 3.3 }

/**
 * `worth [STANDINGS=SALARIES ...]`: the contests of the data folder, or those named. For each the entries that
 * `contest portfolio` and `contest build` choose by default, judged by what was scored and by the real entries.
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
  /** @type {{ name: string, count: number | null, choose: (each: Judged) => Promise<Choice | null> }[]} */
  const ways = [
    ...COUNTS.flatMap((count) => [
      { name: 'portfolio', count, choose: (/** @type {Judged} */ each) => portfolio(each, count, []) },
      {
        name: 'portfolio, ownership as good as sold files',
        count,
        choose: (/** @type {Judged} */ each) =>
          portfolio(each, count, ['--ownership', ownershipFile(each, SOLD_FILE_ERROR)]),
      },
      {
        name: 'portfolio, the real ownership',
        count,
        choose: (/** @type {Judged} */ each) =>
          portfolio(each, count, ['--ownership', ownershipFile(each, { captain: 0, flex: 0 })]),
      },
      { name: 'best by points', count, choose: (/** @type {Judged} */ each) => best(each, count) },
    ]),
  ]
  const rows = []
  for (const { name, count, choose } of ways) {
    const choices = []
    for (const each of judged) choices.push(await choose(each))
    const finishes = choices.map(
      (choice, i) => (choice ? judged[i]?.judge.finishOf(choice.lineups) : null) ?? null,
    )
    const worths = []
    for (const [i, choice] of choices.entries())
      worths.push(choice && judged[i] ? await deservedRoi(judged[i], choice) : null)
    rows.push(
      rowOf(
        `${count} ${name}`,
        finishes,
        choices.map((choice) => choice?.claimedRoiPct ?? null),
        worths,
      ),
    )
  }
  const field = judged.map(({ judge, real }) => judge.finishOf(real.lineups))
  const large = judged.map(({ judge, real }) => {
    const own = real.lineups.filter(({ ofLargeUsers }) => ofLargeUsers > 0)
    return own.length > 0
      ? judge.finishOf(own.map((lineup) => ({ ...lineup, entries: lineup.ofLargeUsers })))
      : null
  })
  return [...rows, rowOf('all entries', field), rowOf('entries of users with 100 and more', large)]
}

/**
 * @param {string} way
 * @param {readonly (Finish | null)[]} finishes
 * @param {readonly (number | null)[]} [claims]
 * @param {readonly (number | null)[]} [worths]
 */
function rowOf(way, finishes, claims = [], worths = []) {
  const known = finishes.filter((finish) => finish !== null)
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
    'claimed ROI %': meanText(claims),
    'deserved ROI %': meanText(worths),
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
  const ids = answer.lineups.map((/** @type {{ ids: string[] }} */ { ids }) => ids)
  return { ids, lineups: namedLineups(ids, { salaries }), claimedRoiPct: answer.portfolio.raw.roi }
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
  return { ids, lineups: namedLineups(ids, { salaries }), claimedRoiPct: null }
}

/**
 * ROI of the entries together against the real entries, in games with the product's means moved by what the real
 * ownership knew.
 * @param {Judged} judged
 * @param {Choice} choice
 */
async function deservedRoi(judged, { ids }) {
  const { salaries, real, folder } = judged
  const lineups = path.join(folder, 'lineups.csv')
  writeFileSync(lineups, ['CPT,FLEX,FLEX,FLEX,FLEX,FLEX', ...ids.map((each) => each.join())].join('\n'))
  const asked = [
    'sim',
    '--slate',
    salaries,
    '--projections',
    movedMeans(judged),
    '--field',
    fieldFile(judged),
  ]
  const answer = await answerOf([...asked, '--lineups', lineups, ...contestOf(real), '--games', '10000'])
  return answer.together.raw.roi
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
