import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { scriptModelOf, scriptOf, scriptsOf, scriptWords } from '#core/games/game-script.ts'

/** How the entries do in games of one script: who leads, by pass or run, high or low. */
export type ScriptCoverage = {
  script: number
  /** Such as `KC ahead`, `pass`, `high`. */
  words: string[]
  /** Of all games the share that are of this script, and of those the share in which an entry finishes in the top 1%. */
  games: number
  covered: number
}

/**
 * By script of the pool, the most covered one first; where no entry finishes in the top 1% in any game, `covered` is 0.
 * @param scores of all people in 1/100 point, game after game.
 * @param top1 by game, 1 where an entry finishes in the top 1%.
 */
export function scriptCoverage(
  pool: Pick<ContestPool, 'people'>,
  scores: Int32Array,
  top1: Uint8Array,
): ScriptCoverage[] {
  const model = scriptModelOf(pool)
  const people = pool.people.length
  const games = new Map<number, number>()
  const covered = new Map<number, number>()
  for (let game = 0; game < top1.length; game++) {
    const script = scriptOf(scores.subarray(game * people, (game + 1) * people), model)
    games.set(script, (games.get(script) ?? 0) + 1)
    covered.set(script, (covered.get(script) ?? 0) + top1[game]!)
  }
  return scriptsOf(model)
    .map((script) => {
      const ofScript = games.get(script) ?? 0
      return {
        script,
        words: scriptWords(script, model),
        games: ofScript / top1.length,
        covered: ofScript > 0 ? covered.get(script)! / ofScript : 0,
      }
    })
    .sort((a, b) => b.covered - a.covered || a.script - b.script)
}
