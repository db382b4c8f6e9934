import { withComingDates } from '#core/slate/sample-dates.ts'

/** The sample of a format, with kickoffs to come. Rejects if it could not be read. */
export async function fetchSample(modeId: string): Promise<{ fileName: string; csvData: string }> {
  const response = await fetch(`/samples/${modeId}.csv`)
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!response.ok || isPage) throw new Error(`${response.status}`)
  return { fileName: `sample-${modeId}.csv`, csvData: withComingDates(await response.text(), new Date()) }
}
