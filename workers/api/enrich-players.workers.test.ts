import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Enriched } from '#contract/insights.ts'
import { playerToWire } from '#contract/player.ts'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { AiUser, eventsOf } from '#workers/testing/ai.ts'

const PAGE = { url: 'https://example.com/archer', title: 'Archer to start\u202E' }

/** The eight people by points are p1 (Archer, 20) to p8 (Reich, 4). */
function row(playerKey: string, more = {}) {
  return {
    playerKey,
    opponentEaseScore: 70,
    weatherImpactScore: 95,
    weatherTemp: 61,
    weatherWind: 5,
    weatherPrecip: 0,
    gameEnvScore: 64,
    overUnder: 47.5,
    teamTotal: 25.5,
    paceScore: null,
    ownershipPct: 33,
    injuryStatus: null,
    note: null,
    sources: [] as string[],
    ...more,
  }
}

const research = (...players: object[]) => ({
  move: 'answer' as const,
  text: JSON.stringify({ players }),
  pages: [PAGE],
  searches: 2,
})

const everyone = Array.from({ length: 8 }, (_, i) => row(`p${i + 1}`))
const request = (more = {}) => ({ players: smallSlate().map(playerToWire), enableWebSearch: true, ...more })
const sharesOf = (answer: Enriched, name: string) =>
  named(answer, name).reduce((sum, { ownership_pct }) => sum + ownership_pct!, 0)
const named = (answer: Enriched, name: string) => answer.players.filter((player) => player.name === name)

test('without a key all six scores are derived from the slate; order, ids, names and salaries stay', async () => {
  const user = await AiUser.signIn([], false)
  const before = request().players
  const answer = await user.ask<Enriched>('/enrich-players', request({ clearCache: true }))
  expect(answer).toMatchObject({
    writtenBy: 'built-in',
    stats: { searchesMade: 0, cacheHits: 0 },
    sources: [],
  })
  expect(answer.players.map(({ id, name, salary, fppg }) => [id, name, salary, fppg])).toEqual(
    before.map(({ id, name, salary, fppg }) => [id, name, salary, fppg]),
  )
  for (const player of answer.players) {
    for (const score of [player.ownership_pct, player.leverage_score, player.fantasy_outlook_score]) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
    // A salary file says nothing about the weather.
    expect(player.weather_impact_score).toBeNull()
  }
  expect(named(answer, 'Ed Ruiz')[0]).toMatchObject({
    opponent_ease_score: 100,
    weather_temp: null,
    over_under: null,
  })
  expect(answer.players[0]!.aiInsight).toContain('From the slate alone')
})

test('learned ownership is used', async () => {
  const user = await AiUser.signIn([], false)
  const plain = await user.ask<Enriched>('/enrich-players', request())
  const { id } = (await env.DB.prepare('select id from users order by id desc limit 1').first<{
    id: number
  }>())!
  await env.DB.prepare(
    `insert into contests (user_id, name, entries, uploaded_at, file_hash, lineups, format)
      values (?, 'Past', 100, ?, 'x', 100, 'showdown')`,
  )
    .bind(id, Date.now())
    .run()
  await env.DB.prepare(
    `insert into contest_player_lessons (contest_id, user_id, player_name, lineups, captain_lineups, winning_lineups)
     select id, ?, 'Will Reich', 100, 0, 0 from contests where user_id = ?`,
  )
    .bind(id, id)
    .run()
  const taught = await user.ask<Enriched>('/enrich-players', request())
  const [before, after] = [plain, taught].map(
    (answer) => named(answer, 'Will Reich').find(({ position }) => position !== 'CPT')!.ownership_pct!,
  )
  // One contest of today with 100% at flex weighs half as much as the model; then the sum is scaled to 500 again. In so
  // small a pool a share meets what the captain's leaves of 100, and the others have the rest.
  const mixed = (before! * 2 + 100) / 3
  expect(after).toBeCloseTo((mixed * 500) / (500 + mixed - before!), 1)
})

test('with a key the figures come from web research, within their ranges and with sources', async () => {
  const user = await AiUser.signIn([
    research(
      row('p1', {
        ownershipPct: 140,
        weatherTemp: -400,
        overUnder: 47.5,
        injuryStatus: 'Questionable',
        note: 'Expected to start at 61 degrees.',
        sources: [PAGE.url, 'https://elsewhere.example/never-visited', 'javascript:alert(1)'],
      }),
      // No visited page: no status and no note.
      row('p2', { injuryStatus: 'Out', note: 'Surely out.', sources: ['https://elsewhere.example/x'] }),
      row('p3', { note: 'He had 7 touchdowns.', sources: [PAGE.url] }),
      row('p99', { injuryStatus: 'Out', sources: [PAGE.url] }),
      ...everyone.slice(3, 7),
    ),
  ])
  const answer = await user.ask<Enriched>('/enrich-players', request())
  expect(answer).toMatchObject({
    writtenBy: 'openai',
    model: 'loopback-1',
    stats: { searchesMade: 2, cacheHits: 0 },
  })
  expect(answer.sources).toEqual([{ url: PAGE.url, title: 'Archer to start' }])

  for (const archer of named(answer, 'Joe Archer')) {
    expect(archer).toMatchObject({
      weather_temp: -30,
      over_under: 47.5,
      injury_status: 'Questionable',
      aiInsight: null,
      opponent_ease_score: 70,
    })
    expect(answer.origins[archer.id]).toEqual({
      from: 'openai',
      sources: [{ url: PAGE.url, title: 'Archer to start' }],
    })
  }
  expect(named(answer, 'Cal Sterling')[0]).toMatchObject({ injury_status: 'Healthy' })
  // Found is the share of all slots, at most 100; it is split between the captain's slot and the others.
  expect(sharesOf(answer, 'Joe Archer')).toBeCloseTo(100, 9)
  expect(sharesOf(answer, 'Cal Sterling')).toBeCloseTo(33, 9)
  expect(named(answer, 'Cal Sterling')[0]!.aiInsight).toBeNull()
  expect(named(answer, 'Max Young')[0]!.aiInsight).toBeNull()
  // Nothing was found about Will Reich, so the original values stay.
  expect(named(answer, 'Will Reich')[0]).toMatchObject({ ownership_pct: null, opponent_ease_score: null })
  expect(answer.origins[named(answer, 'Will Reich')[0]!.id]).toEqual({ from: 'kept', sources: [] })
  expect(answer.players.map(({ id, name, salary }) => [id, name, salary])).toEqual(
    request().players.map(({ id, name, salary }) => [id, name, salary]),
  )

  const [body] = (await user.calls()).bodies
  expect(body).toMatchObject({
    tools: [{ type: 'web_search' }],
    include: ['web_search_call.action.sources'],
    text: { format: { name: 'player_research', strict: true } },
  })
  expect(JSON.stringify(body)).not.toContain('player-')
})

test('findings are cached per user for half an hour; clearCache asks again', async () => {
  const user = await AiUser.signIn([research(...everyone)])
  const first = await user.ask<Enriched>('/enrich-players', request())
  const second = await user.ask<Enriched>('/enrich-players', request())
  expect([first.stats, second.stats]).toEqual([
    { searchesMade: 2, cacheHits: 0 },
    { searchesMade: 0, cacheHits: 8 },
  ])
  expect(second).toMatchObject({ writtenBy: 'openai', players: first.players })
  expect((await user.calls()).bodies).toHaveLength(1)

  await user.ask('/enrich-players', request({ clearCache: true }))
  expect((await user.calls()).bodies).toHaveLength(2)
  await env.DB.prepare('update enrichment_cache set expires_at = 1').run()
  expect((await user.ask<Enriched>('/enrich-players', request())).stats.cacheHits).toBe(0)

  const other = await AiUser.signIn([research(...everyone)])
  expect((await other.ask<Enriched>('/enrich-players', request())).stats.cacheHits).toBe(0)
})

test('a model never removes an injury status that the file or the user has set', async () => {
  const fit = row('p1', { injuryStatus: 'Healthy', sources: [PAGE.url] })
  const user = await AiUser.signIn([research(fit, ...everyone.slice(1))])
  const players = request().players.map((player) =>
    player.name === 'Joe Archer' ? { ...player, injury_status: 'Doubtful' } : player,
  )
  const answer = await user.ask<Enriched>('/enrich-players', request({ players }))
  expect(named(answer, 'Joe Archer').map((player) => player.injury_status)).toEqual(['Doubtful', 'Doubtful'])
})

test('another opponent or another setting misses the cache', async () => {
  const user = await AiUser.signIn([research(...everyone)])
  await user.ask('/enrich-players', request())
  const elsewhere = request().players.map((player) => ({ ...player, opponent: 'SEA', gameInfo: null }))
  const other = await user.ask<Enriched>('/enrich-players', request({ players: elsewhere }))
  expect(other.stats.cacheHits).toBe(0)
  const unsearched = await user.ask<Enriched>('/enrich-players', request({ enableWebSearch: false }))
  expect(unsearched.stats.cacheHits).toBe(0)
  expect((await user.ask<Enriched>('/enrich-players', request())).stats.cacheHits).toBe(8)
})

test('leverage is computed from the researched ownership', async () => {
  const owned = (pct: number) => everyone.map((each) => ({ ...each, ownershipPct: pct }))
  const [much, little] = await Promise.all(
    [60, 2].map(async (pct) => {
      const user = await AiUser.signIn([research(...owned(pct))])
      return named(await user.ask<Enriched>('/enrich-players', request()), 'Joe Archer')[0]!.leverage_score!
    }),
  )
  expect(much).toBeLessThan(little!)
})

test('when research fails all values come from the slate, with a notice', async () => {
  const user = await AiUser.signIn([{ move: 'status', status: 500 }])
  const answer = await user.ask<Enriched>('/enrich-players', request())
  expect(answer.writtenBy).toBe('built-in')
  expect(answer.notice).toContain('not available')
  expect(named(answer, 'Ed Ruiz')[0]!.opponent_ease_score).toBe(100)
})

test('a large pool is researched in at most three calls, and each batch is reported as progress', async () => {
  const people = Array.from({ length: 70 }, (_, i) => ({
    ...request().players[0]!,
    id: `many-${i}`,
    name: `Person Number${i}`,
    basePlayerId: `many-${i}`,
    position: 'WR',
    fppg: 30 - i / 10,
    salary: 5000,
  }))
  const rows = Array.from({ length: 20 }, (_, i) => row(`p${i + 1}`))
  const user = await AiUser.signIn([research(...rows)])
  const answer = await user.post(
    '/enrich-players',
    { players: people },
    { headers: { Accept: 'text/event-stream' } },
  )
  const events = await eventsOf(answer)
  expect(events.filter(({ event }) => event === 'progress').map(({ data }) => data)).toEqual([
    { done: 0, total: 60 },
    { done: 20, total: 60 },
    { done: 40, total: 60 },
    { done: 60, total: 60 },
  ])
  expect(events.at(-1)!.data.stats).toEqual({ searchesMade: 6, cacheHits: 0 })
  expect((await user.calls()).bodies).toHaveLength(3)
})
