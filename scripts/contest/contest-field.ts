import { drawnField } from './drawn-field.ts'
import type { ContestField } from './field-entries.ts'
import { fileField } from './file-field.ts'
import type { SlateInput } from './slate-input.ts'

/** The field of the file; without a file the one that the ownership makes, `fields` times. */
export async function contestField(
  input: SlateInput,
  {
    file,
    ...asked
  }: { file: string | null; count: number; seed: number; fields?: number; clumping?: number },
): Promise<ContestField> {
  return file === null ? drawnField(input, asked) : fileField(file, input.pool, asked)
}
