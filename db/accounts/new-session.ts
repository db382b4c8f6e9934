/** A session about to be opened, by a sign-in or by a changed password. Times in milliseconds since 1970. */
export type NewSession = {
  tokenHash: string
  userId: number
  createdAt: number
  expiresAt: number
  lastSeenAt: number
  /** Browser family and system. */
  device: string
}
