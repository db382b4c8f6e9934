import type { AnalysisFacts } from '../facts/facts.ts'
import { checkedText } from '../model-texts/unsupported.ts'

/** All unsupported claims of a text; empty means that every sentence is supported. */
export function unsupportedClaims(
  text: string,
  facts: AnalysisFacts,
  subject: readonly string[] = [],
): string[] {
  const { refused } = checkedText(text, facts, subject)
  return [...new Set(refused.flatMap(({ claims }) => claims))]
}
