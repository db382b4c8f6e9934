import { refusalText } from '#contract/file-refusals.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import type { ProviderFile } from '#core/files/provider-file.ts'
import { AppError } from '#core/result.ts'

/** Refuses a request for the file in it, in words; says where the file belongs when it is another of the provider's. */
export function refuseFile(file: ProviderFile, refusal: FileRefusal): never {
  const belongsTo = refusal.kind === 'other_file' ? refusal.file : null
  throw new AppError('invalid_input', refusalText(file, refusal), { belongsTo })
}
