/**
 * Figures of a contest that its name may not say. They stand apart from contest-settings.ts, so that a screen that only checks
 * stored settings does not load the payout tables.
 */
export const ASSUMED_FIGURES = ['kind', 'feeCents', 'size', 'maxEntries', 'ticketCents'] as const
export type AssumedFigure = (typeof ASSUMED_FIGURES)[number]
