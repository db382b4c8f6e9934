/** SHA-256 of the scores of 1,000 games of `madeGame` with seed 2026. Another number means: saved seeds show other games. */
export const DRAWN_GAMES_SHA256 = '32a0549a583d1295ae9befefbe4d3a30dd317863e6ac67bee6d2dd4f69c86a8f'
