import { MOST_FEE_CENTS } from './contest-checks.ts'
import type { ContestKind } from './contest-kinds.ts'
import { type ContestSettings, usualContest } from './contest-settings.ts'
import type { SlateContest } from './slate-contest.ts'

/** An entry that is reserved in a contest, as the provider's entries file lists it. */
type Reserved = { contestKey: string; contestName: string; feeCents: number | null }

/**
 * The contests of an entries file in its order, each with its number of reserved entries. The file names contest and fee; size
 * and payouts are those that a contest of that name usually has, so that the user checks them.
 */
export function contestsOfEntries(entries: readonly Reserved[]): SlateContest[] {
  const byKey = new Map<string, SlateContest>()
  for (const { contestKey, contestName, feeCents } of entries) {
    const known = byKey.get(contestKey)
    if (known) known.mine++
    else byKey.set(contestKey, { settings: settingsOf(contestName, feeCents), mine: 1 })
  }
  return [...byKey.values()]
}

function settingsOf(name: string, feeCents: number | null): ContestSettings {
  const usual = { ...usualContest(kindOfName(name)), ...(name === '' ? {} : { name: name.slice(0, 400) }) }
  if (feeCents === null || feeCents > MOST_FEE_CENTS) return usual
  return { ...usual, feeCents, ticketCents: 10 * feeCents }
}

/** Words of the names that providers give contests, the particular ones first. */
const KIND_WORDS: readonly (readonly [RegExp, ContestKind])[] = [
  [/double[ -]?up/i, 'double_up'],
  [/50\s*\/\s*50|fifty[ -]fifty/i, 'fifty_fifty'],
  [/head[ -]to[ -]head|\bh2h\b|\bvs\.?\s/i, 'head_to_head'],
  [/\btriple up|\b3x\b/i, 'triple_up'],
  [/\bquintuple up|\b5x\b/i, 'quintuple_up'],
  [/\b10x\b/i, 'ten_times'],
  [/winner[ -]takes?[ -]all/i, 'winner_take_all'],
  [/satellite|qualifier|\bticket/i, 'satellite'],
  [/single[ -]entry/i, 'single_entry'],
]

function kindOfName(name: string): ContestKind {
  return KIND_WORDS.find(([words]) => words.test(name))?.[1] ?? 'large_top_heavy'
}
