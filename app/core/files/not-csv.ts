/** What a text is instead of CSV, as part of a sentence: `This is JSON, not a CSV file`. */
export type NotCsv = 'JSON' | 'a web page' | 'a PDF' | 'a spreadsheet or a zip file'

const JSON_TEXT = /^\s*(?:\[\s*[[{]|\{\s*["}])/
const MARKUP = /^\s*<(?:!doctype|\?xml|html|head|body)/i
// The bytes of a zip's first entry, which an .xlsx file begins with too.
const ZIP = 'PK\u0003\u0004'

/** What the text is by its beginning, which no CSV file has; null when it may be CSV. */
export function notCsv(text: string): NotCsv | null {
  const beginning = text.slice(0, 200)
  if (JSON_TEXT.test(beginning)) return 'JSON'
  if (MARKUP.test(beginning)) return 'a web page'
  if (beginning.startsWith('%PDF-')) return 'a PDF'
  return beginning.startsWith(ZIP) ? 'a spreadsheet or a zip file' : null
}
