/** The user asked the browser to load as little as possible: nothing is loaded before it is needed. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
