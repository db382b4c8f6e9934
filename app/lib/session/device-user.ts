import { DEVICE_USER_KEY } from './session-memory.ts'

/** Who is signed in on this device; shown where a page was opened without the server. */
export type DeviceUser = { username: string; role: string }

/** While a user is signed in; deleted at sign-out. Without storage a page that is opened offline shows no name. */
export function rememberDeviceUser({ username, role }: DeviceUser): void {
  try {
    localStorage.setItem(DEVICE_USER_KEY, JSON.stringify({ username, role }))
  } catch {
    // Blocked or full.
  }
}

/** Null where none is known. */
export function deviceUser(): DeviceUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(DEVICE_USER_KEY) ?? 'null')
    return isDeviceUser(user) ? user : null
  } catch {
    return null
  }
}

function isDeviceUser(value: unknown): value is DeviceUser {
  const user = value as DeviceUser | null
  return typeof user?.username === 'string' && typeof user.role === 'string'
}
