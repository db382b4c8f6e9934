import path from 'node:path'
import { groupBy } from '#core/collections/group-by.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { DEFAULT_NUMBERS } from '#core/projections/slate-numbers.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { table } from '../learning/tables.mjs'

/** @import { Player } from '#core/players/player.ts' */

const FILE = 'showdown_flex_salary_fppg_actual_shared.csv'
/** A game of another league than the NFL. */
const OTHER_LEAGUE = '2023-03-19_ARL@SA'

/**
 * The single games of which it is known what the players then scored (defenses and most kickers are not among them), each
 * as the app shows it once it is known who plays: who did not play is Out.
 * @param {string} folder
 * @returns {{ name: string, pool: Player[] }[]}
 */
export function pastGames(folder) {
  const rows = table(path.join(folder, 'baseline', FILE)).filter(({ slate }) => slate !== OTHER_LEAGUE)
  return [...groupBy(rows, ({ slate }) => slate ?? '')].map(([name, people]) => {
    const flex = people.map((person, i) =>
      makePlayer({
        ...{ id: `${i}`, name: person.player ?? '', team: person.team ?? null, position: person.pos ?? '' },
        ...{ salary: Number(person.flex_salary), fppg: Number(person.fppg) },
        actualPoints: Number(person.actual ?? 0),
        injuryStatus: person.actual ? 'Healthy' : 'Out',
      }),
    )
    return { name, pool: withNumbers(withCaptainTwins(flex, SHOWDOWN), SHOWDOWN, DEFAULT_NUMBERS) }
  })
}
