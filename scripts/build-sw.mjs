// After the app's build: bundles the service worker into build/client/sw.js with the list of what it keeps.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { OFFLINE_PAGES, offlineCopyOf } from '../app/service-worker/offline-pages.ts'
import { SCRIPT_TARGET } from './lib/browser-targets.ts'

const CLIENT = 'build/client'
/** Not precached: server configuration, the worker itself, and screenshots of the manifest. */
const LEFT_OUT = /^(\.|_headers$|sw\.js$|screenshots\/)/
const HASHED = /^assets\//

const files = builtFiles().map((file) => ({
  url: `/${file}`,
  revision: HASHED.test(file) ? null : hashOf(file),
}))
// The offline pages are made of the files above, so they change when any of those does.
const version = digest(JSON.stringify(files))
const pages = OFFLINE_PAGES.map((page) => ({ url: offlineCopyOf(page), revision: version }))

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: {
    PRECACHED: JSON.stringify([...files, ...pages]),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: CLIENT,
    target: SCRIPT_TARGET,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'app/service-worker/worker.ts',
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
})

function builtFiles() {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(CLIENT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
}

/** @param {string} file */
function hashOf(file) {
  return digest(readFileSync(path.join(CLIENT, file)))
}

/** @param {string | Buffer} content */
function digest(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
