import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { unstable_getVarsForDev as varsSeenByPreview } from 'wrangler'

const folder = mkdtempSync(path.join(tmpdir(), 'worker-vars-'))
afterEach(() => rmSync(folder, { recursive: true }))

test('the environment overrules .dev.vars, an empty value too, and every value arrives as it was', () => {
  const ownFile = 'OPENAI_MODEL=of-the-file\nOPENAI_API_KEY=of-the-file\nOWN="two words"\n'
  writeFileSync(
    path.join(folder, '.dev.vars.example'),
    'OPENAI_MODEL=\nOPENAI_API_KEY=\nADMIN_PASSWORD=\nACCESS_AUD=\n',
  )
  writeFileSync(path.join(folder, '.dev.vars'), ownFile)

  handOver({ OPENAI_API_KEY: '', ADMIN_PASSWORD: `it's #1 "of" \\n $HOME`, UNKNOWN: 'not for the Worker' })

  expect(handedOver()).toEqual({
    OPENAI_MODEL: 'of-the-file',
    OPENAI_API_KEY: '',
    ADMIN_PASSWORD: `it's #1 "of" \\n $HOME`,
    OWN: 'two words',
  })
  expect(readFileSync(path.join(folder, '.dev.vars'), 'utf8')).toBe(ownFile)
})

function handOver(env: Record<string, string>) {
  mkdirSync(path.join(folder, 'build/server'), { recursive: true })
  const script = `import { handToBuiltWorker, workerVars } from ${JSON.stringify(new URL('./worker-vars.mjs', import.meta.url).href)}
    handToBuiltWorker(workerVars())`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
  })
}

function handedOver() {
  const bindings = varsSeenByPreview(
    path.join(folder, 'build/server/wrangler.json'),
    undefined,
    {},
    undefined,
    true,
  )
  return Object.fromEntries(
    Object.entries(bindings).map(([name, binding]) => [name, 'value' in binding && binding.value]),
  )
}
