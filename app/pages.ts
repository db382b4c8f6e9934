/** Who may open a page. `middleware` of app/root.tsx redirects all others. */
export type PageAudience =
  | 'anyone'
  /** A signed-in user is sent to Home. */
  | 'signed_out'
  /** A session, even one whose temporary password is still to be changed. */
  | 'signed_in'
  /** A session without a pending password change. */
  | 'settled'
  /** Other signed-in users get the page's "Admins only" view with status 403. */
  | 'admin'

/** Which form posts a page takes: none, or a form; `sign_in` posts also count against the limit of workers/outer-limit.ts. */
type Posts = 'no_posts' | 'form' | 'sign_in'

export type PageRow = readonly [
  who: PageAudience,
  posts: Posts,
  frame: 'in_shell' | 'bare',
  file: string,
  /** Required if two pages share a file. */
  id?: string,
]

/** All pages of the app. app/routes.ts builds the routes from this table, so a page without a row has no route. */
// biome-ignore format: keep the columns aligned
export const PAGES = {
  //                       who           posts       frame       file
  '/':                    ['signed_in',  'no_posts', 'in_shell', 'routes/home/route.tsx'],
  '/account':             ['settled',    'no_posts', 'in_shell', 'routes/account/route.tsx'],
  '/lineups':             ['settled',    'no_posts', 'in_shell', 'routes/saved-lineups/route.tsx'],
  '/lineups/:lineupId':   ['settled',    'no_posts', 'in_shell', 'routes/lineup-detail/route.tsx'],
  '/entry-sets':          ['settled',    'no_posts', 'in_shell', 'routes/entry-sets/route.tsx'],
  '/entry-sets/:setId':   ['settled',    'no_posts', 'in_shell', 'routes/entry-set-detail/route.tsx'],
  '/contest-insights':    ['settled',    'no_posts', 'in_shell', 'routes/contest-insights/route.tsx'],
  '/dashboard':           ['settled',    'no_posts', 'in_shell', 'routes/dashboard/route.tsx'],
  '/historical-data':     ['settled',    'no_posts', 'in_shell', 'routes/historical-data/route.tsx'],
  '/users':               ['admin',      'no_posts', 'in_shell', 'routes/users/route.tsx'],
  '/:gameMode':           ['settled',    'no_posts', 'in_shell', 'routes/slate-upload/route.tsx', 'slate-upload-short'],
  '/:gameMode/upload':    ['settled',    'no_posts', 'in_shell', 'routes/slate-upload/route.tsx'],
  '/:gameMode/optimizer': ['settled',    'no_posts', 'in_shell', 'routes/optimizer/route.tsx'],
  '/try':                 ['signed_out', 'no_posts', 'in_shell', 'routes/optimizer/route.tsx', 'trial'],
  '/auth':                ['signed_out', 'sign_in',  'bare',     'routes/auth/route.tsx'],
  '/logout':              ['anyone',     'form',     'bare',     'routes/logout.ts'],
  '/offline':             ['anyone',     'no_posts', 'bare',     'routes/offline.tsx'],
  '/privacy':             ['anyone',     'no_posts', 'bare',     'routes/privacy/route.tsx'],
  '/*':                   ['anyone',     'no_posts', 'in_shell', 'routes/not-found.tsx'],
} as const satisfies Record<`/${string}`, PageRow>

/** The optimizer with the sample slate, for visitors without an account. */
export const TRIAL_PATH = '/try' satisfies PagePath

export type PagePath = keyof typeof PAGES
