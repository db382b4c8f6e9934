/** `$1,250`, `$0.50`: an amount in a sentence; cents only where there are some. */
export function dollarText(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
