import { type Theme, useTheme } from '#app/lib/theme.ts'

/** `--background` of app.css as hex, which every browser accepts in `theme-color`. */
const FRAME_COLORS: Record<Theme, string> = { dark: '#0d0e10', light: '#f6f7f8' }

/** Sets the colour of the browser's toolbar to that of the chosen theme. */
export function ThemeColor() {
  return <meta name="theme-color" content={FRAME_COLORS[useTheme()]} />
}
