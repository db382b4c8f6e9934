// The tests that try a share of their generated cases in `npm test`, with all cases.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { testFiles } from '../lib/test-files.mjs'

export const title = 'Every generated case'

/** @param {string[]} words parts of file names; without them every such file */
export function run(words) {
  const { unit, api, workers } = testFiles()
  const files = [...unit, ...api, ...workers].filter((file) =>
    /inject\('isThorough'\)|import \{ share \}/.test(readFileSync(file, 'utf8')),
  )
  const chosen = words.length > 0 ? words : files
  execFileSync('vitest', ['run', '--project', 'unit', '--project', 'workers', ...chosen], {
    stdio: 'inherit',
    env: { ...process.env, THOROUGH: 'yes' },
  })
}
