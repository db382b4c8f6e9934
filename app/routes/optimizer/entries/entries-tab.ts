/** The parts of the Entries side, of which a phone shows one. */
export type EntriesTab = 'players' | 'lineups' | 'rules' | 'exposure'
