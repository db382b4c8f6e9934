/** SQL injections for every kind of quoting. */

const CLOSINGS = ['', "'", '"', '`', ')', "')", "'))", '")', ']', '%', "\\'", "''", '\u02BC', '\uFF07']

const STATEMENTS = [
  ' OR 1=1',
  " OR 'a'='a",
  ' OR true',
  ' AND 1=2',
  '; DROP TABLE users',
  "; UPDATE users SET role='admin'",
  '; DELETE FROM saved_lineups',
  '; PRAGMA writable_schema=1',
  "; ATTACH DATABASE '/tmp/x' AS x",
  ' UNION SELECT password FROM users',
  ' UNION ALL SELECT 1,2,3,4,5,6,7,8',
  " UNION SELECT sql FROM sqlite_master WHERE '1",
  ' ORDER BY 99',
  ' HAVING 1=1',
  ' AND (SELECT count(*) FROM users)>0',
  " || (SELECT password FROM users LIMIT 1) || '",
  ' AND randomblob(500000000) IS NOT NULL',
  " AND load_extension('x')",
]

const ENDINGS = ['', '--', ' --+', '/*', '#', ';', '\0']

/** About 1,700. */
export function sqlStrings(): string[] {
  return CLOSINGS.flatMap((closing) =>
    STATEMENTS.flatMap((statement) => ENDINGS.map((ending) => `1${closing}${statement}${ending}`)),
  )
}
