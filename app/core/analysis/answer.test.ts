import { expect, test } from 'vitest'
import { answerQuestion, suggestedQuestions } from './answer.ts'
import type { AnalysisSubject } from './facts.ts'
import { smallFacts } from './fixtures/small-facts.ts'
import { smallSlate } from './fixtures/small-slate.ts'
import type { PersonFacts } from './person-facts.ts'

const pool = smallSlate()
const brown = pool.filter(({ name, position }) => name === 'Al Brown' && position === 'RB')

/** The answer about these people, Al Brown being outside the lineup. */
function ask(
  question: string,
  names: readonly string[],
  more: Partial<AnalysisSubject> = {},
  change: (person: PersonFacts) => PersonFacts = (person) => person,
) {
  const facts = smallFacts({ others: brown, ...more })
  return answerQuestion(question, facts.people.filter(({ name }) => names.includes(name)).map(change), facts)
}
const FORCED = {
  player: brown[0]!,
  slotCode: 'FLEX',
  best: { players: [], projectedPoints: 80, objectiveCost: 2, pointsCost: 2 },
}

test.each([
  'Why not Al Brown?',
  "Why isn't Al Brown in?",
  'Why didn’t you pick Brown?',
  'Brown instead of Reich?',
])('a question why a player is left out gets the cost of playing that player: %s', (question) => {
  // 6 points for 5,000 are 1.2 per 1,000.
  expect(ask(question, ['Al Brown'], { forced: [FORCED], lineup: null })).toBe(
    'Playing Al Brown costs 2 points. Al Brown averages 6 points a game at $5,000, 1.2 points per $1,000.',
  )
})

test('"why not" about a player of the lineup says that the player is in it', () => {
  expect(ask('Why not Joe Archer?', ['Joe Archer'])).toMatch(
    /^Already in the lineup\. Joe Archer averages 20/,
  )
})

test('"why not" without a cost says why there is none', () => {
  expect(ask('Why not Al Brown?', ['Al Brown'])).toContain('could not be worked out in time')
  expect(ask('Why not Al Brown?', ['Al Brown'], { lineup: null })).toContain('Without a complete lineup')
})

test('captains are compared by points at 1.5 times points and price', () => {
  expect(ask('Who should be captain?', ['Max Young', 'Joe Archer'])).toBe(
    "As captain Joe Archer would add the most points. Joe Archer would bring 30 points for $15,000. Max Young would bring 21 points for $12,000. The lineup's captain is Cal Sterling.",
  )
})

test('one player alone is not called the best captain', () => {
  const text = ask('Should Al Brown be captain?', ['Al Brown'])
  expect(text).toContain('Al Brown would bring 9 points for $7,500.')
  expect(text).not.toContain('most points')
})

test('weather is given where the slate has it, and only its known figures', () => {
  expect(ask('What about the weather?', ['Joe Archer'])).toBe(
    'The slate lists no weather, so no figure here uses it.',
  )
  const windy = pool.map((row) => ({ ...row, weatherTemp: 41, weatherPrecip: 20 }))
  expect(ask('Any rain?', ['Joe Archer'], { playerPool: windy, others: [] })).toBe(
    'For Joe Archer the slate has 41 degrees and 20% precipitation.',
  )
})

test('health is unknown on a slate without any mark, and unmarked where others are marked', () => {
  expect(ask('Are any injured?', ['Joe Archer'])).toContain('the health of Joe Archer is unknown')
  const marked = pool.map((row) =>
    row.name === 'Max Young' ? { ...row, injuryStatus: 'Doubtful' as const } : row,
  )
  const about = (name: string) => ask('Any injury news?', [name], { playerPool: marked, others: [] })
  expect(about('Joe Archer')).toBe('There is no injury mark on Joe Archer.')
  expect(about('Max Young')).toBe('Max Young is marked Doubtful and unlikely to play.')
})

test('unknown ownership names the action that estimates it', () => {
  expect(ask('Who is chalk?', ['Joe Archer'])).toContain('Enrich Data estimates it')
  expect(
    ask('Who is owned most?', ['Joe Archer'], {}, (person) => ({
      ...person,
      ownershipPct: 41,
      leverageScore: 40,
    })),
  ).toContain('About 41% of the field')
})

test('an answer warns about a player asked for who is priced as inactive, whatever the question', () => {
  const benched = pool.map((row) => (row.name === 'Al Brown' ? { ...row, salary: 900 } : row))
  const warning =
    'Al Brown is priced as inactive ($900 beside an average of 6 points a game): check the news.'
  const others = benched.filter(({ name, position }) => name === 'Al Brown' && position === 'RB')
  for (const question of ['Why not Al Brown?', 'What about the weather?', 'Who is chalk?', 'Tell me more.']) {
    const text = ask(question, ['Al Brown'], { playerPool: benched, others, forced: [FORCED] })
    expect(text.split(warning)).toHaveLength(2)
  }
  expect(ask('Tell me more.', ['Joe Archer'], { playerPool: benched, others })).not.toContain('inactive')
})

test('correlations are those of the players asked about', () => {
  // RB1 and the kicker of the same team: 0.14. The other five pairs of the lineup are not about Young.
  expect(ask('Which players correlate?', ['Max Young'], { others: [] })).toBe(
    'Max Young and Will Reich are teammates and tend to score together (correlation 0.14).',
  )
  expect(ask('Which stack?', ['Al Brown'], { lineup: null })).toBe(
    'Al Brown: no notable correlation with each other or the lineup.',
  )
})

test('a correlation that six stronger ones displace is not denied', () => {
  // With Brown there are six pairs beyond 0.14: Brown against the defense has -0.27.
  expect(ask('Which players correlate?', ['Max Young'])).toBe(
    'The strongest correlations here do not involve Max Young.',
  )
})

test('matchups are those with a rank, and unranked opponents count as average', () => {
  expect(ask('Who has the best matchup?', ['Joe Archer', 'Vikings'])).toBe(
    'MIN ranks 5th of 32 against QB, a soft matchup for Joe Archer.',
  )
  expect(ask('Against which defense?', ['Vikings'])).toContain('every opponent counts as average')
})

test('risk gives the widest range first, and the hard matchups', () => {
  const text = ask('What could go wrong?', ['Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.'])
  // Spreads: Sterling 9.3, Archer 8, Cobb 7.43; MIN ranks 30th against TE.
  expect(text.indexOf('Cal Sterling usually')).toBeLessThan(text.indexOf('Joe Archer usually'))
  expect(text.indexOf('Joe Archer usually')).toBeLessThan(text.indexOf('Ray Cobb Jr. usually'))
  expect(text).toContain('a hard matchup for Ray Cobb Jr.')
  expect(text).not.toContain('a soft matchup')
})

test('risk without any figure says that the range is unknown', () => {
  const text = ask('What is the risk?', ['Al Brown'], { lineup: null }, (person) => ({
    ...person,
    spread: null,
  }))
  expect(text).toBe('The usual range of Al Brown is unknown.')
})

test('value is ordered by points per price, and one player alone is not called the best', () => {
  expect(ask('Who is the best value?', ['Will Reich', 'Joe Archer'])).toBe(
    'Joe Archer is the best value. Joe Archer: 2 points per $1,000 at $10,000, 1st of 8 by points and 1st by value. Will Reich: 1 point per $1,000 at $4,000, 8th of 8 by points and 8th by value.',
  )
  expect(ask('Is Reich cheap?', ['Will Reich'])).not.toContain('best value')
})

test('budget questions are answered about the lineup, without one about value', () => {
  expect(ask('How is the budget spent?', ['Joe Archer'])).toBe(
    'It spends $45,500 of $50,000 and leaves $4,500.',
  )
  expect(ask('How is the budget spent?', ['Al Brown'], { lineup: null })).toContain(
    'Al Brown: 1.2 points per',
  )
})

test('any other question gets an overview', () => {
  expect(ask('Tell me more.', ['Al Brown'])).toBe(
    'Al Brown averages 6 points a game at $5,000, 1.2 points per $1,000: 7th of 8 by points and 7th by value. Outlook 35% (Poor): opponent unknown, counted 50%, points 20%, value 40%. When one of Vikings and Al Brown scores well, the other tends to score less (correlation -0.27).',
  )
})

test('about players who are not on the slate there is nothing to say', () => {
  expect(ask('Why?', [])).toContain('None of these players is on the slate')
})

test('the first suggested question is about a player outside the lineup, where there is one', () => {
  expect(suggestedQuestions({ member: 'Ann', outsider: 'Bea' })[0]).toBe('Why not Bea?')
  expect(suggestedQuestions({ member: 'Ann' })[0]).toBe('Why Ann?')
  expect(suggestedQuestions({})).toHaveLength(4)
})
