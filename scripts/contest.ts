// `npm run -s contest -- COMMAND ...`: contests from the command line, by the engine of the app (scripts/contest/run.ts).
// The answer goes to stdout, notes and errors to stderr.
import { runContest } from './contest/run.ts'

// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const { text, bytes, notes, exitCode } = await runContest(process.argv.slice(2))
for (const note of notes) console.error(note)
process.stdout.write(bytes ?? text)
process.exitCode = exitCode
