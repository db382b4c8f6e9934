import type { ContestKind } from './contest-kinds.ts'
import { isSatellite, SATELLITE } from './satellite.ts'

/** What a contest's name says, as providers write names. Null, or no kind: the name does not say it. */
export type NamedContest = {
  kind: ContestKind | null
  /** `[Just $0.25!]`, `$5 Double Up`, `FREE` */
  feeCents: number | null
  /** The guaranteed prizes: `$600K`, `$1.3M`. */
  poolCents: number | null
  /** `[$100K to 1st]` */
  firstCents: number | null
  /** `[20 Entry Max]`, `[150 Max Entry]`, `[Single Entry]` */
  maxEntries: number | null
  /** `10-Player` */
  size: number | null
  /** What a ticket of a satellite is worth: `Satellite to $20 ...`. */
  ticketCents: number | null
  /** How many tickets a satellite pays: `[500x]`. */
  tickets: number | null
}

/** `NFL Showdown $600K Special (LAR vs ARI)` is the contest of any week; it names its game in brackets at the end. */
export function withoutGame(name: string): string {
  return name
    .replace(/\s*\([^()]*(?:\bvs\b|@)[^()]*\)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `$600K Special [20 Entry Max]`: the name where the screen says sport, format and game. */
export function shortContestName(name: string): string {
  return withoutGame(name).replace(/^NFL (?:Showdown )?(?=\S)/i, '') || name
}

/**
 * Reads `NFL Showdown $125K First Down [20 Entry Max] (LAR vs ARI)`. The round brackets at the end name the game, not users.
 * `feeCents`: the fee as it is known from elsewhere, which tells the fee in a name from its prizes.
 */
export function readContestName(fullName: string, feeCents: number | null): NamedContest {
  // (50/50) is the last of fifty contests of one name.
  const name = fullName.replace(/\(\d+\/\d+\)/g, ' ')
  const plain = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const paysTickets = isSatellite(name)
  // The tickets of a satellite are for the contest that is named after the word.
  const own = paysTickets ? plain.split(SATELLITE, 1)[0]! : plain
  const words = paysTickets ? 'satellite' : kindOfWords(name, plain)
  const fee = feeCents ?? feeIn(name, own, words)
  const pool = amountsIn(own).find((amount) => isPool(amount, fee))
  const size = wholeIn(/\b([\d,]{1,9})[ -](?:player|team|man|person)s?\b/i, plain)
  const kind = words ?? (size === 2 ? 'head_to_head' : pool ? 'large_top_heavy' : null)
  return {
    kind,
    feeCents: fee,
    poolCents: pool?.cents ?? null,
    firstCents: amountsIn(FIRST.exec(name)?.[0] ?? '')[0]?.cents ?? null,
    maxEntries: SINGLE.test(name) ? 1 : (wholeIn(ENTRY_MAX, name) ?? wholeIn(MAX_ENTRY, name)),
    size: kind === 'head_to_head' ? 2 : size,
    // Prizes of the contest that a ticket is for are written in thousands or millions.
    ticketCents: paysTickets
      ? (amountsIn(plain.slice(own.length)).find(({ isShort }) => !isShort)?.cents ?? null)
      : null,
    tickets: paysTickets ? wholeIn(/\[(\d{1,5})x\]/i, name) : null,
  }
}

const SINGLE = /\bsingle[ -]entry\b/i
const FIRST = /\$[\d.,]+[KM]? to (?:1st|first)\b/i
const ENTRY_MAX = /\b(\d{1,4})[ -](?:entry|entries)[ -]max\b/i
const MAX_ENTRY = /\b(\d{1,4})[ -]max(?:imum)?[ -](?:entry|entries)\b/i

/** Words of the names, the particular ones first. */
const KIND_WORDS: readonly (readonly [RegExp, ContestKind])[] = [
  [/double[ -]?up/i, 'double_up'],
  [/50\s*\/\s*50|fifty[ -]fifty/i, 'fifty_fifty'],
  [/head[ -]to[ -]head|\bh2h\b/i, 'head_to_head'],
  [/\btriple up|\b3x\b/i, 'triple_up'],
  [/\bquintuple up|\b5x\b/i, 'quintuple_up'],
  [/\b10x\b/i, 'ten_times'],
  [/winner[ -]takes?[ -]all/i, 'winner_take_all'],
  [SINGLE, 'single_entry'],
]

/** `someone vs. other` is a contest of two users; `DET vs MIN` and `TB @ DAL` are games. */
function kindOfWords(name: string, plain: string): ContestKind | null {
  const said = KIND_WORDS.find(([words]) => words.test(name))?.[1]
  if (said) return said
  const withoutTeams = plain.replace(/\b[A-Z]{2,4} (?:vs|@) [A-Z]{2,4}\b/g, ' ')
  const isOfTwo = /\S\s+vs\.?\s+\S/i.test(withoutTeams) && !amountsIn(plain).some(({ isShort }) => isShort)
  return isOfTwo ? 'head_to_head' : null
}

type Amount = { cents: number /** Written in thousands or millions. */; isShort: boolean }

function feeIn(name: string, own: string, kind: ContestKind | null): number | null {
  const just = amountsIn(/\bjust\s+\$[\d.,]+/i.exec(name)?.[0] ?? '')[0]
  if (just) return just.cents
  if (/\bfree\b/i.test(own)) return 0
  const isCash = kind !== null && kind !== 'single_entry'
  const plain = amountsIn(own).find(({ isShort, cents }) => !isShort && (isCash || cents < 10_000))
  return plain?.cents ?? null
}

/** A name says prizes of at least ten fees; a smaller amount is the fee. */
function isPool({ cents, isShort }: Amount, feeCents: number | null): boolean {
  return feeCents === null ? isShort || cents >= 10_000 : cents >= 10 * feeCents
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)([KM]?)\b/gi)].map(([, digits, unit]) => ({
    cents: Math.round(
      Number(digits!.replaceAll(',', '')) * UNITS[unit!.toUpperCase() as keyof typeof UNITS] * 100,
    ),
    isShort: unit !== '',
  }))
}

const UNITS = { '': 1, K: 1e3, M: 1e6 }

function wholeIn(pattern: RegExp, text: string): number | null {
  const value = Number(pattern.exec(text)?.[1]?.replaceAll(',', ''))
  return Number.isInteger(value) && value > 0 ? value : null
}
