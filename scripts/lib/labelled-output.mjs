import { createInterface } from 'node:readline'
import { exitCodeOf, launch } from './commands.mjs'

/** Runs a command beside others, each line that it prints marked with `label`; resolves with its exit code. */
export async function runLabelled(label, command, args, env) {
  const child = launch(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => console.log(`${label.padEnd(10)} | ${line}`))
  }
  return exitCodeOf(child)
}
