import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { endGroup, launch } from '../commands.mjs'
import { freePort } from '../free-port.mjs'
import { connect } from './connection.mjs'
import { temporaryFolder, until } from './waiting.mjs'

/** @import { Engine } from './page.mjs' */

/** The package that contains a headless Chromium of each version. */
const PACKAGE = '@sparticuz/chromium'

/**
 * Opens the installed Chromium, or an old one unpacked from npm into the temporary folder, and drives it by its DevTools
 * protocol.
 * @param {string} [packageVersion] of the old one
 * @returns {Promise<Engine>}
 */
export async function openChromium(packageVersion) {
  const command = packageVersion === undefined ? installedChromium() : unpackedChromium(packageVersion)
  const port = await freePort()
  const browser = launch(
    command,
    [
      '--headless',
      '--no-sandbox',
      // The old ones are built for small machines.
      ...(packageVersion === undefined ? [] : ['--no-zygote', '--single-process']),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--window-size=1280,800',
      `--user-data-dir=${temporaryFolder('chromium-profile-')}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const [page] = await until(async () => (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
  const { send, close } = await connect(page.webSocketDebuggerUrl)
  const { product } = await send('Browser.getVersion')
  return {
    version: product.replace('HeadlessChrome/', 'Chromium '),
    open: (url) => send('Page.navigate', { url }),
    async back() {
      const { currentIndex, entries } = await send('Page.getNavigationHistory')
      await send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1].id })
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    async close() {
      close()
      endGroup(browser)
    },
  }
}

function installedChromium() {
  return execFileSync('sh', ['scripts/ensure-chromium.sh'], { encoding: 'utf8' }).trim()
}

/** @param {string} version */
function unpackedChromium(version) {
  const folder = path.join(tmpdir(), `chromium-${version}`)
  const command = path.join(folder, 'chromium')
  if (existsSync(command)) return command
  console.error(`Unpacking ${PACKAGE}@${version} of npm into ${folder}`)
  mkdirSync(folder, { recursive: true })
  const pack = ['pack', '--silent', '--pack-destination', folder, `${PACKAGE}@${version}`]
  const archive = execFileSync('npm', pack, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  execFileSync('tar', ['xzf', path.join(folder, archive), '-C', folder])
  const packed = path.join(folder, 'package/bin')
  writeFileSync(`${command}.part`, brotliDecompressSync(readFileSync(path.join(packed, 'chromium.br'))), {
    mode: 0o755,
  })
  renameSync(`${command}.part`, command)
  return command
}
