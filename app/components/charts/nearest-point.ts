/** A place in a drawing, in pixels from its left and top edge. */
export type Point = { x: number; y: number }

/** The place in the list of the point nearest to (x, y); null without points. */
export function nearestPoint(drawn: readonly Point[], { x, y }: Point): number | null {
  let nearest: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [place, point] of drawn.entries()) {
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2
    if (distance < least) [nearest, least] = [place, distance]
  }
  return nearest
}
