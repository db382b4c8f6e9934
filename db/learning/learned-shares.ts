import { sql } from 'drizzle-orm'
import { HALF_LIFE_MS, type NamedShares } from '#core/ownership/learned.ts'
import type { Db } from '../client.ts'

export type LearnedQuery = {
  userId: number
  /** Id of the format; contests of other formats are left out. */
  format: string
  /** As standings write them; unknown ones are left out of the answer. */
  playerNames: readonly string[]
}

/**
 * The shares of the players in the user's contests. The lineups of contests on one slate
 * are counted together; each game weighs by its age at `now`: that of its slate's date, or of the upload where the slate
 * is unknown. It halves with every `HALF_LIFE_MS`; a game in the future counts as one of today.
 */
export async function findLearnedShares(
  db: Db,
  { userId, format, playerNames, now }: LearnedQuery & { now: number },
): Promise<NamedShares[]> {
  return db.all(sql`
    select name as playerName, count(*) as games, sum(weight) as weight,
      sum(weight * captained / field) * 100 / sum(weight) as captainPct,
      sum(weight * (held - captained) / field) * 100 / sum(weight) as flexPct
    from (
      select l.player_name as name, sum(l.lineups) as held, sum(l.captain_lineups) as captained,
        sum(c.lineups) as field,
        pow(0.5, max(0, ${now} - max(coalesce(unixepoch(g.game_date) * 1000, c.uploaded_at))) * 1.0 / ${HALF_LIFE_MS})
          as weight
      from contest_player_lessons l
        join contests c on c.id = l.contest_id
        left join games g on g.id = c.game_id
      where l.user_id = ${userId} and c.user_id = ${userId} and c.format = ${format} and c.lineups > 0
        and l.player_name in (select value from json_each(${JSON.stringify(playerNames)}))
      group by l.player_name, coalesce(c.game_id, -c.id)
    ) group by name order by name`)
}
