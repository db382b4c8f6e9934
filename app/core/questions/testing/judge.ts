import type { QuestionContext } from '../context.ts'
import { RULES } from './answer-rules.ts'
import { slateOf } from './judged-slate.ts'
import type { OwnPerson } from './own-optimum.ts'

/*
 * Reads an answer sentence by sentence and works out each figure again, from the rows of the slate and by arithmetic of its
 * own. A sentence with a figure that it cannot read counts as wrong.
 */

/** What is wrong with the answer, a text each; empty where every figure is right. `figures`: how many were checked. */
export type Verdict = { wrong: string[]; figures: number }

export function judge(answer: string, context: QuestionContext): Verdict {
  // The lines of a change belong to the sentence above them.
  const text = answer.replace(/\n(?=In: )/g, ' ').replace(/\n(?=(?:Out|Captain): )/g, '; ')
  const slate = slateOf(context)
  const byLength = slate.people.toSorted((a, b) => b.name.length - a.name.length)
  const marked = byLength.reduce((rest, { name }) => {
    const mark = `«${slate.people.findIndex((each) => each.name === name)}»`
    // The full stop of `Higby Jr.` may end the sentence too.
    const atEnd = new RegExp(`${name.replace(/[.]/g, '\\.')}(?=\\s+[A-Z«]|$)`, 'g')
    return (name.endsWith('.') ? rest.replace(atEnd, `${mark}.`) : rest).replaceAll(name, mark)
  }, text)
  const wrong: string[] = []
  let figures = 0
  let subject: OwnPerson | null = null
  for (const sentence of marked.split(/(?<=[.!?])\s+(?=[A-Z«])|(?<=points:)\s+(?=About)/)) {
    const plain = sentence.replace(/«\d+»/g, '')
    const known = RULES.find(([pattern]) => pattern.test(sentence))
    if (!known) {
      if (/\d/.test(plain)) wrong.push(`unread: ${sentence}`)
      continue
    }
    const groups = known[0].exec(sentence)!.slice(1)
    const first = /«(\d+)»/.exec(sentence)
    if (first) subject = slate.people[Number(first[1])]!
    figures += (plain.match(/\d[\d,.]*/g) ?? []).length
    const complaint = known[1](groups, slate, subject)
    if (complaint !== null) wrong.push(`${complaint}: ${sentence}`)
  }
  return { wrong, figures }
}
