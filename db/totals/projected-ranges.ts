import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { RANGE_WIDTH } from '#core/lineups/projection-errors.ts'
import type { Db } from '../client.ts'
import { lineupWinningsCents } from '../contests/winnings.ts'
import { enteredEntries, savedLineups } from '../schema.ts'

/**
 * Lineups with projected points and a result, by range: saved ones, and those of sets whose forecast was kept when they were
 * entered. A lineup that was entered several times counts once.
 */
export function selectProjectedRanges(db: Db, userId: number) {
  const saved = db
    .select({
      projected: sql<number>`${savedLineups.projectedPoints}`.as('projected'),
      actual: sql<number>`${savedLineups.pointsTotal}`.as('actual'),
    })
    .from(savedLineups)
    .where(
      and(
        eq(savedLineups.userId, userId),
        isNotNull(savedLineups.pointsTotal),
        isNotNull(lineupWinningsCents),
      ),
    )
  const forecast = sql`${enteredEntries.forecast} ->> '$.points'`
  const entered = db
    .select({
      projected: sql<number>`avg(${forecast})`.as('projected'),
      actual: sql<number>`avg(${enteredEntries.points})`.as('actual'),
    })
    .from(enteredEntries)
    .where(
      and(
        eq(enteredEntries.userId, userId),
        isNotNull(enteredEntries.setId),
        isNotNull(enteredEntries.points),
        ne(enteredEntries.source, 'live'),
        sql`json_valid(${enteredEntries.forecast})`,
      ),
    )
    .groupBy(enteredEntries.setId, enteredEntries.place)
  const pairs = unionAll(saved, entered).as('pairs')
  const from = sql<number>`cast(${pairs.projected} / ${sql.raw(`${RANGE_WIDTH}`)} as integer) * ${sql.raw(`${RANGE_WIDTH}`)}`
  return db
    .select({
      from: from.as('range_from'),
      lineups: sql<number>`count(*)`.as('range_lineups'),
      projected: sql<number>`sum(${pairs.projected})`.as('range_projected'),
      actual: sql<number>`sum(${pairs.actual})`.as('range_actual'),
      distance: sql<number>`sum(abs(${pairs.actual} - ${pairs.projected}))`.as('range_distance'),
    })
    .from(pairs)
    .where(gt(pairs.projected, 0))
    .groupBy(sql`1`)
}
