import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { defineConfig, devices } from '@playwright/test'
import { CLIENT } from '#workers/testing/loopback-provider.ts'
import { ADMIN_TEMPORARY_PASSWORD } from './support/accounts.ts'

// Playwright loads this file again in each of its processes; what is set here is inherited by them and stays the same.
process.env.CHROMIUM ??= execFileSync('sh', ['scripts/ensure-chromium.sh'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim()
process.env.E2E_STATE_DIR ??= storeOfThisRun()
process.env.E2E_PROVIDER_PORT ??= '8791'

const port = process.env.E2E_PORT ?? '8790'
const baseURL = `http://localhost:${port}`

// Every variable of the Worker, empty: a developer's own keys stay out of the tests.
const noOneElsesKeys = parseEnv(readFileSync('.dev.vars.example', 'utf8'))

/**
 * These call the operator's command, which opens the store beside the server. A local store that two processes write
 * to at one moment refuses one of them, so nothing else may be going on.
 */
const BESIDE_A_COMMAND = /(accounts|authorization|user-management)\.spec\.ts$/

const desktop = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM,
    // Without these Chromium keeps asking for its maker's hosts, which a closed network refuses.
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}

/** The journeys in a browser, against the built app that `npm start` serves from an empty store of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Never tried again: a request that is lost now and then is a defect of the app, and must be seen.
  retries: 0,
  // Machines are shared: a test is over when it is, not when a busy one ran out of patience.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // A trace costs as much as the test: `npx playwright test --trace retain-on-failure` where a picture is not enough.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Only where it is the subject (offline.spec.ts): it loads every file of the app and hides requests from a test.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: BESIDE_A_COMMAND },
    {
      name: 'beside a command',
      use: desktop,
      testMatch: BESIDE_A_COMMAND,
      workers: 1,
      dependencies: ['desktop'],
    },
  ],
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: `${baseURL}/api/health`,
    env: {
      ...noOneElsesKeys,
      PORT: port,
      STATE_DIR: process.env.E2E_STATE_DIR,
      ADMIN_PASSWORD: ADMIN_TEMPORARY_PASSWORD,
      // oauth.spec.ts starts the provider there.
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_BASE_URL: `http://127.0.0.1:${process.env.E2E_PROVIDER_PORT}/google`,
    },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Its failures and the Worker's errors come on stderr, which is shown.
    stdout: 'ignore',
  },
})

/** An empty folder that is gone when the run is: later than any teardown, as the server still writes to it then. */
function storeOfThisRun(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-state-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
