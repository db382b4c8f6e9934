/** What the shell shows of whoever is signed in. */
export type ShellUser = { username: string; role: string }
