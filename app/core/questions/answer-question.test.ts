import { expect, test } from 'vitest'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { placePlayerInSlot, playersOf, removePlayer } from '../lineups/lineup.ts'
import { PLAIN } from '../objective/plain-points.ts'
import type { Player } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'
import { answerQuestion } from './answer-question.ts'
import { chances } from './answers/chances.ts'
import type { QuestionContext } from './context.ts'
import { answersOfThePage, chatContext } from './testing/chat-context.ts'
import { CHAT_SLATES } from './testing/chat-slates.ts'
import { judge } from './testing/judge.ts'
import { judgedSet } from './testing/judged-set.ts'
import { questionSet } from './testing/question-set.ts'
import { understandTyped } from './understand-typed.ts'

const kernel = await loadKernel()

async function ask(question: string, context: QuestionContext) {
  const understood = understandTyped(question, { pool: context.playerPool, format: context.lineup.format })
  return answerQuestion(understood, context, answersOfThePage(context, kernel))
}

test('every tenth question is answered on topic, and each figure is what the judge works out', async () => {
  const judged = await judgedSet(questionSet('seen').filter((_, place) => place % 10 === 3))
  expect(judged.flatMap(({ wrong, offTopic }) => [...wrong, ...(offTopic ? [offTopic] : [])])).toEqual([])
  expect(judged.reduce((sum, { figures }) => sum + figures, 0)).toBeGreaterThan(80)
})

test('every third question about teams, the worst player and prices is answered, each figure as the judge has it', async () => {
  // Of the league's ten the judge would search each drop; the proof does.
  const few = questionSet('added').filter(
    ({ slate, kinds }, place) => place % 3 === 0 && (slate !== 'league' || kinds.includes('team')),
  )
  const judged = await judgedSet(few)
  expect(judged.flatMap(({ wrong, offTopic }) => [...wrong, ...(offTopic ? [offTopic] : [])])).toEqual([])
  expect(judged.reduce((sum, { figures }) => sum + figures, 0)).toBeGreaterThan(60)
})

test('questions about one figure in other words than the answers were built with: each figure is what the judge works out', async () => {
  const judged = await judgedSet(questionSet('figures'))
  expect(judged.flatMap(({ wrong, offTopic }) => [...wrong, ...(offTopic ? [offTopic] : [])])).toEqual([])
  expect(judged.reduce((sum, { figures }) => sum + figures, 0)).toBeGreaterThan(120)
})

test('in a lineup built by hand the best lineup says who should go', async () => {
  const best = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const mumford = best.playerPool.find(
    ({ name, position }) => name === 'Konrad Mumford' && position === 'WR',
  )!
  const lineup = placePlayerInSlot(removePlayer(best.lineup, 5), mumford, 5)
  if (!lineup.ok) throw new Error(lineup.error)
  const { text } = await ask('who should i drop', { ...best, lineup: lineup.value, proof: null })
  const gone = playersOf(best.lineup).find(
    ({ name }) => !playersOf(lineup.value).some((row) => row.name === name),
  )!
  expect(text).toContain(`more than this one: ${gone.name} comes in for Konrad Mumford.`)
  expect(text).toContain('Fewest points and weakest value in the lineup: Konrad Mumford.')
})

test('how a team’s players compare needs the optimizer page; their number does not', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const { playerPool: pool, lineup } = context
  const { text } = await answerQuestion(
    understandTyped('too many rams?', { pool, format: lineup.format }),
    context,
  )
  expect(text).toBe(
    'The lineup has 2 players from LAR: Pavo Nakoa and Mason Stallard. The optimizer page compares it with lineups with at most 1 from LAR: ask there.',
  )
})

test('how to do something names the buttons, and follows the settings', async () => {
  const night = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  expect((await ask('make it riskier', night)).text).toMatch(/^Press Settings .*choose GPP /)
  const gpp: QuestionContext = { ...night, settings: { ...PLAIN, contestFormat: 'gpp' } }
  expect((await ask('make it riskier', gpp)).text).toMatch(/^The contest format is GPP already/)
  expect((await ask('how do i fill my entries', night)).text).toContain('“Entries file”')
  // With a player's name it is about the player.
  expect((await ask('how do i lock nakoa', night)).text).toContain('Pavo Nakoa')
})

test('the judge finds a figure that is changed by a hundredth, and a sentence that it cannot read', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const { text } = await ask('why not cmc', context)
  expect(judge(text, context).wrong).toEqual([])
  expect(judge(text.replace('14.2 points', '14.21 points'), context).wrong).toHaveLength(1)
  expect(judge(text.replace(/scores (\d+)/, 'scores 9$1'), context).wrong).toHaveLength(1)
  expect(judge(`${text} They gained 100 yards.`, context).wrong).toHaveLength(1)
})

test.each(Object.keys(CHAT_SLATES))(
  '%s: with an empty lineup every kind of question gets an answer',
  async (name) => {
    const context = chatContext(CHAT_SLATES[name]!(), { settings: PLAIN, kernel, isEmpty: true })
    const questions = [...questionSet('seen'), ...questionSet('added')].filter(({ slate }) => slate === name)
    const kinds = new Set<string>()
    for (const { text: question } of questions) {
      const { kind } = understandTyped(question, { pool: context.playerPool, format: context.lineup.format })
      if (kinds.has(kind)) continue
      kinds.add(kind)
      const { text } = await ask(question, context)
      expect(text).not.toMatch(/undefined|NaN|null|\bInfinity/)
      expect(text.length).toBeGreaterThan(10)
    }
  },
)

test('a lock, and a player left out, are told and obeyed', async () => {
  const slate = CHAT_SLATES.night!()
  const locked = slate.pool.find(({ name, position }) => name === 'Kyron Willis' && position === 'RB')!
  const left = slate.pool.filter(({ name }) => name === 'Pavo Nakoa').map(({ id }) => id)
  const context = chatContext(slate, { settings: PLAIN, kernel, lockedIds: [locked.id], excludedIds: left })
  expect((await ask('why willis', context)).text).toContain(
    'Kyron Willis is locked, so every run keeps the player.',
  )
  expect((await ask('why not nakoa', context)).text).toContain(
    'Pavo Nakoa is left out of the pool, so no run uses the player.',
  )
  expect((await ask('best wr', context)).text).not.toContain('Pavo Nakoa')
  // Without the locked player the lineup is the best one without the lock.
  expect((await ask('what if willis is out', context)).text).toMatch(
    /^The best lineup without Kyron Willis scores [\d.]+ points/,
  )
})

test('players with the same figure are level, and the cheapest of them is named first', async () => {
  const slate = CHAT_SLATES.night!()
  const kickers = slate.pool.filter(({ position }) => position === 'K')
  const [dear, cheap] = kickers.toSorted((a, b) => b.salary - a.salary)
  const pool = slate.pool.map((player) =>
    player.name === dear!.name || player.name === cheap!.name ? { ...player, fppg: 8 } : player,
  )
  const context = chatContext({ ...slate, pool }, { settings: PLAIN, kernel, isEmpty: true })
  const { text } = await ask('best kicker', context)
  expect(dear!.salary).toBeGreaterThan(cheap!.salary)
  expect(text).toContain(
    `Best K by expected points: ${cheap!.name} and ${dear!.name} are level, ${cheap!.name} is the cheaper.`,
  )
})

test('the best value is a player expected to score 2 points or more, where the slate has one', async () => {
  const slate = CHAT_SLATES.night!()
  const [punt] = slate.pool.filter(({ name }) => name === 'Konrad Mumford')
  const pool = slate.pool.map((row) => (row.name === punt!.name ? { ...row, fppg: 1.9, salary: 200 } : row))
  const context = chatContext({ ...slate, pool }, { settings: PLAIN, kernel, isEmpty: true })
  const worth = (row: Player) => expectedPoints(row) / row.salary
  const useful = pool.filter(
    (row) => row.position !== 'CPT' && row.injuryStatus === 'Healthy' && row.fppg >= 2,
  )
  const best = useful.reduce((most, row) => (worth(row) > worth(most) ? row : most))
  expect((await ask('Who is the best value?', context)).text).toMatch(
    `Best player by value (points per $1,000) among those expected to score 2 points or more: ${best.name}.`,
  )
  const few = pool.filter(({ fppg }) => fppg > 0 && fppg < 2)
  const cheap = chatContext({ ...slate, pool: few }, { settings: PLAIN, kernel, isEmpty: true })
  expect((await ask('Who is the best value?', cheap)).text).toMatch(
    'Best player by value (points per $1,000): Konrad Mumford.',
  )
})

test('a word of the field is explained, as the format has it', async () => {
  const night = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const league = chatContext(CHAT_SLATES.league!(), { settings: PLAIN, kernel })
  expect((await ask('what is ownership?', night)).text).toContain('share of the contest’s entries')
  expect((await ask('what does leverage mean', night)).text).toContain('0 to 100')
  expect((await ask('what does a captain do', night)).text).toContain('1.5 times the points')
  expect((await ask('what is a captain', league)).text).toBe(
    'Big League has no captain: every player counts once.',
  )
  expect((await ask('what is value', league)).text).toContain('per $1 of salary')
  expect((await ask('what is salary', league)).text).toContain('add up to $100.')
  expect((await ask('what is creativity', league)).text).toContain('near 0 it prefers value players')
  expect((await ask('what does questionable mean', night)).text).toContain(
    'Questionable may not play: 90% of the points count, of one marked Doubtful 25%.',
  )
})

test('who wins the game is no question about the lineup: only betting lines of the slate are told', async () => {
  const slate = CHAT_SLATES.night!()
  const context = chatContext(slate, { settings: PLAIN, kernel })
  expect((await ask('who will win the game', context)).text).toMatch('lists no betting lines')
  const pool = slate.pool.map((row) => ({
    ...row,
    overUnder: 47.5,
    teamTotal: row.team === 'SEA' ? 26 : 21.5,
  }))
  const { text } = await ask(
    'whats the vegas total',
    chatContext({ ...slate, pool }, { settings: PLAIN, kernel }),
  )
  expect(text).toMatch('Over/under of the slate: 47.5 points.')
  expect(text).toMatch(/LAR 21.5/)
  expect(text).toMatch(/SEA 26/)
})

test('who is out: also players priced as inactive, though nothing marks them', async () => {
  const slate = CHAT_SLATES.night!()
  const pool = slate.pool.map(
    (row): Player => ({
      ...row,
      injuryStatus: 'Healthy',
      ...(row.name === 'Konrad Mumford' ? { fppg: 14, salary: row.position === 'CPT' ? 1500 : 1000 } : {}),
    }),
  )
  const context = chatContext({ ...slate, pool }, { settings: PLAIN, kernel })
  expect(context.lineup.format.inactivePrices[0]!.salary).toBeGreaterThanOrEqual(1000)
  expect((await ask('is anyone injured', context)).text).toMatch(
    /marks no injuries at all.* Priced as inactive: Konrad Mumford\.$/,
  )
  expect((await ask('is stallard injured', context)).text).not.toContain('Konrad')
})

test('the lock is the first kickoff, where the slate has one', async () => {
  const sample = chatContext(CHAT_SLATES.sample!(), { settings: PLAIN, kernel })
  expect((await ask('when does it lock', sample)).text).toMatch(
    /^First kickoff: \w{3}, \w{3} \d+, .*(?:EST|EDT)\. Contests/,
  )
  const slate = CHAT_SLATES.night!()
  const pool = slate.pool.map((row) => ({ ...row, gameInfo: null }))
  const without = chatContext({ ...slate, pool }, { settings: PLAIN, kernel })
  expect((await ask('when does it lock', without)).text).toBe('The slate lists no kickoff time.')
})

test('asked why a player is not the captain who is, the answer says so first', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const now = playersOf(context.lineup).find(({ position }) => position === 'CPT')!
  const { text } = await ask(`why isnt ${now.name} my captain`, context)
  expect(text).toMatch(new RegExp(`^The lineup's captain is ${now.name}\\.`))
  expect(text.match(/The lineup's captain/g)).toHaveLength(1)
})

test('two players to stack are judged together, not against each other', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const { text } = await ask('should i stack stallard and nakoa', context)
  expect(text).toMatch(/Mason Stallard and Pavo Nakoa .*\(correlation 0\.\d+\)/)
  expect(text).not.toContain('expected to score more')
})

test('the cheapest of the lineup, and the best lineup without anyone of a team', async () => {
  const night = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const own = playersOf(night.lineup).filter(({ position }) => position !== 'CPT')
  const cheapest = own.reduce((least, row) => (row.salary < least.salary ? row : least))
  expect((await ask('cheapest player in my lineup', night)).text).toMatch(
    new RegExp(`^Cheapest player in the lineup: ${cheapest.name}\\.`),
  )
  const league = chatContext(CHAT_SLATES.league!(), { settings: PLAIN, kernel })
  const { team } = playersOf(league.lineup)[0]!
  const { text } = await ask(`what happens without any ${team} players`, league)
  expect(text).toContain(`The best lineup without players from ${team} scores`)
  expect(judge(text, league).wrong).toEqual([])
})

test('a captain far down the list is compared when the question names one', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  expect((await ask('attwood captain?', context)).text).toContain('With Tutu Attwood as captain it scores')
})

test('where the settings and the points rank two lineups differently, the answer says so', async () => {
  const settings: OptimizerSettings = { strategy: 'best_value', contestFormat: 'gpp', creativity: 90 }
  const context = chatContext(CHAT_SLATES.sample!(), { settings, kernel })
  expect((await ask('what if vinterfeld is out', context)).text).toMatch(
    /more than this lineup, but fits the settings less well \(Best Value, GPP, creativity 90\)/,
  )
})

test('a doubtful player who would come in is told', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  expect((await ask('drop the seahawks', context)).text).toContain('Elias Arroya is marked Doubtful')
})

test('a player asked about who is in doubt is told of once', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  const { text } = await ask('can i fit dvante addams', context)
  expect(text.match(/is marked Questionable/g)).toHaveLength(1)
})

test('of more than two who come in, the points are first and the change follows in lines that the judge follows', async () => {
  const context = chatContext(CHAT_SLATES.league!(), { settings: PLAIN, kernel })
  const answers = await Promise.all(
    playersOf(context.lineup).map(async ({ name }) => (await ask(`why ${name}?`, context)).text),
  )
  const inLines = answers.filter((text) => text.includes(' than this lineup:\nIn: '))
  expect(inLines.length).toBeGreaterThan(0)
  for (const text of inLines) expect(text).toMatch(/:\nIn: .+, .+ and .+\nOut: .+, .+ and [^\n]+\.(?:\n|$)/)
  expect(answers.flatMap((text) => judge(text, context).wrong)).toEqual([])
})

test('chances are those of the simulation, or the button that gives them is named', async () => {
  const context = chatContext(CHAT_SLATES.night!(), { settings: PLAIN, kernel })
  expect((await ask('will this cash?', context)).text).toContain('Press Simulate')
  const figures = {
    games: 20_000,
    cash: '24.1%',
    win: '1 in 900',
    top1: '1.2%',
    roi: '-8.1% ±40%',
    isStale: true,
  }
  expect(chances(context, figures).text).toBe(
    'An entry of this lineup cashes in 24.1% and wins, alone or tied, in 1 in 900. It is in the top 1% in 1.2%. Its ROI is -8.1% ±40% (one standard error). That is of 20,000 simulated games, moved towards the field, because simulations promise more than contests pay. Something changed since: simulate again in the card “In a contest”.',
  )
  const understood = understandTyped('will this cash?', {
    pool: context.playerPool,
    format: context.lineup.format,
  })
  expect((await answerQuestion(understood, context)).text).toContain('The optimizer page works this out')
})

test('a question that is not understood gets one line', async () => {
  const context = chatContext(CHAT_SLATES.sample!(), { settings: PLAIN, kernel })
  expect((await ask('what is the meaning of life', context)).text).toBe(
    'I did not understand that. I answer questions about this slate’s players and about the lineup, such as these:',
  )
})
