import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { standingKey } from '#app/lib/slate-memory/standing-memory.ts'
import { memoriesOfFormat, memoryKey, readMemory } from '#app/lib/stored/memory-store.ts'
import type { EarlierContest } from '#core/payouts/contests-of-entries.ts'
import { contestsInMemory } from '#core/slate-memory/contests-in-memory.ts'
import type { KeptMemory } from '#core/slate-memory/kept-memory.ts'
import { choicesIn, type SlateMemory } from '#core/slate-memory/memory.ts'
import { contestPresetsOf } from '#core/standing/standing.ts'

type Dated = EarlierContest & { at: number }

/**
 * The contests that the user set on other slates of the format, as this browser keeps them, and those that the account keeps by name;
 * those changed last first. Contests with figures that were assumed say nothing of others.
 * @param now the text of the loaded salary file; its game is not an earlier one, whichever file of it was loaded before.
 */
export async function earlierContests(
  user: string,
  modeId: string,
  now: string | null,
): Promise<EarlierContest[]> {
  const [memories, standing] = await Promise.all([
    memoriesOfFormat(user, modeId),
    readMemory(standingKey(user)),
  ])
  const ownKey = now === null ? null : memoryKey({ user, modeId, csvData: now })
  const game = memories.find(({ key }) => key === ownKey)?.kept.slate.game ?? null
  const others = memories.filter(
    ({ key, kept }) => key !== ownKey && (game === null || kept.slate.game !== game),
  )
  const ofSlates = others.flatMap(({ kept }) => contestsOfSlate(kept))
  return [...ofSlates, ...keptByName(standing?.fields ?? {}, modeId)]
    .filter(({ settings: { name, assumed } }) => name !== undefined && !assumed)
    .sort((a, b) => b.at - a.at)
}

function contestsOfSlate({ slate, fields }: KeptMemory): Dated[] {
  // The game's key is its format, day and teams.
  const day = slate.game?.split(' ')[1]
  const from = day ? `on ${formatCalendar(day)}` : `with ${slate.fileName}`
  return contestsInMemory(fields).map(({ settings, at }) => ({ settings, at, from }))
}

/** One that has no name of its own is called as it is kept. */
function keptByName(fields: SlateMemory, modeId: string): Dated[] {
  return contestPresetsOf(choicesIn(fields, {}), modeId).map(({ field, name, contest }) => ({
    at: fields[field]!.at,
    settings: { name, ...contest },
    from: 'in My contests',
  }))
}
