const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/

/** The number that a typed text means: `48,000`, `$48000`, `12.5`, `12,5`, `60%`; null for none. */
export function typedNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*%$/, '')
  if (plain === '') return null
  const number = Number(THOUSANDS.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'))
  return Number.isFinite(number) ? number : null
}
