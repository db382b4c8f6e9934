import { MOST_MEMORY_BYTES } from '#contract/limits.ts'
import type { EarlierMemory, MemoryWire, SavedOfSlate } from '#contract/slate-memory.ts'
import { CONTEST_FIELDS, kindOf } from '#core/slate-memory/field-keys.ts'
import { isSlateFacts, isSlateMemory } from '#core/slate-memory/is-slate-memory.ts'
import {
  hasUnsent,
  type KeptMemory,
  type ServerMemory,
  withSent,
  withServer,
} from '#core/slate-memory/kept-memory.ts'
import type { Conflict } from '#core/slate-memory/merge.ts'
import { serverSentence } from '../page/failure-words.ts'
import { invalidate, invalidateContests } from '../session/session-memory.ts'
import { tellOtherTabs } from '../stored/memory-changes.ts'
import { changeMemory, memoriesOf, readMemory } from '../stored/memory-store.ts'

/** A memory on the server and the key under which this browser keeps it. */
export type SyncedMemory = {
  key: string
  user: string
  path: string
  /** The slate of the user's history that it is of; null: it is the account's. */
  slateId: number | null
}

export function pathOfSlate(modeId: string, slateId: number): string {
  return `/api/csv-history/${modeId}/${slateId}/memory`
}

/** The user's slates with changes that the server does not have: made without a connection, or just before the page was left. */
export async function unsentSlates(user: string): Promise<SyncedMemory[]> {
  return (await memoriesOf(user)).flatMap(({ key, kept }) => {
    if (kept.slateId === null || !hasUnsent(kept)) return []
    const [, modeId = ''] = key.split(' ')
    return { key, user, path: pathOfSlate(modeId, kept.slateId), slateId: kept.slateId }
  })
}

export type SyncOutcome =
  | { status: 'saved' }
  /** No connection, or the server could not answer: to be tried again. */
  | { status: 'unreachable' }
  /** The server refused; `sentence` is its reason where it gave one. */
  | { status: 'refused'; sentence: string | null }

/** Devices that keep saving at the same moment; each round merges what the other saved. */
const MOST_ROUNDS = 5
/** What browsers send after a page is closed, less the headers. */
const MOST_KEEPALIVE_BYTES = 60_000

/**
 * Reads the server's memory and merges it into this browser's. `earlier`: of another file of `game`. `saved`: the lineups that
 * are saved for the slate. An account's memory has neither. The revision `known` is not sent again.
 */
export async function pullMemory(
  slate: SyncedMemory,
  query: { game?: string; known?: string } = {},
): Promise<{
  outcome: SyncOutcome
  conflicts: Conflict[]
  earlier: EarlierMemory | null
  saved: readonly SavedOfSlate[]
  isNew: boolean
}> {
  const asked = new URLSearchParams(query).toString()
  const answer = await send(asked ? `${slate.path}?${asked}` : slate.path, { method: 'GET' })
  if (!answer.response?.ok)
    return { outcome: outcomeOf(answer), conflicts: [], earlier: null, saved: [], isNew: false }
  const wire = answer.body as MemoryWire
  const conflicts = await mergeServer(slate, wire)
  const earlier = wire.earlier && isEarlier(wire.earlier) ? wire.earlier : null
  // Not in the answer of an older version.
  const saved = wire.saved ?? []
  const isNew = Object.keys(wire.fields).length === 0
  return { outcome: { status: 'saved' }, conflicts, earlier, saved, isNew }
}

/** Sends what the server does not have yet; merges what other devices saved meanwhile and sends again. */
export async function pushMemory(
  slate: SyncedMemory,
): Promise<{ outcome: SyncOutcome; conflicts: Conflict[] }> {
  const conflicts: Conflict[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const kept = await readMemory(slate.key)
    if (!kept || !hasUnsent(kept)) return { outcome: { status: 'saved' }, conflicts }
    const body = bodyOf(kept)
    if (sizeOf(body) > MOST_MEMORY_BYTES) return { outcome: TOO_LARGE, conflicts }
    const answer = await send(slate.path, { method: 'PUT', body })
    if (answer.response?.ok) {
      const { revision } = answer.body as { revision: number }
      await changeMemory(slate, (now) => now && withSent(now, kept.fields, revision))
      // Standings that were uploaded before the contest was set take its payouts.
      if (CONTEST_FIELDS.some((field) => field in kept.unsent)) invalidateContests()
      if (Object.keys(kept.unsent).some((field) => OUT_MARKS.has(kindOf(field)))) {
        // Saved lineups say who is out: in this tab from the next request on, in the others once they hear of it.
        invalidate('lineups')
        tellOtherTabs({ marked: slate.key })
      }
    } else if (answer.response?.status === 409 && answer.body !== null) {
      conflicts.push(...(await mergeServer(slate, answer.body as ServerMemory)))
    } else return { outcome: outcomeOf(answer), conflicts }
  }
  return { outcome: { status: 'unreachable' }, conflicts }
}

/** What the user says about who plays (core/slate-memory/out-people.ts). */
const OUT_MARKS: ReadonlySet<string> = new Set(['injury', 'exclude'])

/** Sends while the page is being closed. There is no answer; the next visit finds out what arrived. */
export function pushWhileClosing(slate: SyncedMemory, kept: KeptMemory): void {
  const body = bodyOf(kept)
  if (!hasUnsent(kept) || sizeOf(body) > MOST_KEEPALIVE_BYTES) return
  void send(slate.path, { method: 'PUT', body, keepalive: true })
}

const TOO_LARGE: SyncOutcome = {
  status: 'refused',
  sentence:
    'It has more than 1 MB. Remove a projection file or the entries file to save it for your other devices',
}

async function mergeServer(slate: SyncedMemory, server: ServerMemory): Promise<Conflict[]> {
  let conflicts: Conflict[] = []
  if (!isServerMemory(server)) return conflicts
  await changeMemory(slate, (kept) => {
    // Deleted meanwhile, by a sign-out.
    if (kept === null) return null
    const merged = withServer(kept, server)
    conflicts = merged.conflicts
    return { ...merged.kept, slateId: slate.slateId }
  })
  return conflicts
}

type Answer = { response: Response | null; body: unknown; text: string }

async function send(path: string, init: RequestInit): Promise<Answer> {
  const headers: HeadersInit = init.body ? { 'Content-Type': 'application/json' } : {}
  const response = await fetch(path, {
    credentials: 'include',
    redirect: 'manual',
    headers,
    ...init,
  }).catch(() => null)
  if (response === null) return { response, body: null, text: '' }
  const text = await response.text().catch(() => '')
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  return { response, body: isJson ? parsed(text) : null, text }
}

function outcomeOf({ response, text }: Answer): SyncOutcome {
  if (response === null || response.status >= 500 || response.status === 429) return { status: 'unreachable' }
  const { status, headers } = response
  return { status: 'refused', sentence: serverSentence(status, text, headers.get('Content-Type')) }
}

function bodyOf({ revision, slate, fields }: KeptMemory): string {
  return JSON.stringify({ baseRevision: revision, slate, fields })
}

function sizeOf(text: string): number {
  return new Blob([text]).size
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isServerMemory(answer: ServerMemory | null): answer is ServerMemory {
  return answer !== null && Number.isSafeInteger(answer.revision) && isSlateMemory(answer.fields)
}

function isEarlier({ slate, fields }: EarlierMemory): boolean {
  return isSlateFacts(slate) && isSlateMemory(fields)
}
