import { sql } from 'drizzle-orm'
import { historicalEntries as entries } from '../schema.ts'
import { entryWinningsCents } from './winnings.ts'

/*
 * What an entry could win at most. The provider's file has no payout tables: they follow from the prize pool, the places
 * paid and the field. All in cents, and as fractions: sums of squares would leave SQLite's whole numbers.
 */

const won = sql`(1.0 * ${entryWinningsCents})`
const fee = sql`(1.0 * ${entries.entryFeeCents})`
const pool = sql`(1.0 * ${entries.prizePoolCents})`
const evenPrize = sql`(${pool} / nullif(${entries.placesPaid}, 0))`

/**
 * 1 for an entry of a contest that pays every place the same. Double-ups and 50/50s pay 1.8 to 2 fees a place on average,
 * tournaments at least 3; triple-ups and the like say what they are; with one place paid there is nothing to divide.
 * A single prize of more than five fees is as rare as a tournament's, and counts as one.
 */
export const entryIsFlat = sql<number>`(case
  when ${fee} = 0 then 0
  when ${entries.contestEntries} = 2 and ifnull(${entries.prizePoolCents}, 0) = 0 then 1
  when ${evenPrize} <= 2.05 * ${fee} then 1
  when ${evenPrize} <= 5.05 * ${fee} and (${entries.placesPaid} = 1
    or ${entries.contestName} like '%triple up%'
    or ${entries.contestName} like '%quadruple up%'
    or ${entries.contestName} like '%quintuple up%') then 1
  else 0 end)`

/** The prize of an entry that `entryIsFlat`; a head-to-head of unknown pool pays two fees at most. */
export const flatPrizeCents = sql<number>`max(${won}, ifnull(${evenPrize}, 2 * ${fee}))`

// In provider contests of up to three paid places the first takes about 50% to 65% of the pool, of up to ten places 30%
// to 50%, of more places 10% to 25%. No place pays less than the fee.
const firstPrize = sql`min(
  ${pool} * (case when ${entries.placesPaid} = 1 then 1 when ${entries.placesPaid} <= 3 then 0.7
    when ${entries.placesPaid} <= 10 then 0.5 else 0.3 end),
  max(${evenPrize}, ${pool} - (${entries.placesPaid} - 1) * ${fee}))`

/**
 * The first prize of an entry's tournament. Without places paid 30% of the pool; without a pool 30% of what the field
 * pays; and without a field 1,000 fees. What was won was possible.
 */
export const firstPrizeCents = sql<number>`max(${won}, coalesce(
  case when ${pool} > 0 then ifnull(${firstPrize}, 0.3 * ${pool}) end,
  case when ${entries.contestEntries} > 0 then 0.3 * ${fee} * ${entries.contestEntries} end,
  1000 * ${fee}))`

const contestName = sql`replace(replace(lower(${entries.contestName}), 'super satur', ''), 'supersatur', '')`

/** `isSatellite` of app/core/payouts/satellite.ts in SQL. */
const paysTickets = sql`(${sql.join(
  ['satellite', 'supersat', 'super sat', 'qualifier', 'ticket'].map(
    (word) => sql`${contestName} like ${sql.raw(`'%${word}%'`)}`,
  ),
  sql` or `,
)})`

/** The place in `PRIZES` of what the contest of an entry pays. */
export const prizesOfEntry = sql<number>`iif(${paysTickets}, 2, ${entryIsFlat})`
