import type OpenAI from 'openai'
import type { Source } from '#contract/insights.ts'
import { EngineFailure } from './failure.ts'
import { cleanSources } from './research.ts'

/** A completed answer: its text, the pages it cites, and the number of web searches made. */
export type Completion = { text: string; sources: Source[]; searchesMade: number }

/** Validates every field of the response, because a compatible server may send anything. */
export function completionOf(response: OpenAI.Responses.Response): Completion {
  if (!Array.isArray(response?.output)) throw new EngineFailure('unusable', 'no output')
  if (response.status === 'incomplete') throw new EngineFailure('unusable', 'incomplete')
  if (response.status === 'failed') throw new EngineFailure('unavailable', 'failed')
  const parts = response.output.flatMap((item) =>
    item?.type === 'message' && Array.isArray(item.content) ? item.content : [],
  )
  if (parts.some((part) => part?.type === 'refusal')) throw new EngineFailure('refused')
  const texts = parts.filter((part) => part?.type === 'output_text' && typeof part.text === 'string')
  const text = texts.map((part) => (part.type === 'output_text' ? part.text : '')).join('')
  if (text.trim() === '') throw new EngineFailure('unusable', 'empty')
  const cited = texts.flatMap((part) => (part.type === 'output_text' ? (part.annotations ?? []) : []))
  const searches = response.output.filter((item) => item?.type === 'web_search_call')
  return {
    text,
    sources: cleanSources([...cited, ...searches.flatMap(searchedPages)] as {
      url?: unknown
      title?: unknown
    }[]),
    searchesMade: searches.length,
  }
}

function searchedPages(item: object): object[] {
  const sources = (item as { action?: { sources?: unknown } }).action?.sources
  return Array.isArray(sources) ? sources : []
}
