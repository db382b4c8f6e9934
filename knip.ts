import type { KnipConfig } from 'knip'

/**
 * `knip` finds code that nobody uses; `knip --production` (entries and files with `!`) also what only tests, benches and
 * proofs use, which belongs to them: in a `testing` folder, or beside the script.
 */
const config = ({ production = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    'app/components/ui/drawn-icon.tsx!',
    'app/entry.{client,server}.tsx!',
    'app/lib/threads/*/*-worker.ts!',
    'app/service-worker/worker.ts!',
    'optimizer-wasm/{,*/}assembly/index.ts!',
    'scripts/*.{mjs,ts}!',
    'scripts/{bench,proof}/*.mjs',
    'db/drizzle.config.ts',
  ],
  project: [
    '**/*.{ts,tsx,mjs,css}!',
    '!e2e/**!',
    '!scripts/{bench,proof}/**!',
    '!**/{fixtures,testing}/**!',
    '!**/*.test.{ts,tsx}!',
    '!*.ts!',
    '!**/worker-configuration.d.ts',
  ],
  // A part of a file may be exported for its test.
  ignoreExportsUsedInFile: production,
  // Shared by commands and proofs.
  ignoreIssues: production ? { 'scripts/lib/**': ['files', 'exports', 'binaries'] } : {},
  exclude: ['duplicates'],
  ignoreDependencies: ['cloudflare'],
  ignoreBinaries: ['openssl'],
})

export default config
