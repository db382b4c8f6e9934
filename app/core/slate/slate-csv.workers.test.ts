import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { parseSlateCsv } from './slate-csv.ts'

test('workerd reads a salary file with the same result', () => {
  const slate = parseSlateCsv(
    'Position,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame\r\n' +
      'QB,"Verrin, Tam",1,CPT,15600,JAC@TEN 11/01/2026 08:20PM ET,JAX,20.5\r\n' +
      'QB,"Verrin, Tam",2,FLEX,10400,JAC@TEN 11/01/2026 08:20PM ET,JAX,20.5\r\n',
    { format: SHOWDOWN },
  )
  expect(slate).toMatchObject({
    ok: true,
    value: {
      players: [
        { name: 'Verrin, Tam', salary: 15600, opponent: 'TEN' },
        { name: 'Verrin, Tam', salary: 10400 },
      ],
      gameTime: new Date('2026-11-02T01:20:00Z'),
      gameDate: '2026-11-01',
      week: 8,
    },
  })
})
