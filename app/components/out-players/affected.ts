/** A person that lineups hold and no build uses. */
export type OutPerson = {
  /** `personKey` */
  key: string
  name: string
  /**
   * `gone`: the file does not list the person. `excluded`: nothing but the user's choice says so. `replaced`: plays, and the
   * user asks for others instead.
   */
  why: 'out' | 'excluded' | 'gone' | 'replaced'
}

/** The lineups of a list or set that hold a player who is out, by their places, and those players. */
export type Affected = { places: readonly number[]; people: readonly OutPerson[] }
