import type { Source } from '#contract/insights.ts'
import { foreignNumerals, numbersIn } from '#core/analysis/model-texts/numbers-in-text.ts'
import { cleanText } from '#core/text/clean-text.ts'
import { MOST_CALLS, type Research, type ResearchTask } from './analyst.ts'
import { complete, type OpenAiSettings } from './openai-client.ts'
import { leaksRules } from './prompts/house-rules.ts'
import { ResearchAnswer, researchPrompt } from './prompts/research.ts'
import { type Finding, figuresInRange, type ResearchSubject } from './research.ts'
import { readStructured, structured } from './structured.ts'

const SMALLEST_BATCH = 15
const LONGEST_NOTE = 300

/**
 * Asks about the subjects in as many batches as calls are allowed. A failed batch ends the search; earlier findings are
 * kept. Throws only when there are no findings at all.
 */
export async function researchPeople(
  settings: OpenAiSettings,
  people: readonly ResearchSubject[],
  task: ResearchTask,
): Promise<Research> {
  const format = structured(ResearchAnswer, 'player_research')
  const size = Math.max(SMALLEST_BATCH, Math.ceil(people.length / MOST_CALLS))
  const research: Research = { findings: [], sources: [], searchesMade: 0 }
  for (let start = 0; start < people.length && task.calls.left > 0; start += size) {
    const batch = people.slice(start, start + size)
    try {
      const prompt = { ...researchPrompt(batch, task.enableWebSearch), format }
      const { text, sources, searchesMade } = await complete(settings, prompt, {
        signal: task.signal,
        calls: task.calls,
      })
      research.findings.push(...findingsOf(readStructured(ResearchAnswer, text), batch, sources))
      research.sources.push(...sources)
      research.searchesMade += searchesMade
    } catch (error) {
      if (research.findings.length === 0) throw error
      break
    }
    task.onProgress?.(Math.min(start + size, people.length))
  }
  return research
}

type Row = ResearchAnswer['players'][number]

/** One finding per subject, by the keys of the batch; rows about anyone else are dropped. */
function findingsOf(
  answer: ResearchAnswer,
  batch: readonly ResearchSubject[],
  pages: readonly Source[],
): Finding[] {
  return batch.flatMap(({ key, player }, place) => {
    const row = answer.players.find(({ playerKey }) => playerKey === `p${place + 1}`)
    return row ? [findingOf(row, key, player.name, pages)] : []
  })
}

/** An injury status or a note is kept only with a source page that the model really visited. */
function findingOf(row: Row, key: string, name: string, pages: readonly Source[]): Finding {
  const figures = figuresInRange(row)
  const cited = new Set(row.sources.map((url) => URL.parse(url)?.href))
  const sources = pages.filter(({ url }) => cited.has(url))
  const isSourced = sources.length > 0
  return {
    key,
    figures,
    injuryStatus: isSourced ? row.injuryStatus : null,
    note:
      isSourced && row.note !== null && isSupported(row.note, name, figures)
        ? cleanText(row.note, LONGEST_NOTE)
        : null,
    sources,
  }
}

/** A note may only state figures of its own finding. */
function isSupported(note: string, name: string, figures: Finding['figures']): boolean {
  const text = note.replaceAll(name, ' ')
  const known = Object.values(figures)
  return (
    note.length <= LONGEST_NOTE &&
    !leaksRules(note) &&
    foreignNumerals(text).length === 0 &&
    numbersIn(text).every(({ value, halfStep }) =>
      known.some((figure) => figure != null && Math.abs(figure - value) <= halfStep),
    )
  )
}
