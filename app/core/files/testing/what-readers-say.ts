import { refusalWords } from '#contract/file-refusals.ts'
import { tryStandings } from '../../contest/testing/every-figure.ts'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { STANDARD } from '../../formats/dk-classic.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { wholeHistory } from '../../history/testing/whole-history.ts'
import type { ProviderFile } from '../../provider-file.ts'
import type { Result } from '../../result.ts'
import { parseSlateCsv } from '../../slate/slate-csv.ts'
import type { FileRefusal } from '../file-refusal.ts'
import { type PassedOver, passedOverByReason } from '../passed-over.ts'

/** What the reader of each of the provider's files makes of one text: figures, or the first sentence of its refusal. */
export function whatReadersSay(text: string): Record<ProviderFile, string> {
  const standings = tryStandings(text.replace(/^\uFEFF/, ''), { keepBest: 1 })
  const history = wholeHistory(text)
  return {
    salaries: salariesIn(text),
    standings: said('standings', standings, ({ field, passedOver }) =>
      figures(
        [`${field.entries} entries of ${field.lineupSize}`, `${field.players.length} players`],
        passedOver,
      ),
    ),
    history: said('history', history, ({ entries, refused, passedOver }) =>
      figures([`${entries.length} entries`, ...(refused > 0 ? [`${refused} bad`] : [])], passedOver),
    ),
  }
}

/** As read for the first of these formats that takes the file; the refusal of Showdown when none does. */
const FORMATS_TRIED = [SHOWDOWN, BIG_LEAGUE, STANDARD]

function salariesIn(text: string): string {
  let first: string | null = null
  for (const format of FORMATS_TRIED) {
    const result = parseSlateCsv(text, { format })
    const says = said('salaries', result, ({ people, players, skipped }) =>
      figures([`${format.name}: ${people} people`, `${players.length} rows`], passedOverByReason(skipped)),
    )
    if (result.ok) return says
    first ??= says
    if (result.error.kind !== 'other_format' && result.error.kind !== 'misfit') break
  }
  return first!
}

function said<Read>(
  file: ProviderFile,
  result: Result<Read, FileRefusal>,
  figuresOf: (read: Read) => string,
): string {
  if (result.ok) return figuresOf(result.value)
  const { message, detail } = refusalWords(file, result.error)
  return `no: ${(detail ?? message).split('. ')[0]!.replace(/\.$/, '')}`
}

function figures(counts: readonly string[], passedOver: readonly PassedOver[]): string {
  return [...counts, ...passedOver.map(({ rows, reason }) => `${rows} ${reason}`)].join(', ')
}
