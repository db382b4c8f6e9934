import { BUSY_SENTENCE } from '#contract/busy.ts'
import { AppError } from '#core/result.ts'

const MB = 2 ** 20

/**
 * Bytes of an isolate's 128 MB for the bodies of all users' requests. The idle Worker takes 15 MB, hashing
 * 20, the kernel up to 40. `ofUser`: the most for one user. `small`: a claim of at most that is an ordinary save, which
 * finds `keptForSmall` free however many large ones there are, and does not count against its user.
 */
type Limits = { most: number; ofUser: number; small: number; keptForSmall: number }

const LONGEST_WAIT_MS = 5_000
const POLL_MS = 50
const RETRY_AFTER_S = 3
/** A request that the runtime ends never releases its claim, so claims expire when they have not changed for so long. */
const EXPIRES_AFTER_MS = 120_000

/** Bytes that one request holds of a pool: at most what one user may hold, so that whatever takes more is taken alone. */
export class HeapClaim {
  bytes = 0
  changedAt = Date.now()
  readonly user: string
  private readonly pool: HeapPool

  constructor(pool: HeapPool, user: string) {
    this.pool = pool
    this.user = user
  }

  /** Changes what the request holds, once there is room for it. */
  async resize(bytes: number): Promise<void> {
    await this.awaitRoom(bytes)
    this.bytes = this.pool.atMost(bytes)
    this.changedAt = Date.now()
    this.pool.add(this)
  }

  /** Waits for others to end until the request could hold so much; refuses with `unavailable` after five seconds. */
  async awaitRoom(bytes: number): Promise<void> {
    const giveUpAt = Date.now() + LONGEST_WAIT_MS
    while (!this.pool.fits(this, this.pool.atMost(bytes))) {
      if (Date.now() > giveUpAt) throw tooBusy()
      // Each request polls with its own timer: workerd does not allow one request to await another's promise.
      await scheduler.wait(POLL_MS)
    }
  }

  release(): void {
    this.pool.remove(this)
  }
}

/** The memory that requests may hold together for one purpose. */
export class HeapPool {
  private readonly limits: Limits
  private readonly claims = new Set<HeapClaim>()

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** `user`: those of anonymous requests are one. */
  async claim(user: string, bytes: number): Promise<HeapClaim> {
    const claim = new HeapClaim(this, user)
    await claim.resize(bytes)
    return claim
  }

  /** The bytes that one claim holds when it asks for so many: a user's whole share at most. */
  atMost(bytes: number): number {
    return Math.min(bytes, this.limits.ofUser)
  }

  fits(claim: HeapClaim, bytes: number): boolean {
    const { most, ofUser, small, keptForSmall } = this.limits
    const others = [...this.claims].filter((other) => other !== claim && !this.isExpired(other))
    const inUse = sumOf(others) + bytes
    if (bytes <= small) return inUse <= most
    const large = others.filter((other) => other.user === claim.user && other.bytes > small)
    return inUse <= most - keptForSmall && sumOf(large) + bytes <= ofUser
  }

  add(claim: HeapClaim): void {
    this.claims.add(claim)
  }

  remove(claim: HeapClaim): void {
    this.claims.delete(claim)
  }

  private isExpired(claim: HeapClaim): boolean {
    const isOver = Date.now() - claim.changedAt > EXPIRES_AFTER_MS
    if (isOver) this.claims.delete(claim)
    return isOver
  }
}

function sumOf(claims: readonly HeapClaim[]): number {
  return claims.reduce((sum, { bytes }) => sum + bytes, 0)
}

function tooBusy(): AppError {
  return new AppError('unavailable', BUSY_SENTENCE, { retryAfterSeconds: RETRY_AFTER_S })
}

/** Bodies while they are received. */
export const RECEIVING = new HeapPool({
  most: 12 * MB,
  ofUser: 6 * MB,
  small: 64 * 1024,
  keptForSmall: 2 * MB,
})
/** Bodies while they are parsed and worked on. */
export const WORKING = new HeapPool({ most: 32 * MB, ofUser: 24 * MB, small: MB, keptForSmall: 8 * MB })
/** Files that are read while they are received; a user sends one at a time. */
export const STREAMING = new HeapPool({ most: 44 * MB, ofUser: 40 * MB, small: MB, keptForSmall: 4 * MB })
