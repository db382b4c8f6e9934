import * as z from 'zod/mini'
import {
  AUTOPSY_VERSION,
  type Autopsy,
  MOST_KEPT_ENTRIES,
  MOST_KEPT_LEVERAGE,
  MOST_KEPT_PLAYERS,
} from '#core/autopsy/autopsy.ts'
import type { ContestCalibration } from '#core/autopsy/calibration.ts'
import type { EntryForecast } from '#core/entries/entered-entry.ts'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { POINTS_BY } from '#core/players/points.ts'

/* The stored figures of an autopsy (app/core/autopsy), as they are sent and answered. */

/** Characters of the longest name that providers list, quoted. */
const NAME = 40
/** Characters of one entry without its names: figures of 20 digits, and what they are called. */
const ENTRY_FIGURES = 900
/** Characters of everything but the entries. */
const OTHER_FIGURES = 60_000
/** Characters of the whole JSON, with as many entries as the provider takes, each with the longest names. */
const MOST_CHARACTERS = MOST_KEPT_ENTRIES * (ENTRY_FIGURES + MOST_PLACES * NAME) + OTHER_FIGURES
/** No slate has more positions. */
const MOST_GROUPS = 40
/** The longest roster. */
const MOST_SLOTS = 40

const number = z.number()
const known = z.nullable(number)
const name = z.string().check(z.maxLength(255))
const figure = z.object({ value: number, error: number })
const ranks = z.object({ low: number, quarter: number, median: number, threeQuarters: number, high: number })

const deserved = z.object({
  win: figure,
  top1: figure,
  cash: z.nullable(figure),
  paid: z.nullable(figure),
  ranks,
  asGood: number,
  dupes: number,
  ownCopies: number,
})

const forecast = z.object({
  points: number,
  win: number,
  top1: number,
  cash: number,
  roi: number,
  dupes: number,
})

const entry = z.object({
  key: name,
  players: z.array(name).check(z.maxLength(MOST_SLOTS)),
  rank: number,
  points: number,
  won: known,
  deserved: z.nullable(deserved),
  forecast: z.nullable(forecast),
})

const scores = z
  .array(z.object({ group: name, count: number, bias: number, meanError: number, correlation: known }))
  .check(z.maxLength(MOST_GROUPS))

const leverage = z.object({
  rows: z
    .array(
      z.object({
        name,
        isCaptain: z.boolean(),
        mine: number,
        field: number,
        expected: number,
        actual: number,
        paid: number,
      }),
    )
    .check(z.maxLength(MOST_KEPT_LEVERAGE)),
  total: number,
})

const autopsy = z.object({
  version: z.literal(AUTOPSY_VERSION),
  basis: z.object({
    madeAt: number,
    games: number,
    slateId: number,
    feeCents: known,
    poolCents: known,
    entries: number,
    isLive: z.boolean(),
    pointsBy: z.enum(POINTS_BY),
    own: number,
  }),
  unread: z.object({
    empty: number,
    hidden: number,
    notListed: number,
    own: number,
    names: z.array(name).check(z.maxLength(MOST_SLOTS)),
  }),
  distinct: number,
  means: z.object({ win: number, top1: number, cash: known, roi: known }),
  together: z.nullable(
    z.object({ deserved: figure, won: known, asMuch: known, ahead: known, nothing: number }),
  ),
  entries: z.array(entry).check(z.maxLength(MOST_KEPT_ENTRIES)),
  players: z.optional(
    z
      .array(z.object({ name, position: name, forecast: number, actual: number }))
      .check(z.maxLength(MOST_KEPT_PLAYERS)),
  ),
  leverage: z.nullable(leverage),
  points: scores,
  ownership: z.object({ captain: scores, flex: scores }),
})

/** Body of PUT /api/contest/{id}/autopsy. */
export const AutopsyRequest = z.object({
  autopsy: autopsy.check(
    z.refine((figures) => JSON.stringify(figures).length <= MOST_CHARACTERS, 'has too many figures'),
  ),
})
export type AutopsyRequest = { autopsy: Autopsy }

/** Answer of GET /api/contest/{id}/autopsy. */
export type AutopsyAnswer = {
  /** Null until figures were worked out. */
  stored: Autopsy | null
  /** Id of the contest's format; null where none fits the lineups. */
  format: string | null
  /** The user's entries that are known by their id, as entry sets were entered. */
  entered: KnownEntry[]
}
/** `forecast` as it was frozen at the download of the entries file; null where none was made. */
type KnownEntry = {
  entryKey: string
  feeCents: number | null
  forecast: EntryForecast | null
  /** The set that it is of and its lineup's place there; null for an entry of a lineup saved by itself. */
  setId: number | null
  lineup: number | null
}

/** Answer of GET /api/calibration: the finished contests with figures, the newest first. */
export type CalibrationAnswer = { contests: CalibratedContest[] }
export type CalibratedContest = {
  contestId: number
  name: string
  /** Id of the format; null where no format fits the lineups. */
  format: string | null
  calibration: ContestCalibration
}
