import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { Player } from '#core/players/player.ts'

/** Eight players of two teams, each with a captain row at 1.5 times the salary: `p0` and `p0-cpt` to `p7`. */
export function showdownPool(): Player[] {
  return Array.from({ length: 8 }, (_, index) => {
    const [team, opponent] = index % 2 === 0 ? ['AAA', 'BBB'] : ['BBB', 'AAA']
    const flex = makePlayer({
      id: `p${index}`,
      name: `Person ${index}`,
      team,
      opponent,
      fppg: 20 - index,
      salary: 9000 - 500 * index,
      providerId: `${100 + index}`,
    })
    const captain: Player = {
      ...flex,
      id: `p${index}-cpt`,
      position: 'CPT',
      salary: flex.salary * 1.5,
      captainPricing: 'scaled',
      providerId: `${200 + index}`,
    }
    return [captain, flex]
  }).flat()
}
