import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { playerToWire } from '#contract/player.ts'
import { smallLineup, smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import type { Player } from '#core/players/player.ts'
import worker from '#workers/app.ts'
import type { Calls, Move } from './loopback-openai.ts'
import { type Client, ORIGIN, signedIn } from './make-user.ts'

const PLAIN = { strategy: 'max_points', gameMode: 'cash', creativity: 50 }

/** A user of a Worker with its own AI key, whose loopback server follows a script. */
export class AiUser {
  readonly key = `key-${crypto.randomUUID()}`

  constructor(
    private readonly client: Client,
    readonly moves: Move[],
    readonly configured = true,
  ) {}

  static async signIn(moves: Move[] = [], configured = true): Promise<AiUser> {
    const [client] = await signedIn(`ai-${crypto.randomUUID()}`)
    const user = new AiUser(client!, moves, configured)
    await user.script(moves)
    return user
  }

  async script(moves: Move[]): Promise<void> {
    await fetch(`${inject('openAiUrl')}/script/${this.key}`, { method: 'POST', body: JSON.stringify(moves) })
  }

  /** The requests that the server has received. */
  async calls(): Promise<Calls> {
    return (await fetch(`${inject('openAiUrl')}/calls/${this.key}`)).json()
  }

  post(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`${ORIGIN}/api${path}`, {
      method: 'POST',
      ...init,
      headers: { Cookie: this.client.cookie, 'Content-Type': 'application/json', ...init.headers },
      body: JSON.stringify(body),
    })
    const settings = this.configured
      ? { OPENAI_API_KEY: this.key, OPENAI_BASE_URL: `${inject('openAiUrl')}/v1`, OPENAI_MODEL: 'loopback-1' }
      : {}
    return Promise.resolve(worker.fetch(request, { ...env, ...settings }, createExecutionContext()))
  }

  /** The answer of a call that must succeed. */
  async ask<Answer>(path: string, body: unknown): Promise<Answer> {
    const answer = await this.post(path, body)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

/** The story request for the lineup of small-slate.ts; 82 points, $4,500 left. */
export function storyRequest(pool: readonly Player[] = smallSlate()) {
  return {
    ...PLAIN,
    lineup: smallLineup(pool).slots.map((player) => playerToWire(player!)),
    playerPool: pool.map(playerToWire),
  }
}

/** A valid answer of a model; `p2` is Joe Archer, the second of the lineup. */
export function goodStory(
  story = 'Cal Sterling captains and counts 24 points. The lineup projects 82 points.',
) {
  return JSON.stringify({
    story,
    details: '',
    keyFindings: ['82 points expected for $45,500.'],
    playerInsights: [{ playerId: 'p2', text: 'Joe Archer averages 20 points at $10,000.' }],
  })
}

export type ServerEvent = { event: string; data: Record<string, unknown> }

export async function eventsOf(answer: Response): Promise<ServerEvent[]> {
  const text = await answer.text()
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }))
}
