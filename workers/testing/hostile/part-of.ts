/**
 * Which of so many parts of the bodies or places a route gets, from 0. It follows from the route's name alone (FNV-1a), so a new route
 * leaves the parts of the others as they were.
 */
export function partOf(route: string, parts: number): number {
  let hash = 0x811c9dc5
  for (const letter of route) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0) % parts
}
