/**
 * Name -> address of each page, as a signed-in admin with a filled account opens it.
 * @param {{ contestId: number, lineupId: number }} ids
 * @returns {Record<string, string>}
 */
export function pagesOf({ contestId, lineupId }) {
  return {
    home: '/',
    upload: '/showdown/upload',
    optimizer: '/showdown/optimizer',
    lineups: '/lineups',
    lineup: `/lineups/${lineupId}`,
    dashboard: '/dashboard',
    contests: '/contest-insights',
    contest: `/contest-insights?contest=${contestId}`,
    history: '/historical-data',
    users: '/users',
  }
}

/** The page for users without a session. */
export const SIGN_IN_PAGE = { auth: '/auth' }
