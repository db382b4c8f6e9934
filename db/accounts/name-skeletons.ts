import { and, eq, isNull, sql } from 'drizzle-orm'
import { skeletonOf } from '#core/names/skeleton.ts'
import type { Directory } from '../client.ts'
import { users } from '../schema.ts'
import { isUniqueViolation } from '../unique-violation.ts'

/**
 * Fills in missing name skeletons, for users from before the column. If two old names have the same skeleton, the older
 * user gets it; the other's is replaced by its id. Returns the number filled in.
 */
export async function fillSkeletons(directory: Directory, limit = 100): Promise<number> {
  const missing = await directory
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(isNull(users.usernameSkeleton), isNull(users.closedAt), sql`${users.username} <> ''`))
    .orderBy(users.id)
    .limit(limit)
  for (const { id, username } of missing) {
    const fill = (usernameSkeleton: string) =>
      directory.update(users).set({ usernameSkeleton }).where(eq(users.id, id))
    await fill(skeletonOf(username)).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'users.username_skeleton')) throw error
      // A skeleton never begins with a space.
      return fill(` ${id}`)
    })
  }
  return missing.length
}
