// Every state of every page in both themes on both screens; npm test has axe look at each state once.
import { execFileSync } from 'node:child_process'

export const title = 'Accessibility'

export function run() {
  playwright('--project=situations', 'accessibility')
  playwright('--project=beside a command', 'user-management')
}

/** @param {...string} args */
function playwright(...args) {
  execFileSync('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    stdio: 'inherit',
    env: { ...process.env, E2E_ACCESSIBILITY: 'all' },
  })
}
