import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Move, startLoopbackOpenAi } from '#workers/testing/loopback-openai.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'

const KEY = 'key-of-the-browser-tests'

/** A second server of the app with an API key and a local, scripted model endpoint. */
export async function serverWithKey() {
  const openAi = await startLoopbackOpenAi()
  const port = await freePort()
  const store = mkdtempSync(path.join(tmpdir(), 'e2e-ai-'))
  const child = spawn('node', ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      STATE_DIR: store,
      ADMIN_PASSWORD: 'unused-admin-password',
      PROXY: 'cloudflare',
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: `${openAi.url}/v1`,
      OPENAI_MODEL: 'loopback-1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await answering(`${url}/api/health`)
  return {
    url,
    async script(...moves: Move[]) {
      await fetch(`${openAi.url}/script/${KEY}`, { method: 'POST', body: JSON.stringify(moves) })
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      openAi.stop()
      rmSync(store, { recursive: true, force: true })
    },
  }
}

async function answering(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
