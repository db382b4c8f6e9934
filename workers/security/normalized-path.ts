/**
 * One spelling for all that lead to the same place. The routers differ in what they take for the same path (letter
 * case, a slash at the end, percent codes, `.data`), so a guard that goes by the path takes every spelling for it.
 */
export function normalizedPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
    .replace(/\/?_?\.data\/?$/, '')
    .replace(/\/$/, '')
}

/** Codes of codes too, until none of an ASCII letter is left; one at a time, so that a broken code hides no other. */
function decoded(path: string): string {
  const once = path.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return once === path ? path : decoded(once)
}
