type Place = { x: number; y: number }

/**
 * The steps of a running total as the corners of a line: it rises or falls at the dates of games and is level between them,
 * because nothing was won or lost there. It begins on the first date at `zero`, where the total of 0 stands. One date alone
 * has no line.
 */
export function stepsOf(places: readonly Place[], zero: number): Place[] {
  if (places.length < 2) return []
  return places.flatMap(({ x, y }, index) => [
    { x, y: places[index - 1]?.y ?? zero },
    { x, y },
  ])
}

export function cornersText(corners: readonly Place[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
