import { rmSync } from 'node:fs'

/** Removes the store that the run's server wrote to. */
export default function removeState() {
  if (process.env.E2E_STATE_DIR) rmSync(process.env.E2E_STATE_DIR, { recursive: true, force: true })
}
