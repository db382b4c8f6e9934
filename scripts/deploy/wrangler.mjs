import { runQuietly } from '../lib/commands.mjs'

/**
 * Every call to Cloudflare: `wrangler` with these arguments, `input` on its stdin. Resolves with its output.
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
