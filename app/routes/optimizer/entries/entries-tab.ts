/** The parts of the Entries side; a phone shows one, a wider screen has the pool beside them. */
export type EntriesTab = 'players' | 'lineups' | 'rules' | 'exposure' | 'charts' | 'file' | 'compare'
