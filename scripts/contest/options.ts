import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { messageOf } from '../lib/errors.mjs'
import { CommandError } from './command.ts'

/* Reads the options of a command; a mistake is a sentence and exit code 2. */

export function readOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values
  } catch (error) {
    // `Unknown option '--x'. To specify a positional argument ...`
    throw new CommandError(2, `${messageOf(error).split(/\.(?: |$)/)[0]}. See --help.`)
  }
}

/** A whole or decimal number of that range; absent: `fallback`. */
export function numberOption<Fallback>(
  name: string,
  text: string | undefined,
  { min, max, isWhole }: { min: number; max: number; isWhole: boolean },
  fallback: Fallback,
): number | Fallback {
  if (text === undefined) return fallback
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max && (!isWhole || Number.isInteger(number))) return number
  throw new CommandError(
    2,
    `--${name} must be a ${isWhole ? 'whole number' : 'number'} from ${min} to ${max}, not "${text}".`,
  )
}

export function choiceOption<Choice extends string, Fallback>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
  fallback: Fallback,
): Choice | Fallback {
  if (text === undefined) return fallback
  const choice = choices.find((each) => each === text)
  if (choice !== undefined) return choice
  throw new CommandError(2, `--${name} must be one of ${choices.join(', ')}, not "${text}".`)
}
