import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { defineConfig, devices } from '@playwright/test'
import { CLIENT } from '#workers/testing/loopback-provider.ts'
import { freePort } from '../scripts/lib/free-port.mjs'
import { ADMIN_TEMPORARY_PASSWORD } from './support/accounts.ts'

// Playwright loads this file in each of its processes, which inherit the environment set here.
process.env.E2E_CHROMIUM ??= installedChromium('--without-windows')
process.env.CHROMIUM ??= installedChromium()
process.env.E2E_STATE_DIR ??= storeOfThisRun()
process.env.E2E_COMMAND_STATE_DIR ??= storeOfThisRun()
process.env.E2E_COMMAND_PORT ??= String(await freePort())
process.env.E2E_PROVIDER_PORT ??= '8791'

const port = process.env.E2E_PORT ?? '8790'
const baseURL = `http://localhost:${port}`
const besideACommandURL = `http://localhost:${process.env.E2E_COMMAND_PORT}`

// Every variable of the Worker, empty: a developer's own keys stay out of the tests.
const emptyKeys = parseEnv(readFileSync('.dev.vars.example', 'utf8'))

/**
 * These specs run the operator command, which opens the local store beside the server. Two processes that write at the
 * same time make one fail, so they have a server and a store of their own, and run one after another.
 */
const BESIDE_A_COMMAND = /(accounts|authorization|user-management)\.spec\.ts$/

/** Specs and single tests of what is rare: `npm test -- situations` runs them, and `npm test` alone does not. */
const SITUATIONS = /\bsituations\/|@rare\b/

const desktop = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    // Without these flags Chromium requests Google's hosts, which fails without network.
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}

function servedBy(url: string, store: string | undefined) {
  return {
    command: 'npm start',
    cwd: '..',
    url: `${url}/api/health`,
    env: {
      ...emptyKeys,
      PORT: new URL(url).port,
      STATE_DIR: store ?? '',
      ADMIN_PASSWORD: ADMIN_TEMPORARY_PASSWORD,
      // Each test has an address of its own (support/test.ts).
      PROXY: 'cloudflare',
      // oauth.spec.ts starts the provider there.
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_BASE_URL: `http://127.0.0.1:${process.env.E2E_PROVIDER_PORT}/google`,
    },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    // Errors are written to stderr, which is shown.
    stdout: 'ignore' as const,
  }
}

/** Browser tests against the built app, served by `npm start` with an empty store. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One more than two cores: a test also waits for the server and for timers.
  workers: 1 + Math.min(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // No retries: an occasional failure is a defect and must be visible.
  retries: 0,
  // A long timeout, because the machine may be busy.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    // A control that is not there fails the test by its name, long before the test's own time is over.
    actionTimeout: 120_000,
    baseURL,
    // Animations took a tenth of the processor time. The spec about focus watches them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs as much as the test: `npx playwright test --trace retain-on-failure` where a picture is not enough.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Allowed only in offline.spec.ts: a service worker loads every file and hides requests from the test.
    serviceWorkers: 'block',
  },
  projects: [
    // First, because one worker at a time runs it.
    {
      name: 'beside a command',
      use: { ...desktop, baseURL: besideACommandURL },
      testMatch: BESIDE_A_COMMAND,
      grepInvert: SITUATIONS,
      workers: 1,
    },
    {
      name: 'situations beside a command',
      use: { ...desktop, baseURL: besideACommandURL },
      testMatch: BESIDE_A_COMMAND,
      grep: SITUATIONS,
      workers: 1,
    },
    { name: 'desktop', use: desktop, testIgnore: BESIDE_A_COMMAND, grepInvert: SITUATIONS },
    { name: 'situations', use: desktop, testIgnore: BESIDE_A_COMMAND, grep: SITUATIONS },
  ],
  // Started one after another, so only the first one builds the app.
  webServer: [
    servedBy(baseURL, process.env.E2E_STATE_DIR),
    servedBy(besideACommandURL, process.env.E2E_COMMAND_STATE_DIR),
  ],
})

/** The path of a Chromium: one with windows, which installs apps, or the other kind. A path in CHROMIUM counts for both. */
function installedChromium(...options: string[]): string {
  const command = ['scripts/ensure-chromium.sh', ...options]
  return execFileSync('sh', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
}

/** An empty folder, deleted on process exit; a teardown would be too early, as the server still writes to it. */
function storeOfThisRun(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-state-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
