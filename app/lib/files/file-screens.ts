import type { ProviderFile } from '#core/provider-file.ts'

/** The upload screen of each provider file, for links when a file was chosen on the wrong screen. */
export const FILE_SCREENS: Record<ProviderFile, { label: string; path: string }> = {
  salaries: { label: 'Choose a game mode', path: '/' },
  standings: { label: 'Open Contest Insights', path: '/contest-insights' },
  history: { label: 'Open Historical Data', path: '/historical-data' },
}
