import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'worker-vars-'))
afterEach(() => rmSync(folder, { recursive: true }))

test('the environment overrides .dev.vars, also with an empty value; unknown names are ignored', () => {
  writeFileSync(
    path.join(folder, '.dev.vars.example'),
    'OPENAI_MODEL=\nOPENAI_API_KEY=\nADMIN_PASSWORD=\nACCESS_AUD=\n',
  )
  writeFileSync(
    path.join(folder, '.dev.vars'),
    'OPENAI_MODEL=of-the-file\nOPENAI_API_KEY=of-the-file\nOWN="two words"\n',
  )
  const env = {
    OPENAI_API_KEY: '',
    ADMIN_PASSWORD: `it's #1 \`of\` "all" \\n $HOME\nand more`,
    UNKNOWN: 'not for the Worker',
  }
  expect(varsWith(env)).toEqual({
    OPENAI_MODEL: 'of-the-file',
    OPENAI_API_KEY: '',
    ADMIN_PASSWORD: env.ADMIN_PASSWORD,
    OWN: 'two words',
  })
})

/** In its own process, because the variables depend on a process's folder and environment. */
function varsWith(env: Record<string, string>) {
  const script = `import { workerVars } from ${JSON.stringify(new URL('./worker-vars.mjs', import.meta.url).href)}
    console.log(JSON.stringify(workerVars()))`
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  })
  return JSON.parse(told)
}
