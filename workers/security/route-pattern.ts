import { normalizedPath } from './normalized-path.ts'

/** Tests whether a path, in any spelling, matches one of the patterns (`/api/oauth/:provider/start`; lower case). */
export function pathMatcher(patterns: readonly string[]): (pathname: string) => boolean {
  const shapes = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (pathname) => {
    const path = normalizedPath(pathname)
    return shapes.some((shape) => shape.test(path))
  }
}
