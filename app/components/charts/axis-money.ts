/** A short amount in dollars for the label of an axis: `$1.2K`, `-$40`. */
export function axisMoney(dollars: number): string {
  return short.format(dollars)
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})
