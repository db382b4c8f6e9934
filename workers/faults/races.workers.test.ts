import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { saveLineup } from '#workers/services/lineups/save-lineup.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { ask } from '#workers/testing/valid-calls.ts'
import { type Happened, isLinearizable } from './testing/linearizable.ts'
import { halfLineupsOf } from './testing/records.ts'

/*
 * Twelve clients edit, finalize and read one lineup at once, and now and then its owner's account is closed meanwhile.
 * The answers must equal those of the same requests sent one after another.
 */

const CLIENTS = 12
const ROUNDS = inject('isThorough') ? 60 : 20

type Deed =
  | { does: 'edit'; points: number; winnings: number; rank?: number | null }
  | { does: 'finalize' | 'read' | 'close' }

type Figures = { points: number | null; winnings: number | null; rank: number | null; finalized: boolean }
type State = Figures | 'gone'

type Wire = {
  lineup: {
    points_total: number | null
    winnings_total: number | null
    rank: number | null
    finalized: boolean
  }
}

const edit = fc.record(
  {
    does: fc.constant('edit' as const),
    points: fc.integer({ min: 0, max: 300 }),
    winnings: fc.integer({ min: 0, max: 1000 }),
    rank: fc.option(fc.integer({ min: 1, max: 5000 })),
  },
  { requiredKeys: ['does', 'points', 'winnings'] },
)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 24, arbitrary: edit },
  { weight: 8, arbitrary: fc.constant({ does: 'finalize' as const }) },
  { weight: 12, arbitrary: fc.constant({ does: 'read' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'close' as const }) },
)
const client = fc.array(deed, { minLength: 1, maxLength: 3 })

test(`${ROUNDS} rounds of ${CLIENTS} concurrent clients on one lineup are linearizable`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(client, { minLength: CLIENTS, maxLength: CLIENTS }), async (clients) => {
      const owner = await newPerson()
      const lineupId = await newLineup(owner)
      const history = new History(owner, lineupId)
      await Promise.all(clients.map((deeds, i) => history.live(deeds, i)))
      const initial: State = { points: null, winnings: null, rank: null, finalized: false }
      expect(isLinearizable<State>(history.happened, initial), history.told()).toBe(true)
      expect(history.happened.filter(({ name }) => name.endsWith('finalize 200')).length).toBeLessThanOrEqual(
        1,
      )
      expect(await halfLineupsOf(owner)).toBe(0)
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  )
})

test('an answer that no order explains is detected', () => {
  const set = (value: number, began: number, ended: number): Happened<number> => {
    return { name: `set ${value}`, began, ended, step: () => value }
  }
  const seen = (value: number, began: number, ended: number): Happened<number> => {
    return { name: `seen ${value}`, began, ended, step: (state) => (state === value ? state : null) }
  }
  expect(isLinearizable([set(1, 1, 4), seen(0, 2, 3)], 0)).toBe(true)
  expect(isLinearizable([set(1, 1, 4), seen(1, 2, 3)], 0)).toBe(true)
  expect(isLinearizable([set(1, 1, 2), seen(0, 3, 4)], 0)).toBe(false)
  expect(isLinearizable([set(1, 1, 6), seen(1, 2, 3), seen(0, 4, 5)], 0)).toBe(false)
})

/** The calls and answers of one round's clients, ordered by a clock that counts events. */
class History {
  readonly happened: Happened<State>[] = []
  private readonly owner: Person
  private readonly lineupId: number
  private clock = 0

  constructor(owner: Person, lineupId: number) {
    this.owner = owner
    this.lineupId = lineupId
  }

  async live(deeds: readonly Deed[], client: number): Promise<void> {
    for (const [i, deed] of deeds.entries()) {
      const began = ++this.clock
      const { status, seen } = await this.do(deed)
      const name = `${client}.${i} ${deed.does} ${status}`
      this.happened.push({
        name,
        began,
        ended: ++this.clock,
        step: (state) => stepOf(deed, status, seen, state),
      })
    }
  }

  told(): string {
    return this.happened.map(({ name, began, ended }) => `${name} [${began}, ${ended}]`).join('\n')
  }

  private async do(deed: Deed): Promise<{ status: number; seen: Figures | null }> {
    if (deed.does === 'close') {
      await env.DB.prepare('delete from users where id = ?').bind(this.owner.id).run()
      return { status: 200, seen: null }
    }
    const answer = await this.ask(deed)
    if (answer.status !== 200) return { status: answer.status, seen: null }
    const { lineup } = await answer.json<Wire>()
    const { points_total: points, winnings_total: winnings, rank, finalized } = lineup
    return { status: 200, seen: { points, winnings, rank, finalized } }
  }

  private ask(deed: Exclude<Deed, { does: 'close' }>): Promise<Response> {
    const path = `/saved-lineups/${this.lineupId}`
    if (deed.does === 'read') return ask(this.owner, 'GET /saved-lineups/:id', { path })
    if (deed.does === 'finalize') {
      return ask(this.owner, 'POST /saved-lineups/finalize', { body: { lineup_id: this.lineupId } })
    }
    const { points, winnings, rank } = deed as Extract<Deed, { does: 'edit' }>
    const body = { points_total: points, winnings_total: winnings, rank }
    return ask(this.owner, 'PUT /saved-lineups/:id', { path, body })
  }
}

/** The sequential model: the effect of each call on a lineup, and its answer. */
function stepOf(deed: Deed, status: number, seen: Figures | null, state: State): State | null {
  if (deed.does === 'close') return 'gone'
  // An edit that was already running may also get "finalized" for a deleted lineup.
  if (state === 'gone')
    return [401, 404, ...(deed.does === 'edit' ? [409] : [])].includes(status) ? 'gone' : null
  if (deed.does !== 'read' && state.finalized) return status === 409 ? state : null
  const next = afterwards(deed, state)
  return status === 200 && JSON.stringify(seen) === JSON.stringify(next) ? next : null
}

function afterwards(deed: Exclude<Deed, { does: 'close' }>, state: Figures): Figures {
  if (deed.does === 'read') return state
  if (deed.does === 'finalize') return { ...state, finalized: true }
  const { points, winnings, rank = state.rank } = deed as Extract<Deed, { does: 'edit' }>
  return { ...state, points, winnings, rank }
}

async function newLineup(owner: Person): Promise<number> {
  return (await saveLineup(contextOf(owner), showdownLineup(), null)).lineup.id
}
