import { CommandError } from './command.ts'

/** The answer of an engine. What it refuses as too large ends the command with its reason. */
export function askedEngine<Answer>(ask: () => Answer): Answer {
  try {
    return ask()
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(1, `${error.message}.`)
    throw error
  }
}
