import { endGroup, launch } from '../commands.mjs'
import { messageOf } from '../errors.mjs'
import { freePort } from '../free-port.mjs'
import { connect } from './connection.mjs'
import { temporaryFolder, until } from './waiting.mjs'

/** @import { Engine } from './page.mjs' */

/**
 * Opens Debian's Firefox without a window and drives it by its built-in WebDriver BiDi.
 * @param {string} command
 * @returns {Promise<Engine>}
 */
export async function openFirefox(command) {
  const port = await freePort()
  const profile = temporaryFolder('firefox-profile-')
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`]
  const browser = launch(command, args, { stdio: 'ignore' })
  const { send, close } = await until(() => connect(`ws://127.0.0.1:${port}/session`))
  const { capabilities } = await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree')
  const { context } = contexts[0]
  /** @param {string} url */
  const navigate = (url) => send('browsingContext.navigate', { context, url, wait: 'complete' })
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    // A load soon after the service worker was installed is at times reported as broken off; the next one is not.
    open: (url) =>
      navigate(url).catch((error) => {
        if (messageOf(error).includes('NS_BINDING_ABORTED')) return navigate(url)
        throw error
      }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(expression) {
      const answer = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.type === 'undefined' ? undefined : JSON.parse(answer.result.value)
    },
    async close() {
      close()
      endGroup(browser)
    },
  }
}
