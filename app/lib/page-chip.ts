/** The place in the app bar for the one thing that a page keeps in sight. */
export const PAGE_CHIP_ID = 'page-chip'
