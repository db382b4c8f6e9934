import { useSyncExternalStore } from 'react'
import { subscribers } from './subscribers.ts'
import { afterPress } from './turns/after-press.ts'

export type Theme = 'dark' | 'light'

const STORAGE_KEY = 'theme'
const { subscribe, publish } = subscribers()
/** The theme chosen in this visit; the page follows after the paint. */
let chosen: Theme | null = null

/**
 * Runs in the head before the first paint, so that a stored light theme does not flash dark.
 * Plain script text: it is inlined with the page's nonce.
 */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='light'){document.documentElement.classList.replace('dark','light')}}catch{}`

/** The current theme; dark on the server and if none is stored. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark')
}

/** The control of the theme shows the choice at once. The page follows a frame later: every element is styled anew. */
export function setTheme(theme: Theme): void {
  chosen = theme
  afterPress(() => {
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(theme)
  })
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage may be blocked; the choice then lasts until a reload.
  }
  publish()
}

function currentTheme(): Theme {
  return chosen ?? (document.documentElement.classList.contains('light') ? 'light' : 'dark')
}
