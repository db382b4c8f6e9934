import type { Understood } from './question.ts'
import { TYPED_NAMES } from './reading/misspelled-names.ts'
import { understand } from './understand.ts'

/** `understand` for a question as a person types it: names may be misspelled, shortened or first names alone. */
export function understandTyped(text: string, given: Parameters<typeof understand>[1]): Understood {
  return understand(text, { ...given, names: TYPED_NAMES })
}
