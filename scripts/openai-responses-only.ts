import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const OTHER_RESOURCE = /\/node_modules\/openai\/resources\/(?!responses\/|index\.mjs|shared\.mjs).+\.mjs$/
const EXPORTED = /export (?:class (\w+)|\{([^}]*)\})/g

/**
 * Keeps only the Responses API of the OpenAI SDK. Its client creates all two dozen resources, so tree shaking removes none
 * of them; the others are replaced by empty classes, which saves 40 KB in the Worker.
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
