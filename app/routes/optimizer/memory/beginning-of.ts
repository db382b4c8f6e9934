import { readStanding, syncedStanding } from '#app/lib/slate-memory/standing-memory.ts'
import { memoriesOfFormat, memoriesOfGame } from '#app/lib/stored/memory-store.ts'
import type { EarlierMemory } from '#contract/slate-memory.ts'
import { carriedOver } from '#core/slate-memory/carry-over.ts'
import { lastChange } from '#core/slate-memory/last-change.ts'
import { entriesFor, type SlateMemory } from '#core/slate-memory/memory.ts'
import { startOf } from '#core/standing/applied.ts'
import { lastSources } from '#core/standing/last-sources.ts'
import type { CarriedNote } from './memory-view.ts'
import type { SlateOnScreen } from './slate-on-screen.ts'

/** What a slate with nothing kept begins with, and what is said of it. */
export type Beginning = { entries: SlateMemory; note: CarriedNote }

type Screen = {
  /** What the user has set for the slate by now, which stays. */
  own: () => SlateMemory
  /** Whether starred rules and contests and the last sources are set: not on a slate that was opened with lineups or rules. */
  mayApply: boolean
  device: string
}

/**
 * What was kept with an earlier file of the game, here or on the server; on a slate of a game that is new here, the rules and
 * contests that the user starred and the sources of the last slate. Null for nothing.
 */
export async function beginningOf(
  slate: SlateOnScreen,
  onServer: EarlierMemory | null,
  screen: Screen,
): Promise<Beginning | null> {
  const here = slate.game === null ? [] : await memoriesOfGame(slate.user, slate.game, slate.key)
  const [newest] = [...(onServer ? [onServer] : []), ...here.slice(0, 1)].sort(
    (a, b) => lastChange(b.fields) - lastChange(a.fields),
  )
  if (!newest) return screen.mayApply ? applied(slate, screen) : null
  const own = screen.own()
  const unset = Object.fromEntries(Object.entries(newest.fields).filter(([field]) => !own[field]))
  const { fields, report } = carriedOver({ slate: newest.slate, fields: unset }, slate.listing)
  return { entries: fields, note: { report } }
}

async function applied(
  { user, key, format, players }: SlateOnScreen,
  { own: ownNow, device }: Screen,
): Promise<Beginning | null> {
  // From this browser at once, so that a build pressed next obeys them; a new browser asks the server.
  const here = await readStanding(user)
  const synced = syncedStanding(user)
  const standing = Object.keys(here).length > 0 ? here : await synced
  const others = (await memoriesOfFormat(user, format.id)).filter((other) => other.key !== key)
  const sources = lastSources(
    others.map(({ kept }) => kept.fields),
    Date.now(),
  )
  const started = startOf(standing, sources, format, players)
  if (started === null) return null
  const own = ownNow()
  const unset = Object.entries(started.changes).filter(([field]) => !own[field])
  const entries = entriesFor(own, Object.fromEntries(unset), { at: Date.now(), by: device })
  return { entries, note: { applied: started.report } }
}
