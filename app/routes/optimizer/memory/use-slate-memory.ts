import { type Dispatch, useEffect, useRef, useState } from 'react'
import { deviceId } from '#app/lib/session/device-id.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { loadStoredSlate, onSlateId } from '#app/lib/stored/slate-storage.ts'
import { betweenPresses } from '#app/lib/turns/between-presses.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { Format } from '#core/formats/format.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { locksOfSlate } from '#core/slate/slate-lock.ts'
import type { Choices } from '#core/slate-memory/memory.ts'
import { gameKey, listingOf } from '#core/slate-memory/slate-facts.ts'
import { documentOf } from '../state/document.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import type { Resumed } from '../state/use-lineup.ts'
import type { MemoryKeeper, Screen } from './memory-keeper.ts'
import { type MemoryView, NO_MEMORY } from './memory-view.ts'

/** A pause, so that comparing and storing do not delay the answer to a press. */
const PAUSE_MS = 100
const REFRESHED_BY = ['focus', 'pointerdown', 'keydown']

export type SlateMemoryOnScreen = MemoryView & {
  keepMine: () => void
  useTheirs: () => void
  undoCarry: () => void
  closeCarry: () => void
}

/**
 * Keeps the state of the builder with its slate: in this browser and on the server. What other tabs and devices set is
 * recalled into the state. The code loads after the screen.
 */
export function useSlateMemory(
  { format, slate, fileName }: { format: Format; slate: Slate; fileName: string },
  state: LineupState,
  dispatch: Dispatch<LineupAction>,
  resumed: Resumed,
): SlateMemoryOnScreen {
  const signedIn = useRootData()?.user?.id
  const [view, setView] = useState<MemoryView>(NO_MEMORY)
  const keeper = useRef<MemoryKeeper | null>(null)
  const latest = useRef({ state, choices: null as Choices | null })
  const listed = slate.players

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen has one slate; another one mounts another screen
  useEffect(() => {
    const user = signedIn === undefined ? sessionOwner() : String(signedIn)
    const stored = loadStoredSlate(format.id)
    if (user === null || stored === null) return
    const screen: Screen = {
      choices: () => {
        latest.current.choices ??= documentOf(latest.current.state, listed)
        return latest.current.choices
      },
      slateId: () => {
        const now = loadStoredSlate(format.id)
        return now?.csvData === stored.csvData ? (now.slateId ?? null) : (stored.slateId ?? null)
      },
      recall: (changes) => dispatch({ type: 'recall', changes, listed }),
      // Its notes move what stands below them.
      show: (part) => betweenPresses(() => setView((before) => ({ ...before, ...part }))),
    }
    let isGone = false
    const begin = async () => {
      if (isGone) return
      const parts = [import('./memory-keeper.ts'), import('#app/lib/stored/memory-store.ts')] as const
      const code = await Promise.all(parts).catch(ignoreMissingCode)
      if (!code || isGone) return
      const [{ keepMemory }, { memoryKey }] = code
      const { savedAt, opened } = resumed
      keeper.current = keepMemory(
        {
          key: memoryKey({ user, modeId: format.id, csvData: stored.csvData }),
          user,
          modeId: format.id,
          fileName,
          csvData: stored.csvData,
          teams: slate.teams,
          gameDate: slate.gameDate,
          gameTime: slate.gameTime,
          locks: locksOfSlate(slate.players, format),
          game: gameKey(format, slate),
          listing: listingOf(listed, format),
          format,
          players: listed,
          defaults: documentOf(resumed.initial, listed),
        },
        { choices: documentOf(resumed.state, listed), savedAt, opened },
        deviceId(),
        screen,
      )
    }
    // To ask for the code takes a phone 30 ms, which the first paint would wait for.
    const endWait = whenIdle(() => void begin())

    const sync = () => keeper.current?.sync()
    const closing = () => keeper.current?.closing()
    const refresh = () => keeper.current?.refresh()
    const hidden = () => (document.visibilityState === 'hidden' ? sync() : refresh())
    const stopIds = onSlateId(sync)
    window.addEventListener('online', sync)
    window.addEventListener('pagehide', closing)
    document.addEventListener('visibilitychange', hidden)
    // Also a press, as a screen beside the other device has the focus all the time.
    for (const type of REFRESHED_BY) window.addEventListener(type, refresh)
    return () => {
      isGone = true
      endWait()
      stopIds()
      window.removeEventListener('online', sync)
      window.removeEventListener('pagehide', closing)
      document.removeEventListener('visibilitychange', hidden)
      for (const type of REFRESHED_BY) window.removeEventListener(type, refresh)
      keeper.current?.stop()
      keeper.current = null
    }
  }, [])

  useEffect(() => {
    latest.current = { state, choices: null }
    const timer = setTimeout(() => keeper.current?.changed(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state])

  function settle(side: 'mine' | 'theirs') {
    const changes = Object.fromEntries(view.conflicts.map((conflict) => [conflict.field, conflict[side]]))
    dispatch({ type: 'recall', changes, listed })
    keeper.current?.settled(view.conflicts)
  }

  return {
    ...view,
    keepMine: () => settle('mine'),
    useTheirs: () => settle('theirs'),
    undoCarry() {
      if (view.carried) dispatch({ type: 'recall', changes: view.carried.before, listed })
      setView((before) => ({ ...before, carried: null }))
    },
    closeCarry: () => setView((before) => ({ ...before, carried: null })),
  }
}

/** Without the code the draft of this tab is still stored (use-lineup.ts). */
function ignoreMissingCode(): null {
  return null
}
