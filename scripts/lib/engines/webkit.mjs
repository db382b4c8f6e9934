import { endGroup, launch } from '../commands.mjs'
import { freePort } from '../free-port.mjs'
import { until } from './waiting.mjs'

/** @import { Engine } from './page.mjs' */

/**
 * Opens WebKitGTK's MiniBrowser on a virtual screen and drives it by WebDriver.
 * @param {{ driver: string, browser: string }} commands
 * @returns {Promise<Engine>}
 */
export async function openWebKit({ driver, browser: binary }) {
  const port = await freePort()
  const display = `:${port}`
  const screen = launch('Xvfb', [display, '-screen', '0', '1280x800x24'], { stdio: 'ignore' })
  const server = launch(driver, ['-p', String(port)], { stdio: 'ignore', env: { DISPLAY: display } })
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const capabilities = { alwaysMatch: options }
  const base = `http://127.0.0.1:${port}/session`
  const { sessionId, capabilities: got } = await until(() => ask('POST', base, { capabilities }))
  const session = `${base}/${sessionId}`
  return {
    version: `WebKitGTK ${got.browserVersion}`,
    open: (url) => ask('POST', `${session}/url`, { url }),
    back: () => ask('POST', `${session}/back`, {}),
    async evaluate(expression) {
      const text = await ask('POST', `${session}/execute/sync`, {
        script: `return JSON.stringify(${expression})`,
        args: [],
      })
      return text === null ? undefined : JSON.parse(text)
    },
    async close() {
      await ask('DELETE', session)
      for (const child of [server, screen]) endGroup(child)
    },
  }
}

/**
 * A WebDriver command; rejects with the driver's message.
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} url
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<any>}
 */
async function ask(method, url, body) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
