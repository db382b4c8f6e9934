/** What the shell shows of the signed-in user. */
export type ShellUser = { username: string; role: string; mustChangePassword: boolean }
