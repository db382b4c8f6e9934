const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

/** From this amount on cents are left out. */
const WHOLE_FROM = 10_000

/** An amount in cents as a profit: `+$12.50`, `-$5.00`, `+$1,234`. */
export function profitText(amount: number): string {
  const text = moneyText(Math.abs(amount))
  return amount > 0 ? `+${text}` : amount < 0 ? `-${text}` : text
}

/** An amount in cents that is no loss: `$12.50`, `$1,234`. */
export function moneyText(amount: number): string {
  return (amount < WHOLE_FROM ? cents : wholeDollars).format(amount / 100)
}

/** An amount in cents for the label of an axis: `-$40`, `$1.2K`. */
export function axisMoney(amount: number): string {
  return short.format(amount / 100)
}

/** A share of 0 to 1 as a percent: `31.2%`, `<0.1%`; never 0% for what happened, or 100% for what sometimes did not. */
export function chanceText(share: number): string {
  if (share > 0 && share < 0.0005) return '<0.1%'
  if (share < 1 && share > 0.9995) return '>99.9%'
  return `${(100 * share).toFixed(1)}%`
}

/** `+12 points`, `-0.4 points`: a difference of percents. */
export function leverageText(points: number): string {
  const rounded = Math.abs(points) < 9.95 ? points.toFixed(1) : points.toFixed(0)
  const plain = Number(rounded) === 0 ? '0' : rounded
  return Number(rounded) > 0 ? `+${plain}` : plain
}

/** `+12% ± 4`: an ROI of the fee with its standard error. */
export function roiText({ value, error }: { value: number; error: number }): string {
  const rounded = Math.round(100 * value)
  return `${rounded > 0 ? '+' : ''}${rounded || 0}% ± ${error < 0.0095 ? (100 * error).toFixed(1) : Math.round(100 * error)}`
}
