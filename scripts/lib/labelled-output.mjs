import { createInterface } from 'node:readline'
import { exitCodeOf, launch } from './commands.mjs'

/**
 * Runs a command in parallel with others, with `label` before each line of its output; resolves with its exit code.
 * @param {string} label
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export async function runLabelled(label, command, args, env) {
  const child = launch(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue
    createInterface({ input: output }).on('line', (line) => console.log(`${label.padEnd(10)} | ${line}`))
  }
  return exitCodeOf(child)
}
