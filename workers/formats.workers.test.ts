import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BuildAnswer } from '#contract/build.ts'
import type { SlateOffersAnswer } from '#contract/contest-slate.ts'
import type { ContestDetail, UploadAnswer } from '#contract/contests.ts'
import type { LineupStory } from '#contract/insights.ts'
import { type PlayerWire, playerToWire } from '#contract/player.ts'
import { makeSlate } from '#core/fixtures/made-slate.ts'
import {
  auctionSheet,
  classicSalaries,
  fanduelSingleGame,
  showdownSalaries,
} from '#core/fixtures/salary-files.ts'
import type { Format } from '#core/formats/format.ts'
import { PLAYABLE_FORMATS as playable } from '#core/formats/lookup.ts'
import { FANDUEL_SINGLE_GAME } from '#core/formats/testing/fanduel-single-game.ts'
import { parseSlateCsv as parse } from '#core/slate/slate-csv.ts'
import { type Client, ORIGIN, send, signedIn } from '#workers/testing/make-user.ts'

/** One salary file a format; a format of the list without one fails below. */
const SALARY_FILES: Record<string, string> = {
  showdown: showdownSalaries(makeSlate(1)),
  bigleague: auctionSheet(makeSlate(1)),
  standard: classicSalaries([makeSlate(1), makeSlate(2)]),
  [FANDUEL_SINGLE_GAME.id]: fanduelSingleGame(makeSlate(1)),
}

test('every format goes from its salary file to a lineup, a saved lineup, a contest and a story', async () => {
  expect(playable.map(({ id }) => id)).toEqual(Object.keys(SALARY_FILES))
  for (const format of playable) {
    const user = (await signedIn(`player-of-${format.id}`))[0]
    const csvData = SALARY_FILES[format.id]!
    const stored = await user.post(`/api/csv-history/${format.id}`, { csvData, fileName: 'slate.csv' })
    expect(stored.status, format.id).toBe(201)
    const { id: slateId } = await stored.json<{ id: number }>()

    const parsed = parse(csvData, { format })
    if (!parsed.ok) throw new Error(`${format.id}: ${parsed.error.kind}`)
    const players = parsed.value.players.map(playerToWire)
    const question = { format: format.id, strategy: 'max_points', gameMode: 'cash', creativity: 50 }
    const { lineup, projectedPoints } = await answerOf<Optimized>(
      user.post('/api/optimize', { ...question, players }),
    )
    expectLegal(lineup, format)
    const [first, ...others] = lineup
    const multiple = format.captain?.points ?? 1
    expect(projectedPoints).toBeCloseTo(
      multiple * first!.fppg + others.reduce((sum, { fppg }) => sum + fppg, 0),
      6,
    )

    const build = await answerOf<BuildAnswer>(user.post('/api/build', { ...question, players, count: 5 }))
    const byId = new Map(players.map((player) => [player.id, player]))
    const built = build.lineups.map(({ players: ids }) => ids.map((id) => byId.get(id)!))
    expect(built.length).toBe(5)
    expect(built[0]!.map(({ id }) => id)).toEqual(lineup.map(({ id }) => id))
    for (const each of built) expectLegal(each, format)

    const saved = await user.post('/api/saved-lineups', {
      lineup: { lineup_name: 'Best', game_mode: format.id },
      players: lineup.map((player, slot) => ({
        player_name: player.name,
        position: player.actualPosition,
        team: player.team,
        salary: player.salary,
        fantasy_points: player.fppg,
        is_captain: format.captain !== null && slot === 0,
      })),
    })
    expect(saved.status, await saved.clone().text()).toBe(201)
    const { lineups } = await answerOf<{ lineups: { game_mode: string }[] }>(user.get('/api/saved-lineups'))
    expect(lineups.map(({ game_mode }) => game_mode)).toEqual([format.id])

    const { contestId } = await answerOf<UploadAnswer>(upload(user, standingsOf(lineup, format)))
    const { contest } = await answerOf<ContestDetail>(user.get(`/api/contest/${contestId}`))
    const captainCode = format.captain?.code ?? null
    expect(contest).toMatchObject({ slateId, hasCaptain: format.captain !== null, captainCode })
    const row = await env.DB.prepare('select format from contests where id = ?').bind(contestId).first()
    expect(row).toEqual({ format: format.id })

    const story = await answerOf<LineupStory>(
      user.post('/api/lineup-story', { ...question, lineup, playerPool: players }),
    )
    const named = format.captain ? [first!] : lineup
    expect(
      named.some(({ name }) => story.story.includes(name)),
      story.story,
    ).toBe(true)
    if (!format.captain) expect(JSON.stringify(story)).not.toMatch(/captain|\$1,000 /)
    if (format.captain?.name === 'MVP') {
      expect(story.story).toContain('MVP')
      expect(JSON.stringify(story)).not.toMatch(/captain/i)
    }
  }
})

test('a contest is tied only to a slate of its format; the screen offers no other', async () => {
  const user = (await signedIn('ties'))[0]
  const ids = new Map<string, number>()
  for (const { id } of playable) {
    const stored = await user.post(`/api/csv-history/${id}`, {
      csvData: SALARY_FILES[id]!.replaceAll('Bisons', 'Others'),
      fileName: 'slate.csv',
    })
    ids.set(id, (await stored.json<{ id: number }>()).id)
  }
  const names = Array.from({ length: 9 }, (_, i) => `Person ${i}`)
  const classic = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'FLEX', 'DST']
  const { contestId } = await answerOf<UploadAnswer>(
    upload(user, standings(classic.map((code, i) => `${code} ${names[i]}`).join(' '))),
  )
  const { contest } = await answerOf<ContestDetail>(user.get(`/api/contest/${contestId}`))
  expect(contest).toMatchObject({ slateId: null, slate: null })
  const offered = await answerOf<SlateOffersAnswer>(user.get(`/api/contest/${contestId}/slates`))
  expect(offered).toMatchObject({ format: { id: 'standard' }, offers: [] })
  const refused = await user.put(`/api/contest/${contestId}/slate`, { slateId: ids.get('bigleague') })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('This is a Classic contest and that is a Big League slate.')
})

test('a pool of another format is refused by the server with what it is', async () => {
  const user = (await signedIn('wrongfile'))[0]
  const parsed = parse(SALARY_FILES.showdown!, { format: playable[0]! })
  const players = parsed.ok ? parsed.value.players.map(playerToWire) : []
  const refused = await user.post('/api/optimize', { format: 'bigleague', players })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(
    'This is a Showdown salary file: a captain and five flex under $50,000',
  )
})

type Optimized = { lineup: PlayerWire[]; projectedPoints: number }

function expectLegal(lineup: readonly PlayerWire[], format: Format): void {
  expect(lineup.length).toBe(format.rosterSlots.length)
  expect(new Set(lineup.map(({ name }) => name)).size).toBe(lineup.length)
  expect(lineup.reduce((sum, { salary }) => sum + salary, 0)).toBeLessThanOrEqual(format.budget)
  if (format.captain) expect(lineup[0]!.position).toBe(format.captain.code)
}

function standingsOf(lineup: readonly PlayerWire[], { rosterSlots }: Format): string {
  return standings(lineup.map(({ name }, slot) => `${rosterSlots[slot]!.code} ${name}`).join(' '))
}

/** Ten entries of one lineup. */
function standings(lineup: string): string {
  const entries = Array.from({ length: 10 }, (_, i) => `1,${i + 1},user-${i},0,120.5,${lineup}`)
  return ['Rank,EntryId,EntryName,TimeRemaining,Points,Lineup', ...entries].join('\n')
}

function upload(client: Client, csv: string): Promise<Response> {
  const form = new FormData()
  form.append('file', new File([csv], 'contest-standings.csv'))
  return send('/api/contest/upload', {
    method: 'POST',
    body: form,
    headers: { Cookie: client.cookie, Origin: ORIGIN, 'CF-Connecting-IP': client.address },
  })
}

async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<T>()
}
