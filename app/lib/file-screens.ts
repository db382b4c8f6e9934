import type { ProviderFile } from '#core/files/provider-file.ts'

/** The screen that takes each of the provider's files: where a file goes that was chosen on another screen. */
export const FILE_SCREENS: Record<ProviderFile, { label: string; path: string }> = {
  salaries: { label: 'Choose a game mode', path: '/' },
  standings: { label: 'Open Contest Insights', path: '/contest-insights' },
  history: { label: 'Open Historical Data', path: '/historical-data' },
}
