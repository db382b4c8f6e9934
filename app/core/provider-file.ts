/** The files of a provider that are read here. */
export const PROVIDER_FILES = ['salaries', 'standings', 'history'] as const
export type ProviderFile = (typeof PROVIDER_FILES)[number]
