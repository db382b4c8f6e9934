/** The names of contests that pay tickets; "Super Saturday" is none of them. db/contests/prizes.ts says the same in SQL. */
export const SATELLITE = /satellite|super ?sat(?!ur)|qualifier|ticket/i

/** Whether the name says that the contest pays tickets. */
export function isSatellite(name: string): boolean {
  return SATELLITE.test(name)
}
