declare namespace Cloudflare {
  interface Env {
    /** Handed in by vite.config.ts, only under test. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
