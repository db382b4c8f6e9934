import { Growing } from '../collections/growable-typed-array.ts'
import { type FileRefusal, READ } from '../files/file-refusal.ts'
import { isCaptainCode } from '../formats/lookup.ts'
import { err, ok, type Result } from '../result.ts'
import { type Field, type FieldPlayer, NO_PLAYER } from './field.ts'
import { type LineupSlot, positionOfSlot, readLineupText } from './lineup-text.ts'
import { type DraftedPlayer, LONGEST_ENTRY_NAME, type StandingsEntry } from './rows.ts'

/** In UTF-8, with its line feed. */
const MOST_NAME_BYTES = LONGEST_ENTRY_NAME * 3 + 1

/** Collects entries and players in file order and builds a `Field` of them. */
export class FieldBuilder {
  entries = 0
  private readonly players: FieldPlayer[] = []
  private readonly indexByName = new Map<string, number>()
  private readonly ranks = new Growing(Uint32Array)
  private readonly points = new Growing(Int32Array)
  private readonly ids = new Growing(Float64Array)
  private readonly names = new Growing(Uint8Array)
  private readonly encoder = new TextEncoder()
  private readonly nameBytes = new Uint8Array(MOST_NAME_BYTES)
  private slots = new Growing(Uint16Array)
  private lineupSize = 0
  /** Slots of the longest lineup so far. */
  slotCodes: readonly string[] = []
  private hasCaptain = false
  private isLive = false
  // Files are sorted by rank, so equal lineups are often in adjacent rows.
  private last = { text: '', players: [] as number[] }

  addEntry(entry: StandingsEntry): Result<void, FileRefusal> {
    if (this.entries === MOST_ENTRIES) return tooMany('entries', MOST_ENTRIES)
    const lineup = this.playersOf(entry.lineupText)
    if (!lineup.ok) return lineup
    const players = lineup.value
    this.ranks.push(entry.rank)
    this.points.push(entry.pointsMilli)
    this.ids.push(entry.entryId)
    this.addName(entry.entryName)
    for (let slot = 0; slot < this.lineupSize; slot += 1) this.slots.push(players[slot] ?? NO_PLAYER)
    if (entry.stillPlaying) this.isLive = true
    this.entries += 1
    return this.fitsPlayers()
  }

  addPlayer({ name, draftedPct, pointsMilli }: DraftedPlayer): Result<void, FileRefusal> {
    const player = this.players[this.indexOf(name)]!
    player.draftedPct ??= draftedPct
    player.pointsMilli ??= pointsMilli
    return this.fitsPlayers()
  }

  finish(): Result<Field, FileRefusal> {
    const ids = this.ids.taken()
    const twice = firstDuplicate(ids)
    if (twice !== null) return err({ kind: 'entry_twice', entryId: twice })
    return ok({
      entries: this.entries,
      lineupSize: this.lineupSize,
      hasCaptain: this.hasCaptain,
      isLive: this.isLive,
      players: this.players,
      ranks: this.ranks.taken(),
      pointsMilli: this.points.taken(),
      entryIds: ids,
      slots: this.slots.taken(),
      names: this.names.taken(),
    })
  }

  /** Checked after each row; a row adds at most `MOST_SLOTS` players. */
  private fitsPlayers(): Result<void, FileRefusal> {
    return this.players.length > MOST_PLAYERS ? tooMany('players', MOST_PLAYERS) : READ
  }

  private addName(name: string): void {
    const { written } = this.encoder.encodeInto(`${name.replaceAll('\n', ' ')}\n`, this.nameBytes)
    this.names.pushAll(this.nameBytes.subarray(0, written))
  }

  /** The lineup as player numbers, in the order of a `Field`. */
  private playersOf(text: string): Result<number[], FileRefusal> {
    if (text === this.last.text) return ok(this.last.players)
    const slots = readLineupText(text)
    if (slots.length > MOST_SLOTS) return tooMany('players of a lineup', MOST_SLOTS)
    if (slots.length > 0) this.fitLineup(slots)
    const indexes = slots.map((slot) => this.indexOfSlot(slot))
    const captainSlot = this.hasCaptain ? slots.findIndex(({ code }) => isCaptainCode(code)) : -1
    const captain = indexes[captainSlot] ?? NO_PLAYER
    const others = indexes.filter(
      (player, slot) => slot !== captainSlot && player !== NO_PLAYER && player !== captain,
    )
    const distinct = [...new Set(others)].sort((a, b) => a - b)
    const players = this.hasCaptain && slots.length > 0 ? [captain, ...distinct] : distinct
    this.last = { text, players }
    return ok(players)
  }

  /** The first lineup decides whether the contest has captains; a lineup longer than all before widens every row. */
  private fitLineup(slots: LineupSlot[]): void {
    if (this.lineupSize === 0) this.hasCaptain = slots.some(({ code }) => isCaptainCode(code))
    if (slots.length <= this.lineupSize) return
    this.slotCodes = slots.map(({ code }) => code)
    this.widen(slots.length)
  }

  private widen(size: number): void {
    const wider = new Growing(Uint16Array)
    const narrow = this.slots.taken()
    for (let entry = 0; entry < this.entries; entry += 1) {
      for (let slot = 0; slot < size; slot += 1) {
        wider.push(slot < this.lineupSize ? narrow[entry * this.lineupSize + slot]! : NO_PLAYER)
      }
    }
    this.slots = wider
    this.lineupSize = size
  }

  private indexOfSlot({ code, name }: LineupSlot): number {
    if (name === null) {
      this.isLive = true
      return NO_PLAYER
    }
    const index = this.indexOf(name)
    this.players[index]!.position ??= positionOfSlot(code)
    return index
  }

  private indexOf(name: string): number {
    const known = this.indexByName.get(name)
    if (known !== undefined) return known
    const index = this.players.push({ name, position: null, draftedPct: null, pointsMilli: null }) - 1
    this.indexByName.set(name, index)
    return index
  }
}

/** Two files pasted into one would count entries twice. */
function firstDuplicate(ids: Float64Array): number | null {
  const sorted = ids.toSorted()
  const twice = sorted.findIndex((id, i) => i > 0 && sorted[i - 1] === id)
  return sorted[twice] ?? null
}

function tooMany(what: Extract<FileRefusal, { kind: 'too_many' }>['what'], most: number) {
  return err({ kind: 'too_many', what, most } as const)
}

/** Limits of a contest file, which bound the memory of reading it. */

const MOST_ENTRIES = 1_000_000
/** Far above any slate of any sport. */
const MOST_PLAYERS = 3_000
/** The longest roster, best ball, has 20. */
const MOST_SLOTS = 40
