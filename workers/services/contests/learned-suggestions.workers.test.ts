import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ContestLessons } from '#core/contest/learning.ts'
import { PRIORS } from '#core/field/learned-prior.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { createDb } from '#db/client.ts'
import { replaceLessons } from '#db/learning/learning.ts'
import { contextOf, makeUserId } from '#workers/testing/made-contests.ts'
import { learnedSuggestions } from './learned-suggestions.ts'

const db = createDb(env.DB)
const FORMATS = ['showdown', 'standard'] as const
const NAMES = ['Ann', 'Bo', 'Cy', 'Di']

type Made = { format: (typeof FORMATS)[number]; uploadedAt: number; gains: number[]; lessons: ContestLessons }

test.each([1, 2, 3, 4])(
  'nothing that contests of one format teach is in what another learns, in whichever order they came (%i)',
  async (seed) => {
    const contests = madeContests(seed)
    const both = await answersOf(contests)
    for (const format of FORMATS) {
      const own = contests.filter((contest) => contest.format === format)
      const alone = await answersOf(own)
      expect(JSON.stringify(both[format])).toBe(JSON.stringify(alone[format]))
      expect(alone[format].contests).toBe(own.length)
      expect(alone[format].crowds.contests).toBe(own.length)
      expect(alone[format].ownership.length).toBeGreaterThan(0)
      // The other format learns nothing from them: its user has learned as much as a new one.
      const other = FORMATS.find((each) => each !== format)!
      expect(alone[other]).toEqual((await answersOf([]))[other])
    }
  },
)

/** The suggestions to a user with these contests, by format. */
async function answersOf(contests: readonly Made[]) {
  const userId = await makeUserId()
  for (const contest of contests) await teach(userId, contest)
  const ctx = contextOf(userId)
  const answerOf = (format: string) => learnedSuggestions(ctx, { format, playerNames: NAMES })
  return { showdown: await answerOf('showdown'), standard: await answerOf('standard') }
}

/** Three to six contests of each format, mixed. */
function madeContests(seed: number): Made[] {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(limit * random())
  return FORMATS.flatMap((format) => Array.from({ length: 3 + below(4) }, () => format))
    .map((format) => ({ format, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ format }, index) => ({
      format,
      uploadedAt: Date.parse('2026-01-01T00:00:00Z') + 86_400_000 * index,
      gains: PRIORS.map((_, prior) => (prior === 0 ? 0 : random() - 0.5)),
      lessons: {
        lineups: 100,
        winningLineups: 1,
        players: NAMES.map((playerName) => ({
          playerName,
          position: 'WR',
          lineups: 20 + below(60),
          captainLineups: format === 'showdown' ? below(20) : 0,
          winningLineups: below(2),
          pointsMilli: 1000 * below(30),
          salary: 5000,
          opponent: 'CHI',
        })),
        stacks: [
          {
            player1Name: 'Ann',
            player2Name: 'Bo',
            lineups: 5 + below(15),
            winningLineups: below(2),
            combinedMilli: 1000 * below(50),
          },
        ],
      },
    }))
}

async function teach(userId: number, { format, uploadedAt, gains, lessons }: Made): Promise<void> {
  const row = await env.DB.prepare(
    `insert into contests (user_id, name, entries, uploaded_at, file_hash, lineups, winning_lineups, has_captain, format, meta)
      values (?, 'c', 100, ?, ?, ?, ?, ?, ?, ?) returning id`,
  )
    .bind(
      userId,
      uploadedAt,
      crypto.randomUUID(),
      lessons.lineups,
      lessons.winningLineups,
      format === 'showdown' ? 1 : 0,
      format,
      JSON.stringify({ crowdGains: gains }),
    )
    .first<{ id: number }>()
  const [first, ...rest] = replaceLessons(db, { contestId: row!.id, userId }, lessons)
  await db.batch([first!, ...rest])
}
