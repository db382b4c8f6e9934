declare namespace Cloudflare {
  interface Env {
    /** Handed in by vite.config.ts, only under test. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    /** For tests of users in several databases. */
    SECOND_DB: D1Database
  }
}
