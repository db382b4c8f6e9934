import { type Theme, useTheme } from '#app/lib/theme.ts'

/** `--background` of app.css in the form that every browser's own frame understands. */
const FRAME_COLORS: Record<Theme, string> = { dark: '#0d0e10', light: '#f6f7f8' }

/** Colours the browser's frame like the page; a chosen theme counts, not the system's. */
export function ThemeColor() {
  return <meta name="theme-color" content={FRAME_COLORS[useTheme()]} />
}
