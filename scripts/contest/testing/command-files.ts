import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runContest } from '../run.ts'

/** A folder for the files of a test, and the commands in this process. */
export function commandFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'contest-'))
  return {
    remove: () => rmSync(folder, { recursive: true }),
    fileOf: (name: string, text: string): string => {
      const file = path.join(folder, name)
      writeFileSync(file, text)
      return file
    },
  }
}

export async function answerOf(...args: string[]) {
  const { text, bytes, notes, exitCode } = await runContest(args)
  const stdout = bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : text
  return { status: exitCode, stdout, stderr: notes.join('\n') }
}

/** The JSON of a command that succeeds. */
export async function jsonOf<Answer>(...args: string[]): Promise<Answer> {
  const { status, stdout, stderr } = await answerOf(...args, '--json')
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Answer
}
