/** The records that are kept, and how long: tables of db/schema, files, queue messages and logs. kept.test.ts compares them. */
type Kept = { name: string; what: string; long: string }

export const ON_THE_SERVER = [
  {
    name: 'Your account',
    what: 'Name, email if you give one, and role. Your password as a one-way code (an Argon2id hash), never itself. If you connect Google or Discord, also your id there.',
    long: 'Until you delete the account.',
  },
  {
    name: 'Sign-ins',
    what: 'For each device its session as a one-way code, its last use, and its kind, such as “Firefox on Windows”.',
    long: 'A session lives 30 days from its last use and 90 at most. Signing out deletes it; one that ran out goes at your next sign-in. A known browser is remembered for 180 days.',
  },
  {
    name: 'Counts of attempts',
    what: 'How often a name or email was typed, and from which network address. How many uploads and searches an account made. They stop password guessing and floods.',
    long: 'From a minute to a day, and until the next attempt of anyone clears what has run out.',
  },
  {
    name: 'Slates',
    what: 'Your salary files, and what you set for each: points, rules, choices.',
    long: 'Until you delete the slate.',
  },
  {
    name: 'Rules and contests by name',
    what: 'Those that you keep for later slates.',
    long: 'Until you delete them.',
  },
  {
    name: 'Lineups and entries',
    what: 'Saved lineups and entry sets, the provider’s entry numbers, results, and forecasts with a code that shows whether they changed.',
    long: 'Until you delete them, and one hour more, so that you can undo it.',
  },
  {
    name: 'Contests',
    what: 'The standings file as you uploaded it, with the names of the users in it. Rows, payouts and figures made from it. What they teach about ownership and scores, for your account alone.',
    long: 'Until you delete the contest.',
  },
  {
    name: 'History',
    what: 'The entries of the history files that you import, and figures made from them.',
    long: 'Until you delete the entries.',
  },
  {
    name: 'Answers about players',
    what: 'What a web research found about the players of a slate.',
    long: 'Used for half an hour; deleted when anyone’s next one is kept.',
  },
  {
    name: 'Background work',
    what: 'Which contest is to be read or which file to be removed, and why it failed, which admins see. A simulation that your device can’t run: what was asked, and its figures. The queue’s messages have only the number of that work.',
    long: 'As long as the contest or the account. A simulation for an hour.',
  },
  {
    name: 'Log lines',
    what: 'For each request the address of the page, its status, the time taken and the number of your account. For sign-ins the network address too. An error in your browser is reported without its message. No passwords, no files.',
    long: 'As long as the operator’s hosting keeps logs, which the operator sets.',
  },
] as const satisfies readonly Kept[]

export const IN_YOUR_BROWSER = [
  {
    name: 'Cookies',
    what: 'Your session, the mark of a known browser, and whether the sidebar is open. For a few minutes, what a sign-in with Google or Discord or your latest change needs. None is for advertising.',
    long: 'The session 30 days, the known browser 180, the sidebar 7.',
  },
  {
    name: 'Storage',
    what: 'The slate that you work on and what you set for it. Pages of your records for offline use, and changes that wait to be sent. Without an account, the sample lineup is only here.',
    long: 'Signing out deletes it. When a session ends in another way, what was not sent yet waits for you.',
  },
  {
    name: 'Preferences',
    what: 'Light or dark, columns of tables, and how many lineups you build. A random name of this browser, so that your devices do not overwrite each other.',
    long: 'Until you clear the site’s data.',
  },
  {
    name: 'The app itself',
    what: 'Its pages, scripts and engines, so that it works offline. Nothing of you is in them.',
    long: 'Until a newer version replaces them.',
  },
] as const satisfies readonly Kept[]
