/** Codes that differ between a file's team column and its Game Info, or between providers. */
const SAME_TEAM: Record<string, string> = { JAC: 'JAX', AZ: 'ARI', LA: 'LAR', WSH: 'WAS' }

/** One spelling of a team's code, for comparison: `jac` and `JAX` are equal. Other texts pass in upper case. */
export function teamKey(team: string): string {
  const code = team.trim().toUpperCase()
  return Object.hasOwn(SAME_TEAM, code) ? SAME_TEAM[code]! : code
}
