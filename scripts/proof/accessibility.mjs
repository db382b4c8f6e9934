// Every state of every page in both themes on both screens; npm test shows each state in one theme a screen.
import { execFileSync } from 'node:child_process'

export const title = 'Accessibility'

/** One run after the other, because the operator commands of the second run need the store alone. */
export function run() {
  playwright('--project=desktop', 'accessibility')
  playwright('--project=beside a command', '--no-deps', 'user-management')
}

/** @param {...string} args */
function playwright(...args) {
  execFileSync('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    stdio: 'inherit',
    env: { ...process.env, E2E_ACCESSIBILITY: 'all' },
  })
}
