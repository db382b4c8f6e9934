/**
 * How much the user's own past games say. Below three games a mean says little about the next game and its spread next
 * to nothing, so screens say "too few to say" instead of a figure.
 */
const FEWEST_GAMES = 3

/** The number of games in which the evidence for a pair counts half. A choice: no data here measures it. */
const HALF_OF_PAIR = 10

export function isEnough(games: number): boolean {
  return games >= FEWEST_GAMES
}

/** `1 game: too few to say` */
export function tooFewGames(games: number): string {
  return `${games} ${games === 1 ? 'game' : 'games'}: too few to say`
}

/**
 * The correlation between holding a pair and winning, shrunk towards 0 by the number of games: within one game it is
 * mostly that game's score. Null with too few games, or when it is undefined.
 */
export function shrunkCorrelation(correlation: number | null, games: number): number | null {
  if (correlation === null || !isEnough(games)) return null
  return (correlation * games) / (games + HALF_OF_PAIR)
}
