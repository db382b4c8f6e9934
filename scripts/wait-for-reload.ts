import type { Plugin } from 'vite'

const IMPORT_HELPER = '\0vite/preload-helper.js'
const AS_BUILT = /if \(!(\w+)\.defaultPrevented\) throw (\w+);?/

/**
 * An import whose failure reloads the page (app/lib/page/missing-chunk.ts) never settles. Vite's own gives no module then,
 * so that its reader throws before the page has gone.
 */
export function waitForReload(): Plugin {
  return {
    name: 'wait-for-reload',
    transform(code, id) {
      if (id !== IMPORT_HELPER) return null
      if (!AS_BUILT.test(code))
        throw new Error("Vite's import helper has changed: see scripts/wait-for-reload.ts")
      return {
        code: code.replace(AS_BUILT, 'if ($1.defaultPrevented) return new Promise(() => {}); throw $2;'),
        map: null,
      }
    },
  }
}
