import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import { knownNames } from '#core/analysis/model-texts/names-in-text.ts'
import { checkedText, sentenceCheck } from '#core/analysis/model-texts/unsupported.ts'
import { cleanText } from '#core/text/clean-text.ts'
import { leaksRules } from './prompts/house-rules.ts'
import { supportedStream } from './supported-stream.ts'

/** What of a model's text may be shown, null where that is too little, and the claims of the rest. */
type UsablePart = { text: string | null; problems: string[] }

/**
 * The sentences of a model's text that the facts support. Nothing is usable of a text that repeats our instructions,
 * exceeds `longest` characters, or has more refused sentences than supported ones. `subject`: names that the text may
 * refer to without naming them.
 */
export function usablePart(
  written: string,
  facts: AnalysisFacts,
  { longest, subject = [] }: { longest: number; subject?: readonly string[] },
): UsablePart {
  if (leaksRules(written)) return { text: null, problems: ['instructions'] }
  if (written.length > longest) return { text: null, problems: [`more than ${longest} characters`] }
  const { text, kept, refused } = checkedText(written, facts, subject)
  const problems = [...new Set(refused.flatMap(({ claims }) => claims))]
  return { text: kept > 0 && kept >= refused.length ? cleanParagraphs(text) : null, problems }
}

/** Passes the supported sentences of a growing text on. */
export function streamSupported(
  facts: AnalysisFacts,
  onText: (text: string) => void,
): (soFar: string) => void {
  const claimsOf = sentenceCheck(facts)
  const isShown = (sentence: string) => claimsOf(sentence).length === 0 && !leaksRules(sentence)
  return supportedStream(isShown, knownNames(facts), onText)
}

/** Keeps paragraphs, removes every invisible character. */
function cleanParagraphs(text: string): string {
  return text
    .split(/\n+/)
    .map((paragraph) => cleanText(paragraph, paragraph.length))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
