/** The objects of one contest in R2, under a folder that no one can guess and that no file name takes part in. */
export function newFileKey(userId: number): string {
  return `${filesOf(userId)}${crypto.randomUUID()}`
}

/** How the key of every file of a user begins. */
export function filesOf(userId: number): string {
  return `contests/${userId}/`
}

/** The standings as CSV, whatever they came packed in. */
export function standingsKey(fileKey: string): string {
  return `${fileKey}/standings.csv`
}

/** Everyone's lineups in compact form (app/core/contest/field-file.ts). */
export function fieldKey(fileKey: string): string {
  return `${fileKey}/field.bin`
}
