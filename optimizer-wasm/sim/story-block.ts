import type { StoryModel } from '#core/games/game-story.ts'

/**
 * The story model as `assembly/story.ts` reads it, 32 bits each: what all people, those who score by passes and running
 * backs are expected to score, the number of popular people; by person the side; by person all bits or none, for those who score by
 * passes, then for running backs; by popular person index and bar.
 */
export function storyBlock({ script, popular, bars }: StoryModel): Int32Array {
  const { sides, kinds, expected } = script
  return Int32Array.from([
    expected.all,
    expected.pass,
    expected.run,
    popular.length,
    ...sides,
    ...Array.from(kinds, (kind) => (kind === 1 ? -1 : 0)),
    ...Array.from(kinds, (kind) => (kind === -1 ? -1 : 0)),
    ...Array.from(popular, (person, index) => [person, bars[index]!]).flat(),
  ])
}
