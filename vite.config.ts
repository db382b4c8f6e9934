import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { icons } from './scripts/icons.ts'
import { SCRIPT_TARGET, STYLE_TARGET } from './scripts/lib/browser-targets.ts'
import { openAiResponsesOnly } from './scripts/openai-responses-only.ts'
import { pageChunks } from './scripts/page-chunks.ts'
import { reactHtmlAsText } from './scripts/react-html-as-text.ts'
import { waitForReload } from './scripts/wait-for-reload.ts'

// The plugin would serve an explorer of the local database, and its log of requests, to every program on this machine.
Object.assign(process.env, { X_LOCAL_EXPLORER: 'false', X_LOCAL_OBSERVABILITY: 'false' })

const testing = process.env.VITEST !== undefined
const stateDir = process.env.STATE_DIR

/** Machines are shared: a test is over when it is, not when a busy one ran out of patience. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 }

/**
 * Patterns of test files that another suite of `npm test` reads. (The option `--exclude` has no effect on a project that
 * excludes files of its own.)
 */
const EXCLUDED_TESTS = process.env.EXCLUDED_TESTS?.split(',').filter(Boolean) ?? []

/**
 * The folder of the packages bundled for workerd. Each suite has a folder of its own: in a fresh clone two that start at once
 * would write the same one, and one of them ends when files that it reads are replaced.
 */
const BUNDLED_PACKAGES = path.join('node_modules/.vite', process.env.TEST_SUITE ?? 'tests')

/** Whether tests of many generated cases try all of them, as `npm run proof -- thorough` asks, or a share. */
const THOROUGHNESS = { isThorough: process.env.THOROUGH === 'yes' }

/** As app/core/formats/lookup.ts and recognise.ts import the list. */
const ONE_MORE_FORMAT = {
  test: 'workers/formats.workers.test.ts',
  list: fileURLToPath(new URL('./app/core/formats/testing/list-with-one-more.ts', import.meta.url)),
}

/** Small, yet a function is called in a stack as it is called in its source. */
const READABLE = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: { function: true, class: true } },
  codegen: true,
}

export default defineConfig({
  // Under vitest only the two test projects below count; the app's own plugins would start a second workerd.
  plugins: testing
    ? []
    : [
        cloudflare({
          viteEnvironment: { name: 'ssr' },
          inspectorPort: false,
          ...(stateDir ? { persistState: { path: stateDir } } : {}),
        }),
        tailwindcss(),
        icons(),
        openAiResponsesOnly(),
        reactHtmlAsText(),
        reactRouter(),
        pageChunks(),
        waitForReload(),
      ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      // `renderToString` for Node's old ways, a third of React's server; pages are streamed.
      './cjs/react-dom-server-legacy.browser.production.js': 'data:text/javascript,export default {}',
    },
  },
  // Styles are minified by the options of the whole build, not by those of the client's.
  build: { cssTarget: STYLE_TARGET },
  environments: {
    client: { build: { target: SCRIPT_TARGET } },
    ssr: { build: { sourcemap: true, rolldownOptions: { output: { minify: READABLE } } } },
  },
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.{ts,tsx}', 'app/**/*.worker.ts'] },
  test: {
    // The Worker logs a line a request; only those of a failed test are of interest.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          ...PATIENT,
          // A process for each file took longer than most files.
          isolate: false,
          provide: THOROUGHNESS,
          environment: 'node',
          fsModuleCache: false,
          include: ['{app,db,workers,optimizer-wasm,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workers.test.ts', '**/node_modules/**', ...EXCLUDED_TESTS],
        },
      },
      inWorkerd({
        name: 'workers',
        include: ['{app,db,workers,optimizer-wasm}/**/*.workers.test.ts'],
        exclude: [ONE_MORE_FORMAT.test],
      }),
      // The whole Worker once more with a list of formats that has one more: nothing else tells it of that format.
      inWorkerd({
        name: 'workers-one-more-format',
        include: [ONE_MORE_FORMAT.test],
        alias: { './list.ts': ONE_MORE_FORMAT.list },
      }),
    ],
  },
})

/** Tests that run in workerd, with the bindings of wrangler.toml. `alias` puts other modules in the place of ours. */
function inWorkerd({
  name,
  include,
  exclude = [],
  alias = {},
}: {
  name: string
  include: string[]
  exclude?: string[]
  alias?: Record<string, string>
}) {
  return {
    cacheDir: BUNDLED_PACKAGES,
    resolve: {
      // The pages are tested in the browser; here the real Worker entry runs with an empty page build.
      alias: {
        'virtual:react-router/server-build': fileURLToPath(
          new URL('./workers/testing/empty-page-build.ts', import.meta.url),
        ),
        // As app/core/fixtures/provider-files.ts has it for the tests in Node.
        'provider-files': path.resolve(process.env.PROVIDER_FILES || '../shared/data'),
        ...alias,
      },
    },
    plugins: [
      cloudflareTest(async () => ({
        main: './workers/app.ts',
        wrangler: { configPath: './wrangler.toml' },
        remoteBindings: false,
        miniflare: {
          bindings: { TEST_MIGRATIONS: await readD1Migrations('./db/migrations'), PROXY: 'cloudflare' },
          d1Databases: { SECOND_DB: 'second' },
        },
      })),
    ],
    test: {
      name,
      ...PATIENT,
      fsModuleCache: false,
      isolate: false,
      provide: THOROUGHNESS,
      include,
      exclude: ['**/node_modules/**', ...exclude, ...EXCLUDED_TESTS],
      globalSetup: ['workers/testing/start-loopback-provider.ts', 'workers/testing/start-loopback-openai.ts'],
      setupFiles: ['workers/testing/apply-migrations.ts'],
      deps: {
        optimizer: {
          ssr: {
            enabled: true,
            include: [
              'zod',
              'zod/mini',
              'drizzle-orm',
              'drizzle-orm/d1',
              'drizzle-orm/sqlite-core',
              'hono',
              'hono/streaming',
              'openai',
              'papaparse',
            ],
          },
        },
      },
    },
  }
}
