import { readFileSync } from 'node:fs'
import type { QuestionKind } from '../question.ts'

/** A typed question, the kinds that answer it (any of them), and the people it is about. */
export type TypedQuestion = { slate: string; kinds: QuestionKind[]; people: string[]; text: string }

/** `slate | kind/kind | name, name | question`, a line each; `-` where it names no player, `#` begins a comment. */
export function questionSet(name: 'seen' | 'held-out' | 'added' | 'figures'): TypedQuestion[] {
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [slate = '', kinds = '', people = '', ...text] = line.split(' | ')
      return {
        slate,
        kinds: kinds.split('/') as QuestionKind[],
        people: people === '-' ? [] : people.split(', '),
        text: text.join(' | '),
      }
    })
}
