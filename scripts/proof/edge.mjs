import { once } from 'node:events'
import { startEdgeProxy } from '../lib/edge-proxy.mjs'
import { fillAccount } from '../lib/filled-account.mjs'
import { signInAdmin, withServedApp } from '../lib/served-app.mjs'

export const title =
  'The app behind TLS, HTTP/2 and brotli, with a filled account, for other tools to measure'

/** Until Ctrl-C. */
export async function run() {
  await withServedApp(async ({ base }) => {
    const cookie = await signInAdmin(base)
    await fillAccount(base, cookie)
    const { url } = await startEdgeProxy(base)
    console.log(`${url}\nCookie: ${cookie}`)
    await once(process, 'SIGINT')
  })
}
