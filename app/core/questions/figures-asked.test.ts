import { expect, test } from 'vitest'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { playersOf } from '../lineups/lineup.ts'
import { PLAIN } from '../objective/plain-points.ts'
import type { Player } from '../players/player.ts'
import { answerQuestion } from './answer-question.ts'
import type { QuestionContext } from './context.ts'
import { answersOfThePage, chatContext } from './testing/chat-context.ts'
import { CHAT_SLATES } from './testing/chat-slates.ts'
import { lineupSpread, slateOf } from './testing/judged-slate.ts'
import { understandTyped } from './understand-typed.ts'

/* A question about one figure begins with that figure: worked out here from the slate's rows. */

const BALANCED: OptimizerSettings = { strategy: 'balanced', contestFormat: 'gpp', creativity: 50 }

const kernel = await loadKernel()

const contextOf = (name = 'night', settings = PLAIN) =>
  chatContext(CHAT_SLATES[name]!(), { settings, kernel })
const night = contextOf()

async function ask(question: string, context: QuestionContext): Promise<string> {
  const understood = understandTyped(question, { pool: context.playerPool, format: context.lineup.format })
  return (await answerQuestion(understood, context, answersOfThePage(context, kernel))).text
}

const firstSentence = (text: string) => /^.*?[.!?](?= [A-Z]|\n|$)/s.exec(text)![0]
const plain = (figure: number) => String(Math.round(100 * figure) / 100)
const dollars = (figure: number) => `$${figure.toLocaleString('en-US')}`

function rowOf(name: string, isCaptain = false) {
  return night.playerPool.find((row) => row.name.trim() === name && (row.position === 'CPT') === isCaptain)!
}

const [jsn, nakoa, willis] = ['Jaxson Smythe-Norwood', 'Pavo Nakoa', 'Kyron Willis'].map((name) =>
  rowOf(name),
)
const worthOf = ({ fppg, salary }: Player) => fppg / (salary / 1000)
const [better, other] = [nakoa!, jsn!].toSorted((a, b) => worthOf(b) - worthOf(a))
const spent = playersOf(night.lineup).reduce((sum, { salary }) => sum + salary, 0)
const share = (salary: number) =>
  `${plain((100 * salary) / 50_000)}% of the salary cap: ${dollars(salary)} of $50,000.`

test.each([
  [
    `Jaxson Smythe-Norwood: ${plain(worthOf(jsn!))} points per $1,000 (${plain(jsn!.fppg)} points at ${dollars(jsn!.salary)}).`,
    [
      "What is JSN's value per $1000?",
      'points per dollar of jsn',
      'how many points per 1k does jsn give me',
      'jsn pts/$',
      'is jsn a good value?',
    ],
  ],
  [
    `Better value: ${better!.name} with ${plain(worthOf(better!))} points per $1,000; ${other!.name} has ${plain(worthOf(other!))}.`,
    [
      'points per dollar: nakoa vs jsn?',
      'who is the better value, jsn or nakoa',
      'compare nakoa and jsn by value',
      'better bang for the buck nakoa or jsn?',
    ],
  ],
  [
    `The standard deviation of the lineup is ${plain(lineupSpread(slateOf(night)))} points around the expected ${plain(slateOf(night).shown!)}, correlations included.`,
    [
      'What is the standard deviation of my lineup?',
      'standard deviation of this lineup',
      'whats the std dev of the lineup',
      'how much variance does my lineup have',
    ],
  ],
  [
    `The standard deviation of Pavo Nakoa is ${plain(Math.sqrt(5.4 * nakoa!.fppg))} points around the expected ${plain(nakoa!.fppg)}.`,
    ['std dev of nakoa?'],
  ],
  [
    `The lineup uses ${share(spent)}`,
    [
      'What percent of the cap does my lineup use?',
      'how much of the cap am i using in percent',
      'what percentage of the salary cap is used',
      'what % of the budget did we spend',
      'share of the cap used by this lineup?',
    ],
  ],
  [`Kyron Willis takes ${share(willis!.salary)}`, ['what percent of the cap is kyron willis?']],
  [
    `As captain Jaxson Smythe-Norwood costs ${dollars(rowOf(jsn!.name, true).salary)} and counts ${plain(1.5 * jsn!.fppg)} points.`,
    [
      'How much does JSN cost as captain?',
      'jsn captain price',
      'what is the captain salary of jsn',
      'price of jsn at cpt?',
      'how expensive is jsn as captain',
    ],
  ],
])('%s', async (first, questions) => {
  for (const question of questions) expect(firstSentence(await ask(question, night)), question).toBe(first)
})

test('a league whose prices are small dollars, and where no one is captain', async () => {
  const context = contextOf('league')
  const row = context.playerPool.find(({ fppg, position }) => fppg > 10 && position === 'WR')!
  expect(firstSentence(await ask(`value of ${row.name}?`, context))).toContain(
    `: ${plain(row.fppg / row.salary)} points per $1 (`,
  )
  expect(await ask(`how much does ${row.name} cost as captain`, context)).toContain('has no captain')
})

const mostPoints = (is: (salary: number) => boolean) =>
  Math.max(
    ...night.playerPool
      .filter(
        ({ position, salary, injuryStatus }) =>
          position !== 'CPT' && injuryStatus === 'Healthy' && is(salary),
      )
      .map(({ fppg }) => fppg),
  )

test.each([
  ['Who has the most points for under', 'under', (salary: number, limit: number) => salary < limit],
  ['best player below', 'under', (salary: number, limit: number) => salary < limit],
  ['best player at most', 'at', (salary: number, limit: number) => salary <= limit],
  ['best player for', 'at', (salary: number, limit: number) => salary <= limit],
  ['who has the most points at more than', 'over', (salary: number, limit: number) => salary > limit],
])('a limit in words: %s the price of a player', async (words, side, holds) => {
  // The price of the best player: the limit decides whether that player counts.
  const best = mostPoints((salary) => salary < 9000)
  const { salary: limit } = night.playerPool.find(
    ({ fppg, position }) => fppg === best && position !== 'CPT',
  )!
  const text = await ask(`${words} $${limit}?`, night)
  const most = mostPoints((salary) => holds(salary, limit))
  const names = night.playerPool.filter(({ fppg }) => fppg === most).map(({ name }) => name.trim())
  expect(text).toMatch(new RegExp(`^Best player ${side} `))
  expect(
    names.some((name) => firstSentence(text).includes(name)),
    text,
  ).toBe(true)
})

test('where the settings weigh more than points, an answer about the best says by which measure', async () => {
  const context = contextOf('night', BALANCED)
  const measure = '“Best” is by the settings (Balanced, GPP, creativity 50), which weigh more than points.'
  for (const question of ['who should be captain?', 'jsn or nakoa?', 'what if nakoa is out'])
    expect(await ask(question, context), question).toContain(measure)
  for (const question of ['best kicker', 'how much salary is left'])
    expect(await ask(question, context), question).not.toContain(measure)
  expect(await ask('who should be captain?', contextOf())).not.toContain('“Best”')
})

test('a captain with more points than the best one fits the settings less well, and the answer says so', async () => {
  for (const name of ['night', 'sample'])
    for (const settings of [BALANCED, { ...BALANCED, creativity: 90 }, { ...BALANCED, creativity: 10 }]) {
      const text = await ask('who should be captain?', contextOf(name, settings))
      for (const [sentence] of text.matchAll(/With .*? more than that[^.]*\.(?= |$)/g))
        expect(sentence).toContain('but fits the settings less well')
    }
})
