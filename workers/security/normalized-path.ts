/**
 * One spelling per route. The routers accept different spellings of a path (letter case, trailing slash, percent codes,
 * `.data`), so a guard that compares paths normalizes them first.
 */
export function normalizedPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
    .replace(/\/?_?\.data\/?$/, '')
    .replace(/\/$/, '')
}

/** Decodes repeatedly, until no encoded ASCII letter is left; code by code, so that an invalid code hides no other. */
function decoded(path: string): string {
  const once = path.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return once === path ? path : decoded(once)
}
