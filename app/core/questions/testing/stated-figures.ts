/* Whether a stated figure is the judge's own: null, or what is wrong. */

export function worst(problems: readonly (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null
}

export function isNear(own: number | null, stated: string | undefined): string | null {
  if (own !== null && stated !== undefined && Math.abs(own - numberOf(stated)) <= 0.0051) return null
  return `${own} for ${stated}`
}

/** The difference of the figures as they are written, to a hundredth. */
export function isDifference(points: string, difference: string, reference: number | null): string | null {
  const [, figure = '0'] = /^([\d.,]+)/.exec(difference) ?? []
  const sign = difference.includes('fewer') ? -1 : 1
  const own = numberOf(points) - rounded(reference ?? Number.NaN)
  return Math.abs(own - sign * numberOf(figure)) <= 0.0101 ? null : `difference ${own} for ${difference}`
}

export function isWhole(own: number, stated: string | undefined): string | null {
  return Math.abs(own - Number(stated)) <= 0.5001 ? null : `${own} for ${stated}`
}

export function isEqual(own: unknown, stated: unknown): string | null {
  return own === stated ? null : `${own} for ${stated}`
}

export function isTrue(holds: boolean): string | null {
  return holds ? null : 'not so'
}

export function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
