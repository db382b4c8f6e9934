/** The key of the stored request of `POST /api/simulate`. */
export function questionKey(fileKey: string): string {
  return `${fileKey}/question.json`
}

export function answerKey(fileKey: string): string {
  return `${fileKey}/answer.json`
}

/** Deletes both files of a simulation. */
export async function deleteSimulationFiles(files: R2Bucket, fileKey: string): Promise<void> {
  await files.delete([questionKey(fileKey), answerKey(fileKey)])
}
