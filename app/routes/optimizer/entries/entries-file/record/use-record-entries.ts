import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, deleteRecord, isUnreachable, messageOf, postJson, putJson } from '#app/lib/api-client.ts'
import { keepTrying } from '#app/lib/browser/keep-trying.ts'
import { invalidateEntrySets } from '#app/lib/session/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { EnteredSetDetail, EntrySetDetail } from '#contract/entry-sets.ts'
import { fillingOf } from '../../../state/filling.ts'
import { useDispatch, useSlate } from '../../../state/slate-context.tsx'
import type { EnterRequest } from './enter-request.ts'
import { frozenRequest } from './frozen-request.ts'

/** One after the other, since a later download of the same entries has them as they are now. */
let sends: Promise<unknown> = Promise.resolve()
/** The key of this page's last download. What comes to one before it is recorded, but not shown. */
let lastDownload = ''
/** By entry, the key of its last download. One before it may still be simulated, and is not recorded over it. */
const downloadOf = new Map<string, string>()
/** The key of the last download that was said to be recorded; what comes to it later says nothing more. */
let told = ''

/**
 * Records the entries of each downloaded file in an entry set, with their forecasts. What can't be sent now waits: it is tried
 * again until the server answers, or by `retry`. `reason`: why it waits, as a sentence. `frozen`: the entries of the last
 * download on this page. `record` begins one and answers with what records the same again, with more forecasts.
 */
export function useRecordEntries() {
  const { format, filling, playerPool } = useSlate()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [reason, setReason] = useState<string | null>(null)
  const [frozen, setFrozen] = useState<EnterRequest['entries']>([])
  const waiting = useRef<readonly WaitingRequest[]>([])
  const tries = useRef<ReturnType<typeof keepTrying> | null>(null)
  const latest = useRef(filling)
  latest.current = filling

  /** Whether it must be tried again. */
  const sendOne = useCallback(
    async (request: WaitingRequest) => {
      try {
        const { recorded } = fillingOf(latest.current)
        const { set, entries, emptied } = await entered(
          request,
          recorded?.mark === request.mark ? recorded.setId : null,
        )
        const now = { setId: set.id, mark: request.mark }
        // The next one may be sent before the screen is drawn.
        latest.current = { ...fillingOf(latest.current), recorded: now }
        dispatch({ type: 'set_recorded', recorded: now })
        for (const id of emptied) await remove(id)
        invalidateEntrySets()
        if (!waiting.current.includes(request)) return false
        waiting.current = waiting.current.filter((each) => each !== request)
        changeWaiting(format.id, (stored) => stored.filter(({ key }) => key !== request.key))
        const isLast = lastDownload === '' || lastDownload === request.key
        if (isLast) setFrozen(entries)
        if (told === request.key || !isLast) return false
        told = request.key
        showToast({
          title: 'Entries recorded',
          description: set.name,
          action: { label: 'View', onAction: () => void navigate(`/entry-sets/${set.id}`) },
        })
        return false
      } catch (error) {
        if (!waiting.current.includes(request)) return false
        setReason(messageOf(error, 'The entries could not be recorded', 'They wait on this device.'))
        return navigator.onLine && isUnreachable(error)
      }
    },
    [format, dispatch, navigate],
  )

  /** Whether one of them must be tried again. */
  const sendWaiting = useCallback(async () => {
    let mustTryAgain = false
    if (waiting.current.length > 0) setReason(null)
    for (const request of waiting.current)
      if (waiting.current.includes(request) && (await sendOne(request))) mustTryAgain = true
    return mustTryAgain
  }, [sendOne])

  const send = useCallback(() => {
    const sent = sends.then(sendWaiting)
    sends = sent
    return sent
  }, [sendWaiting])

  useEffect(() => {
    waiting.current = loadWaiting(format.id)
    tries.current = keepTrying(send)
    return tries.current.stop
  }, [format, send])

  const record = useCallback(
    (request: EnterRequest) => {
      const key = crypto.randomUUID()
      lastDownload = key
      for (const { entry_key } of request.entries) downloadOf.set(entry_key, key)
      const again = async (more: EnterRequest) => {
        const now = { ...(await frozenRequest(more, playerPool)), key }
        if (now.entries.some(({ entry_key }) => downloadOf.get(entry_key) !== key)) return
        if (lastDownload === key) setFrozen(now.entries)
        waiting.current = withRequest(waiting.current, now)
        changeWaiting(format.id, (stored) => withRequest(stored, now))
        tries.current?.now()
      }
      void again(request)
      return again
    },
    [format, playerPool],
  )
  return { reason, frozen, record, retry: () => tries.current?.now() }
}

/**
 * The entries in the set that has these lineups already (`same`: its id), else in a new one. The answer has them with the forecasts
 * that were frozen earlier, and says which sets of earlier downloads they left empty.
 */
async function entered({ set, entries, key }: WaitingRequest, same: number | null) {
  const known = same === null ? null : await putEntries(same, entries).catch(nullIfGone)
  const newId = async () =>
    (await postJson<EntrySetDetail>('/api/entry-sets', set, { 'Idempotency-Key': key })).entry_set.id
  const answer = known ?? (await putEntries(await newId(), entries))
  const recorded = new Map(answer.entries.map((entry) => [entry.entry_key, entry]))
  return {
    set: answer.entry_set,
    entries: entries.flatMap(({ entry_key }) => recorded.get(entry_key) ?? []),
    emptied: answer.emptied,
  }
}

/** Of the largest forecasts so many fit into one body. */
const MOST_AT_ONCE = 1_500

/** In parts, since the set's other entries stay. */
async function putEntries(setId: number, entries: EnterRequest['entries']): Promise<EnteredSetDetail> {
  const part = entries.slice(0, MOST_AT_ONCE)
  const answer = await putJson<EnteredSetDetail>(`/api/entry-sets/${setId}/entries`, { entries: part })
  if (entries.length <= MOST_AT_ONCE) return answer
  const last = await putEntries(setId, entries.slice(MOST_AT_ONCE))
  return { ...last, emptied: [...answer.emptied, ...last.emptied] }
}

/** The user deleted the set. */
function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

async function remove(setId: number): Promise<void> {
  try {
    await deleteRecord(`/api/entry-sets/${setId}`)
  } catch {
    // An empty set more does no harm; the user may delete it.
  }
}

/*
 * What could not be recorded yet, in session storage: it survives a reload and is cleared at sign-out. Of each format; a later
 * download of the same entries replaces it, because it has them as they are now.
 */

/** `key`: of the request that saves the set, so that a repetition saves none twice. */
type WaitingRequest = EnterRequest & { key: string }

function withRequest(waiting: readonly WaitingRequest[], request: WaitingRequest): WaitingRequest[] {
  const keys = new Set(request.entries.map(({ entry_key }) => entry_key))
  return [...waiting.filter(({ entries }) => !entries.some(({ entry_key }) => keys.has(entry_key))), request]
}

/** What waits there may be of another slate, too. */
function changeWaiting(
  modeId: string,
  change: (stored: readonly WaitingRequest[]) => readonly WaitingRequest[],
): void {
  try {
    const waiting = change(loadWaiting(modeId))
    if (waiting.length > 0) sessionStorage.setItem(keyOf(modeId), JSON.stringify(waiting))
    else sessionStorage.removeItem(keyOf(modeId))
  } catch {
    // Blocked or full storage: the request then lasts until a reload.
  }
}

function loadWaiting(modeId: string): WaitingRequest[] {
  try {
    // Stored before several could wait, it is one.
    const waiting: unknown[] = [JSON.parse(sessionStorage.getItem(keyOf(modeId)) ?? '[]')].flat()
    return waiting.filter(isWaiting)
  } catch {
    return []
  }
}

function isWaiting(value: unknown): value is WaitingRequest {
  const waiting = value as WaitingRequest | null
  return (
    typeof waiting?.key === 'string' && Array.isArray(waiting.entries) && Array.isArray(waiting.set?.lineups)
  )
}

function keyOf(modeId: string): string {
  return `entries-to-record:${modeId}`
}
