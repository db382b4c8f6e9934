/**
 * Edits of one file that the same tests should notice.
 * @param {string} file
 * @param {string[]} tests
 * @param {[mistake: string, find: string, replace: string][]} mistakes
 * @returns {import('./rooms.mjs').Edit[]}
 */
export function editsOf(file, tests, mistakes) {
  return mistakes.map(([name, find, replace]) => ({ name, file, find, replace, tests }))
}
