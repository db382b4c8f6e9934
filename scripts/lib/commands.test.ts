import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const COMMANDS = JSON.stringify(new URL('./commands.mjs', import.meta.url).href)

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, sent again and again, ends the children of children too',
  async (signal) => {
    const script = `import { exitCodeOf, launch } from ${COMMANDS}
    await exitCodeOf(launch('sh', ['-c', 'sleep 600 & echo started; wait']))`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(parent.stdout, 'data')
    // Every process holds this pipe, so it closes when the last one ends, maybe before the last signal is sent.
    const closed = once(parent, 'close')

    for (let times = 0; times < 50; times++) {
      parent.kill(signal)
      await new Promise(setImmediate)
    }

    await closed
    expect(parent).not.toMatchObject({ exitCode: null, signalCode: null })
  },
)
