import { readFileSync } from 'node:fs'
import { codeOf } from '../lib/errors.mjs'

/** A command of `npm run contest`. */
export type Command = {
  /** One line for the list of commands. */
  summary: string
  usage: string
  run: (args: string[]) => Promise<Output>
}

/** `text` goes to stdout, or `bytes` where they need not be text; each note is a line on stderr. */
export type Output = { text: string; bytes?: Uint8Array; notes: string[]; exitCode: number }

/** Why there is no answer, as a sentence: 2 for a mistake in the command itself, else 1. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2

  constructor(exitCode: 1 | 2, message: string) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCode
  }
}

/** The text of a file that the user named. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') throw new CommandError(1, `There is no file ${path}.`)
    if (code === 'EISDIR') throw new CommandError(1, `${path} is a folder, not a file.`)
    throw new CommandError(1, `${path} can't be read (${code}).`)
  }
}
