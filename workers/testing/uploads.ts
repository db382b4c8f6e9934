/** A salary file of two teams with two passers each; `name` makes its content unique. */
export function salaryCsv(name: string): string {
  const header = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'
  const rows = ['CPT', 'FLEX'].flatMap((slot) =>
    ['MIN', 'LAC'].map((team, i) => {
      const salary = slot === 'CPT' ? 15_000 : 10_000
      return `QB,${name} ${team} (${i}),${name} ${team},${i},${slot},${salary},MIN@LAC 10/23/2025 08:15PM ET,${team},18.5`
    }),
  )
  return [header, ...rows].join('\n')
}

/** A contest history of one entry, $20 in and $50 out; `key` makes it unique. */
export function historyCsv(key: string): string {
  return [
    'Sport,Game_Type,Entry_Key,Entry,Contest_Key,Contest_Date_EST,Place,Points,Winnings_Non_Ticket,Winnings_Ticket,Contest_Entries,Entry_Fee,Prize_Pool,Places_Paid',
    `NFL,Classic,${key},"NFL $150K First Down",121455260,2025-10-23 20:15:00,3,171.5,$50.00,$0.00,"1,000","$20.00","$15,000.00",200`,
  ].join('\n')
}

/** Eight players at $7,500, of two alternating teams; each as captain and as flex row. */
export function showdownPool() {
  return Array.from({ length: 8 }, (_, i) => {
    const [team, opponent] = i % 2 ? ['MIN', 'LAC'] : ['LAC', 'MIN']
    const person = { name: `Player ${i}`, team, opponent, fppg: 20 - i }
    return [
      { ...person, id: `cpt-${i}`, position: 'CPT', actualPosition: 'WR', salary: 11_250 },
      { ...person, id: `flex-${i}`, position: 'WR', salary: 7500 },
    ]
  }).flat()
}
