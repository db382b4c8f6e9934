import { runQuietly } from '../lib/commands.mjs'

/**
 * Every call to Cloudflare: `wrangler` with these words, `input` on its stdin. Resolves with what it printed.
 * @param {readonly string[]} words
 * @param {string} [input]
 */
export function wrangler(words, input) {
  return runQuietly('wrangler', words, {}, input)
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<any>}
 */
export async function wranglerJson(words) {
  return JSON.parse(await wrangler(words))
}
