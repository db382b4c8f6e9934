/** The best lineup of the sample slate, as the optimizer gives it at first, captain first. Salaries in dollars. */
export const SAMPLE_LINEUP = [
  { name: 'Marcus Halvorsen', position: 'QB', salary: 15_900 },
  { name: 'Darius Tolliver', position: 'WR', salary: 9_400 },
  { name: 'Omar Easterling', position: 'QB', salary: 8_600 },
  { name: 'Reggie Pennington', position: 'WR', salary: 6_800 },
  { name: 'Emmett Gaskins', position: 'TE', salary: 5_000 },
  { name: 'Tobias Thibault', position: 'K', salary: 3_800 },
] as const
