import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'

/** The Chromium that measurements use. */
export function launchChromium() {
  return chromium.launch({
    executablePath: execFileSync('sh', ['scripts/ensure-chromium.sh']).toString().trim(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}
