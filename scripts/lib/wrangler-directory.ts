import { execFile } from 'node:child_process'
import { createDirectory, type Directory } from '#db/client.ts'
import { sqlWithValues } from './sql-literals.ts'
import { whenFree } from './when-free.ts'

type Statement = { sql: string; values: unknown[] }
type Answer = { results: Record<string, unknown>[] }

/**
 * The app's accounts for a script, through `wrangler d1 execute` with its `options` (which store, which configuration), so
 * that operator commands run the same queries as the app. Each query or batch is one call of wrangler.
 */
export function wranglerDirectory(options: string[]): Directory {
  const execute = (statements: Statement[]) =>
    whenFree(() => runWrangler(statements.map(sqlOf).join(';\n'), options))
  const prepare = (sql: string, values: unknown[] = []) => ({
    sql,
    values,
    bind: (...bound: unknown[]) => prepare(sql, bound),
    all: async () => (await execute([{ sql, values }]))[0],
    run: async () => (await execute([{ sql, values }]))[0],
    raw: async () => (await execute([{ sql, values }]))[0]?.results.map((row) => Object.values(row)),
  })
  // The part of D1's interface that drizzle calls.
  return createDirectory({ prepare, batch: execute } as unknown as D1Database)
}

function sqlOf({ sql, values }: Statement): string {
  return sqlWithValues(sql, values)
}

function runWrangler(sql: string, options: string[]): Promise<Answer[]> {
  const args = ['d1', 'execute', 'DB', '--json', '--command', sql, ...options]
  return new Promise((resolve, reject) => {
    execFile('wrangler', args, (failed, stdout, stderr) => {
      if (failed) reject(new Error(reasonIn(stdout) ?? (stderr || stdout).trim()))
      else resolve(JSON.parse(stdout))
    })
  })
}

/** Wrangler prints errors as JSON too. */
function reasonIn(stdout: string): string | null {
  try {
    return JSON.parse(stdout).error.text
  } catch {
    return null
  }
}
