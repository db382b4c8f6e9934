import { AppError } from '#core/result.ts'
import { AUTOPSY } from './autopsy-command.ts'
import { BUILD } from './build-command.ts'
import { type Command, CommandError, type Output } from './command.ts'
import { ENTRIES } from './entries-command.ts'
import { FIELD } from './field-command.ts'
import { PORTFOLIO } from './portfolio-command.ts'
import { REPAIR } from './repair-command.ts'
import { SIM } from './sim-command.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  build: BUILD,
  field: FIELD,
  sim: SIM,
  portfolio: PORTFOLIO,
  entries: ENTRIES,
  repair: REPAIR,
  autopsy: AUTOPSY,
}
const NAMES = Object.keys(COMMANDS).join(', ')

const USAGE = `npm run -s contest -- COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

\`npm run -s contest -- COMMAND --help\` lists the options of a command.`

/** What the command of these arguments answers. A mistake in the command is exit code 2, another reason for no answer 1. */
export async function runContest([name, ...args]: string[]): Promise<Output> {
  if (name === '--help' || name === '-h') return said(USAGE)
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : null
  if (!command) {
    const what = name === undefined ? 'A command is missing' : `There is no command "${name}"`
    return failed(2, `${what}. The commands: ${NAMES}.`)
  }
  if (args.includes('--help') || args.includes('-h')) return said(command.usage)
  try {
    const output = await command.run(args)
    return { ...output, notes: output.notes.map(printable) }
  } catch (error) {
    if (error instanceof CommandError) return failed(error.exitCode, error.message)
    if (error instanceof AppError) return failed(1, error.message)
    throw error
  }
}

function said(text: string): Output {
  return { text: `${text}\n`, notes: [], exitCode: 0 }
}

function failed(exitCode: number, message: string): Output {
  return { text: '', notes: [printable(message)], exitCode }
}

/** Notes quote files of other people: without control characters, which a terminal would obey. */
function printable(note: string): string {
  return note.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '\ufffd')
}
