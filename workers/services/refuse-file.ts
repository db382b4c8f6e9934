import { refusalText } from '#contract/file-refusals.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import type { ProviderFile } from '#core/provider-file.ts'
import { AppError } from '#core/result.ts'

/** Throws the refusal of a file in words, with a link when it is another of the provider's files. */
export function refuseFile(file: ProviderFile, refusal: FileRefusal): never {
  const belongsTo = refusal.kind === 'other_file' ? refusal.file : null
  throw new AppError('invalid_input', refusalText(file, refusal), { belongsTo })
}
