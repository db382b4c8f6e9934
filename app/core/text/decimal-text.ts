/**
 * A number of the United States as Intl.NumberFormat writes it, halves away from zero: `1,234.5`; what rounds to 0 has no
 * sign. Written out here, because the first use of Intl takes a phone 60 ms, in which it draws no page.
 */
export function decimalText(
  value: number,
  { least = 0, most = 3, grouped = true }: { least?: number; most?: number; grouped?: boolean } = {},
): string {
  const [whole = '', decimals = ''] = rounded(Math.abs(value), most).split('.')
  const shown = decimals.replace(/0+$/, '').padEnd(least, '0')
  const sign = value < 0 && /[1-9]/.test(whole + shown) ? '-' : ''
  return `${sign}${grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole}${shown && `.${shown}`}`
}

/**
 * Rounds by the digits that the number shows, as Intl does: 1.005 is a little less in binary, and `toFixed` rounds it down. A
 * number that is too large or small to be written without an exponent has no halves.
 */
function rounded(amount: number, decimals: number): string {
  const text = `${amount}`
  if (text.includes('e')) return amount.toFixed(decimals)
  const [whole = '', shown = ''] = text.split('.')
  if (shown.length <= decimals) return text
  const isUp = shown.charAt(decimals) >= '5'
  const digits = `${BigInt(whole + shown.slice(0, decimals)) + (isUp ? 1n : 0n)}`.padStart(decimals + 1, '0')
  return `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`
}
