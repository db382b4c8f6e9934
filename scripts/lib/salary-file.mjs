import { isCaptainRow } from '#core/players/player.ts'
import { bigLeagueSlate, showdownSlate } from '#optimizer/testing/generated-slates.ts'

const KICK_OFF = '12/13/2026 08:20PM ET'

/**
 * A made salary file in the provider's format with that many rows; a Showdown person has two.
 * @param {string} format
 * @param {number} [rows]
 * @param {number} [seed]
 */
export function salaryFile(format, rows = 600, seed = 1) {
  const players = format === 'showdown' ? showdownSlate(rows / 2, seed) : bigLeagueSlate(rows, seed)
  const header = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'
  const lines = players.map((player, index) => {
    const id = 70_000 + index
    const role = format === 'showdown' ? (isCaptainRow(player) ? 'CPT' : 'FLEX') : player.actualPosition
    const game = `${[player.team, player.opponent].sort().join('@')} ${KICK_OFF}`
    const cells = [player.actualPosition, `${player.name} (${id})`, player.name, id, role]
    return [...cells, player.salary, game, player.team, player.fppg].join(',')
  })
  return [header, ...lines].join('\r\n')
}

/**
 * Runs in the page: the optimizer reads its slate from session storage.
 * @param {string} csvData
 */
export function keepSlate(csvData) {
  if (location.protocol === 'https:')
    sessionStorage.setItem('slate:showdown', JSON.stringify({ csvData, fileName: 'salaries.csv' }))
}
