/** The names of contests that pay tickets. */
export const SATELLITE = /satellite|super ?sat\b|\bqualifier|\bticket/i

/** Whether the name says that the contest pays tickets. */
export function isSatellite(name: string): boolean {
  return SATELLITE.test(name)
}
