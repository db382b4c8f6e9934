import {
  pathOfSlate,
  pullMemory,
  pushMemory,
  pushWhileClosing,
  type SyncedMemory,
  type SyncOutcome,
  unsentSlates,
} from '#app/lib/slate-memory/sync-memory.ts'
import { onMemoryMessage, setSendUnsent, tellOtherTabs } from '#app/lib/stored/memory-changes.ts'
import { changeMemory, readMemory } from '#app/lib/stored/memory-store.ts'
import type { EarlierMemory } from '#contract/slate-memory.ts'
import { emptyMemory, hasUnsent, type KeptMemory, withEntries } from '#core/slate-memory/kept-memory.ts'
import {
  type Choices,
  changesBetween,
  choicesIn,
  entriesFor,
  isSameValue,
  type SlateMemory,
  valueIn,
} from '#core/slate-memory/memory.ts'
import { type Conflict, merged } from '#core/slate-memory/merge.ts'
import { peopleIn } from '#core/slate-memory/slate-facts.ts'
import { type Beginning, beginningOf } from './beginning-of.ts'
import { fileKeeper } from './keep-file.ts'
import type { MemoryStatus, MemoryView } from './memory-view.ts'
import type { SlateOnScreen } from './slate-on-screen.ts'

/** How the screen started (`Resumed`), as values. */
export type Start = { choices: Choices; savedAt: number; opened: readonly string[] }

export type Screen = {
  /** The values on the screen. */
  choices: () => Choices
  /** The id of the slate in the history; null until it is stored there. */
  slateId: () => number | null
  recall: (changes: Choices) => void
  show: (part: Partial<MemoryView>) => void
}

export type MemoryKeeper = {
  /** The screen's values changed. */
  changed: () => void
  /** The slate was stored in the history, or the connection is back. */
  sync: () => void
  /** The user looks at the screen again, or presses something: takes what other devices changed meanwhile. */
  refresh: () => void
  /** The user chose between the two values of these conflicts. */
  settled: (conflicts: readonly Conflict[]) => void
  /** The page is being closed. */
  closing: () => void
  stop: () => void
}

const IDLE_MS = 2000
/** After the first try that failed; doubled after each further one. */
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
/** Presses within this time ask the server once. */
const REFRESH_MS = 5000
/** Other slates with unsent changes, for each visit. */
const MOST_OTHERS = 5

/**
 * Keeps what the user sets for a slate: in this browser at once, on the server after two seconds without a change. What
 * other tabs and devices changed is merged by field and shown on the screen.
 */
export function keepMemory(slate: SlateOnScreen, start: Start, device: string, screen: Screen): MemoryKeeper {
  /** As this browser keeps it; null until it is read. */
  let kept: KeptMemory | null = null
  /** Entries that are not written yet. */
  let unwritten: SlateMemory = {}
  /** The values of the screen when it was last compared with the memory. */
  let seen: Choices = start.choices
  /** Entries that the screen was given, so that one it can't show is given once. */
  const given = new Map<string, number>()
  /** Conflicts since the start; the screen drops those that were settled. */
  const open = new Map<string, Conflict>()
  let isStored = true
  let outcome: SyncOutcome | null = null
  let writing = Promise.resolve()
  let syncing: Promise<void> | null = null
  /** Asked for during a sync that may have failed already: the connection came back, or the slate got its id. */
  let isAskedAgain = false
  let retryMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let mayCarry = start.savedAt === 0
  const keepFile = fileKeeper(slate)

  const memory = () => merged(kept?.fields ?? {}, unwritten)

  /** Turns what changed on the screen since `seen` into entries. What came from the memory is no change. */
  function takeFromScreen(): void {
    if (kept === null) return
    const now = screen.choices()
    if (now === seen) return
    const before = memory()
    const changes = Object.entries(changesBetween(seen, now)).filter(
      ([field, value]) => !isSameValue(valueIn(before, slate.defaults, field), value),
    )
    seen = now
    const entries = entriesFor(before, Object.fromEntries(changes), { at: Date.now(), by: device })
    unwritten = merged(unwritten, entries)
  }

  /** Shows on the screen what the memory holds and the screen does not. */
  function giveToScreen(): void {
    if (isStopped) return
    takeFromScreen()
    const all = memory()
    const changes = Object.entries(changesBetween(seen, choicesIn(all, slate.defaults))).filter(
      ([field]) => given.get(field) !== (all[field]?.at ?? 0),
    )
    if (changes.length === 0) return
    for (const [field] of changes) given.set(field, all[field]?.at ?? 0)
    screen.recall(Object.fromEntries(changes))
  }

  function write(): Promise<void> {
    writing = writing.then(async () => {
      const entries = unwritten
      if (Object.keys(entries).length === 0 || isStopped) return
      const changed = await changeMemory(slate, (before) => {
        const next = withEntries(before ?? newMemory(), entries)
        return { ...next, slateId: screen.slateId() ?? next.slateId, slate: factsOf(next.fields) }
      })
      if (isStopped) return
      kept = changed.kept ?? kept
      isStored = changed.isStored
      unwritten = Object.fromEntries(
        Object.entries(unwritten).filter(([field, entry]) => entries[field] !== entry),
      )
      tellOtherTabs({ changed: slate.key })
      giveToScreen()
      showStatus()
    })
    return writing
  }

  function newMemory(): KeptMemory {
    return emptyMemory(factsOf({}), screen.slateId())
  }

  function factsOf(fields: SlateMemory): KeptMemory['slate'] {
    return { fileName: slate.fileName, game: slate.game, people: peopleIn(fields, slate.listing) }
  }

  async function begin(): Promise<void> {
    const stored = await readMemory(slate.key)
    const fields = stored?.fields ?? {}
    const entries = entriesOfStart(fields)
    kept = stored ?? newMemory()
    if (stored && Object.keys(fields).length > 0) mayCarry = false
    unwritten = entries
    giveToScreen()
    await write()
    await sync()
    if (!isStopped) screen.show({ isRead: true })
    await sendOthers()
  }

  /**
   * The screen may have started from this tab's draft, before the memory was read. A value that differs from the memory's
   * is a change if it is newer: of the time when the draft was stored, or of now if it was changed since the start.
   */
  function entriesOfStart(fields: SlateMemory): SlateMemory {
    seen = screen.choices()
    const now = Date.now()
    const remembered = choicesIn(fields, slate.defaults)
    return Object.fromEntries(
      Object.entries(changesBetween(remembered, seen)).flatMap(([field, value]) => {
        const isNew = !isSameValue(start.choices[field] ?? null, value) || start.opened.includes(field)
        const at = isNew ? now : start.savedAt
        if (at <= (fields[field]?.at ?? -1)) return []
        return Object.entries(entriesFor(fields, { [field]: value }, { at, by: device }))
      }),
    )
  }

  function sync(): Promise<void> {
    if (syncing) {
      isAskedAgain = true
      return syncing
    }
    clearTimeout(timer)
    syncing = syncOnce().finally(() => {
      syncing = null
      if (!isAskedAgain) return
      isAskedAgain = false
      later(0)
    })
    return syncing
  }

  let isPulled = false
  let refreshedAt = Date.now()

  /** What fails is asked again by a later press. */
  async function refresh(): Promise<void> {
    const target = syncedSlate()
    if (!isPulled || isStopped || kept === null || target === null || !navigator.onLine) return
    if (Date.now() - refreshedAt < REFRESH_MS) return
    refreshedAt = Date.now()
    const { outcome, conflicts } = await pullMemory(target, { known: String(kept.revision) })
    if (outcome.status === 'saved') await takeKept(conflicts)
  }

  async function syncOnce(): Promise<void> {
    await write()
    const target = syncedSlate()
    if (!isStopped) await keepFile(target?.slateId ?? null)
    if (isStopped || kept === null) return
    if (target === null) {
      await carryFrom(null)
      return showStatus()
    }
    if (!isPulled) {
      // The record must be there before the server's memory is merged into it.
      await changeMemory(slate, (before) => before ?? kept ?? newMemory())
      const pulled = await pullMemory(target, mayCarry && slate.game !== null ? { game: slate.game } : {})
      if (isStopped) return
      outcome = pulled.outcome
      isPulled = outcome.status === 'saved'
      if (pulled.saved.length > 0) screen.show({ saved: pulled.saved })
      await takeKept(pulled.conflicts)
      if (isPulled && !pulled.isNew) mayCarry = false
      await carryFrom(pulled.earlier)
    }
    if (isPulled) {
      const pushed = await pushMemory(target)
      if (isStopped) return
      outcome = pushed.outcome
      await takeKept(pushed.conflicts)
    }
    showStatus()
    if (outcome?.status === 'unreachable') {
      later(retryMs)
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
      return
    }
    retryMs = FIRST_RETRY_MS
    if (hasUnsent(kept) && outcome?.status === 'saved') later(IDLE_MS)
  }

  /** After the server's memory was merged into the browser's. */
  async function takeKept(conflicts: readonly Conflict[]): Promise<void> {
    kept = (await readMemory(slate.key)) ?? kept
    giveToScreen()
    if (conflicts.length === 0 || isStopped) return
    for (const conflict of conflicts) open.set(conflict.field, conflict)
    screen.show({ conflicts: [...open.values()] })
  }

  /** Once, on a slate with nothing kept. */
  async function carryFrom(onServer: EarlierMemory | null): Promise<void> {
    if (!mayCarry || isStopped) return
    mayCarry = false
    const beginning = await beginningOf(slate, onServer, {
      own() {
        takeFromScreen()
        return memory()
      },
      mayApply: start.opened.length === 0,
      device,
    })
    if (beginning && !isStopped) await beginWith(beginning)
  }

  /** Shows these entries, with a note that can take them back; nothing where they are what the slate has anyway and no file is to be loaded. */
  async function beginWith({ entries, note }: Beginning): Promise<void> {
    const set = Object.fromEntries(
      Object.entries(entries).filter(
        ([field, { value }]) => !isSameValue(slate.defaults[field] ?? null, value),
      ),
    )
    const hasFiles = 'applied' in note && note.applied.sources.files.length > 0
    if (Object.keys(set).length === 0 && !hasFiles) return
    const before = Object.fromEntries(Object.keys(set).map((field) => [field, seen[field] ?? null]))
    unwritten = merged(unwritten, set)
    giveToScreen()
    screen.show({ carried: { ...note, before } })
    await write()
  }

  /** Changes of other slates, made without a connection and not opened since. */
  async function sendOthers(): Promise<void> {
    if (outcome?.status !== 'saved') return
    const others = (await unsentSlates(slate.user)).filter(({ key }) => key !== slate.key)
    for (const other of others.slice(0, MOST_OTHERS)) {
      if (isStopped) return
      await pushMemory(other)
    }
  }

  function syncedSlate(): SyncedMemory | null {
    const slateId = screen.slateId() ?? kept?.slateId ?? null
    const { key, user, modeId } = slate
    return slateId === null ? null : { key, user, path: pathOfSlate(modeId, slateId), slateId }
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void sync(), ms)
  }

  function showStatus(): void {
    if (!isStopped) screen.show({ status: statusOf() })
  }

  function statusOf(): MemoryStatus {
    if (kept === null || Object.keys(memory()).length === 0) return { at: 'none' }
    const isOnServer = outcome?.status === 'saved' && !hasUnsent(kept) && Object.keys(unwritten).length === 0
    if (isOnServer) return { at: 'account' }
    if (!isStored) return { at: 'page' }
    if (outcome?.status === 'unreachable' || !navigator.onLine) return { at: 'offline' }
    return outcome?.status === 'refused' ? { at: 'refused', sentence: outcome.sentence } : { at: 'device' }
  }

  const stopListening = onMemoryMessage((message) => {
    if ('forgotten' in message) {
      if (message.forgotten === slate.user) stop()
    } else if ('changed' in message && message.changed === slate.key)
      void readMemory(slate.key).then(takeOtherTab)
  })

  function takeOtherTab(now: KeptMemory | null): void {
    if (now === null || kept === null || isStopped) return
    kept = now
    giveToScreen()
    showStatus()
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    setSendUnsent(null)
  }

  const ready = begin()
  setSendUnsent(async () => {
    await ready
    takeFromScreen()
    // One that is under way may have begun before the last change.
    await syncing
    await sync()
  })

  return {
    changed() {
      if (kept === null || isStopped) return
      takeFromScreen()
      if (Object.keys(unwritten).length === 0) return
      void write()
      later(IDLE_MS)
    },
    sync() {
      if (kept !== null) void sync()
    },
    refresh: () => void refresh(),
    settled(conflicts) {
      for (const { field } of conflicts) open.delete(field)
      screen.show({ conflicts: [...open.values()] })
    },
    closing() {
      if (kept === null || isStopped) return
      takeFromScreen()
      const target = syncedSlate()
      if (target && isPulled) pushWhileClosing(target, withEntries(kept, unwritten))
      void write()
    },
    stop() {
      if (isStopped) return
      takeFromScreen()
      const last = write()
      const target = syncedSlate()
      void last.then(() => (target && isPulled ? pushMemory(target) : undefined))
      stopListening()
      clearTimeout(timer)
      setSendUnsent(null)
      void last.finally(() => {
        isStopped = true
      })
    },
  }
}
