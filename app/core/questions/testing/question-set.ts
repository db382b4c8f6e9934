import { readFileSync } from 'node:fs'
import type { QuestionKind } from '../question.ts'

/** A typed question, the kinds of which one answers it, and the people it is about. */
export type TypedQuestion = { slate: string; kinds: QuestionKind[]; people: string[]; text: string }

/** `slate | kind/kind | name, name | question`, a line each; `-` for nobody, `#` begins a comment. */
export function questionSet(name: 'seen' | 'held-out'): TypedQuestion[] {
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
