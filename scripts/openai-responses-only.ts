import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const OTHER_RESOURCE = /\/node_modules\/openai\/resources\/(?!responses\/|index\.mjs|shared\.mjs).+\.mjs$/
const EXPORTED = /export (?:class (\w+)|\{([^}]*)\})/g

/**
 * Of the OpenAI SDK only the Responses API. Its client creates every one of its two dozen resources, so that none of them
 * can be shaken off; the others become classes without content, which spares the Worker 40 KB.
 */
export function openAiResponsesOnly(): Plugin {
  return {
    name: 'openai-responses-only',
    load(id) {
      return OTHER_RESOURCE.test(id) ? emptyClassesOf(readFileSync(id, 'utf8')) : null
    },
  }
}

function emptyClassesOf(source: string): string {
  const names = [...source.matchAll(EXPORTED)].flatMap(([, name, list = '']) => name ?? namesIn(list))
  return [...new Set(names)].map((name) => `export class ${name} {}`).join('\n')
}

/** `Batches, Files as Kept, ` -> Batches, Kept */
function namesIn(list: string): string[] {
  return [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => name!)
}
