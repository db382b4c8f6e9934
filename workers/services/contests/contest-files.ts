/** The R2 folder of one contest: unguessable and independent of the file's name. */
export function newFileKey(userId: number): string {
  return `${filesOf(userId)}${crypto.randomUUID()}`
}

/** Key prefix of all files of a user. */
export function filesOf(userId: number): string {
  return `contests/${userId}/`
}

/** The standings as uncompressed CSV. */
export function standingsKey(fileKey: string): string {
  return `${fileKey}/standings.csv`
}

/** All lineups in compact form (app/core/contest/field-file.ts). */
export function fieldKey(fileKey: string): string {
  return `${fileKey}/field.bin`
}
