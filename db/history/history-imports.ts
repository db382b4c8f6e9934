import { and, count, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { historicalEntries as entries, historyImports as imports } from '../schema.ts'

/** An import: its time, which identifies it, its file's name (null when unknown), and the number of entries it added. */
export type HistoryImport = { importedAt: number; name: string | null; entries: number }

/** The user's imports, newest first. */
export async function listImports(db: Db, userId: number): Promise<HistoryImport[]> {
  const importedAt = entries.createdAt
  return db
    .select({ importedAt, name: imports.name, entries: count() })
    .from(entries)
    .leftJoin(imports, and(eq(imports.userId, userId), eq(imports.importedAt, importedAt)))
    .where(eq(entries.userId, userId))
    .groupBy(importedAt)
    .orderBy(desc(importedAt))
}

type Named = { userId: number; importedAt: number; name: string }

/** A statement for the batch that adds entries, after them: names the import if it has added any. */
export function nameImport(db: Db, named: Named) {
  return db.insert(imports).select(rowIfThere(named)).onConflictDoNothing()
}

/** Gives an import another name; false if the user has no such import. */
export async function renameImport(db: Db, named: Named): Promise<boolean> {
  const renamed = await db
    .insert(imports)
    .select(rowIfThere(named))
    .onConflictDoUpdate({ target: [imports.userId, imports.importedAt], set: { name: named.name } })
    .returning({ importedAt: imports.importedAt })
  return renamed.length > 0
}

/** The row of an import that has added entries; none otherwise. */
function rowIfThere({ userId, importedAt, name }: Named): SQL {
  return sql`select ${userId}, ${importedAt}, ${name} where exists (
    select 1 from ${entries} where ${entries.userId} = ${userId} and ${entries.createdAt} = ${importedAt})`
}

/** A statement for the batch that deletes entries, after them: forgets the names of imports without entries. */
export function forgetEmptyImports(db: Db, userId: number) {
  const left = db.select({ importedAt: entries.createdAt }).from(entries).where(eq(entries.userId, userId))
  return db.delete(imports).where(and(eq(imports.userId, userId), notInArray(imports.importedAt, left)))
}
