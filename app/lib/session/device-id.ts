const KEY = 'device-id'

let ofThisPage: string | null = null

/** Names this browser among the devices of a user; random, and not personal. Of this page alone where storage is blocked. */
export function deviceId(): string {
  ofThisPage ??= stored() ?? made()
  return ofThisPage
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function made(): string {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number]
  const id = a.toString(36) + b.toString(36)
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // Another id after a reload only matters for two changes in one millisecond.
  }
  return id
}
