import { cleanText } from '#core/analysis/clean-text.ts'
import type { AnalysisFacts } from '#core/analysis/facts.ts'
import { unsupportedClaims } from '#core/analysis/unsupported.ts'
import { leaksRules } from './prompts/house-rules.ts'

/**
 * Why a model's text must not be shown: it repeats our instructions, exceeds `longest` characters, or makes unsupported
 * claims. Empty for a good text. `subject`: names that the text may refer to without naming them.
 */
export function textProblems(
  text: string,
  facts: AnalysisFacts,
  { longest, subject = [] }: { longest: number; subject?: readonly string[] },
): string[] {
  if (leaksRules(text)) return ['instructions']
  if (text.length > longest) return [`more than ${longest} characters`]
  return unsupportedClaims(text, facts, subject)
}

/** Keeps paragraphs, removes every invisible character. */
export function cleanParagraphs(text: string): string {
  return text
    .split(/\n+/)
    .map((paragraph) => cleanText(paragraph, paragraph.length))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
