import { AppError } from '#core/result.ts'

/** A packed file that can't be read; `sentence` says why. */
export function invalidArchive(sentence: string): AppError {
  return new AppError('invalid_input', sentence)
}
