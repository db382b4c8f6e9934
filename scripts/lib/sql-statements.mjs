/**
 * Splits at each semicolon that ends a line outside of quotes; text in between belongs to the statement before it.
 * @param {string} dump
 */
export function* statementsOf(dump) {
  let start = 0
  for (const at of outsideQuotes(dump, ';')) {
    if (dump[at + 1] !== '\n' && at + 1 < dump.length) continue
    yield dump.slice(start, at + 2)
    start = at + 2
  }
  if (start < dump.length) yield dump.slice(start)
}

/**
 * The indexes of characters outside of 'text' and "name". (A doubled quote ends a text and begins the next.)
 * @param {string} text
 * @param {string} sought
 */
export function* outsideQuotes(text, sought) {
  const next = new RegExp(`'[^']*'|"[^"]*"|\`[^\`]*\`|--[^\\n]*|[${sought}]`, 'g')
  for (const { 0: found, index } of text.matchAll(next)) if (sought.includes(found)) yield index
}
