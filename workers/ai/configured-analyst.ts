import type { Analyst } from './analyst.ts'
import { openAiAnalyst } from './openai-analyst.ts'

type AiEnv = { OPENAI_API_KEY?: string; OPENAI_BASE_URL?: string; OPENAI_MODEL?: string }

const BASE_URL = 'https://api.openai.com/v1'
const MODEL = 'gpt-5-mini'

/** The OpenAI analyst, or null when no key is configured. env.ts has checked the addresses at start. */
export function configuredAnalyst(env: AiEnv): Analyst | null {
  const apiKey = env.OPENAI_API_KEY?.trim()
  if (!apiKey) return null
  return openAiAnalyst({
    apiKey,
    baseUrl: (env.OPENAI_BASE_URL?.trim() || BASE_URL).replace(/\/+$/, ''),
    model: env.OPENAI_MODEL?.trim() || MODEL,
  })
}
