import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { colorsWithoutFallback, tooNewNames } from './too-new-names.ts'

const CLIENT = 'build/client'

/** Names in the built scripts that are too new, with the code that checks for them before use. */
const TESTED_FIRST = {
  '.checkVisibility': 'Radix, which else asks for the computed style',
  '.startViewTransition': 'React and React Router, which else change the page without a transition',
  CloseWatcher: 'app/components/ui/back-closes.tsx, which else takes a step back in the history back',
  navigation: 'React, which else does without the Navigation API',
  requestIdleCallback: 'app/lib/turns/when-idle.ts, which else waits 200 ms',
}

/**
 * The features in the built scripts and styles, libraries included, that the oldest supported browsers (docs/browsers.md)
 * lack; one line each.
 */
export function browserProblems() {
  const problems = []
  const used = new Set()
  for (const file of builtFiles()) {
    const source = readFileSync(path.join(CLIENT, file), 'utf8')
    if (file.endsWith('.js')) {
      for (const name of tooNewNames(source)) {
        used.add(name)
        if (!(name in TESTED_FIRST))
          problems.push(`${file}: ${name} is newer than the oldest supported browsers`)
      }
    } else {
      for (const color of colorsWithoutFallback(source))
        problems.push(`${file}: "${color}" has no fall-back in sRGB`)
    }
  }
  for (const name of Object.keys(TESTED_FIRST))
    if (!used.has(name))
      problems.push(`${name} is no longer used, so scripts/lib/built-for-browsers.mjs need not list it`)
  return problems
}

function builtFiles() {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(js|css)$/.test(file))
}
