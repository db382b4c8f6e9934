/** A text as plain sentences, line by line. */
type Line = string[]

/** An end of a sentence, but not of an initial or of these short forms. */
const SENTENCE_END = /(?<!\b(?:vs|St|No|Jr|Sr|etc|approx|e\.g|i\.e|[A-Z]))[.!?]+["'”’)\]]*\s+/gu

/**
 * The sentences of a model's text, without the marks of headings, lists and emphasis; lines that are headings alone are
 * left out. `names` may contain full stops, which end no sentence.
 */
export function sentencesOf(text: string, names: readonly string[]): Line[] {
  return text
    .split(/\n+/u)
    .filter((line) => !isHeading(line))
    .map((line) => sentencesOfLine(plainLine(line), names))
    .filter((line) => line.length > 0)
}

function isHeading(line: string): boolean {
  return (
    /^\s*#{1,6}\s/u.test(line) ||
    /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/u.test(line) ||
    /^\s*[-=*_]{3,}\s*$/u.test(line)
  )
}

function plainLine(line: string): string {
  return line
    .replace(/^\s*(?:[-*•+>]\s+|\d{1,2}[.)]\s+)+/u, '')
    .replace(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .trim()
}

function sentencesOfLine(line: string, names: readonly string[]): string[] {
  const dotted = names.filter((name) => /[.!?]/u.test(name))
  const spans = dotted.flatMap((name) => spansOf(line, name))
  const sentences: string[] = []
  let start = 0
  for (const { 0: end, index } of line.matchAll(SENTENCE_END)) {
    if (spans.some(([from, to]) => index >= from && index < to - 1)) continue
    sentences.push(line.slice(start, index + end.length).trim())
    start = index + end.length
  }
  return [...sentences, line.slice(start).trim()].filter((sentence) => sentence !== '')
}

/** Where the name stands; its last full stop may also end the sentence. */
function spansOf(line: string, name: string): [number, number][] {
  const spans: [number, number][] = []
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1))
    spans.push([at, at + name.length])
  return spans
}
