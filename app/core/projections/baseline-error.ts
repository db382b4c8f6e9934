/**
 * How far a player's score is from the baseline estimate, in points: the root mean square over the playable players of
 * seasons that it was not fitted on.
 */
export const BASELINE_ERROR = 7.6
