import { runQuietly } from '../lib/commands.mjs'

/** Every call to Cloudflare: `wrangler` with these words, `input` on its stdin. Resolves with what it printed. */
export function wrangler(words, input) {
  return runQuietly('wrangler', words, {}, input)
}

export async function wranglerJson(words) {
  return JSON.parse(await wrangler(words))
}
