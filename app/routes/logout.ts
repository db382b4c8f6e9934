import { redirect } from 'react-router'
import { serviceContext } from '#app/context.ts'
import { clearedSessionCookie } from '#workers/security/session-cookie.ts'
import { logout } from '#workers/services/auth/logout.ts'
import type { Route } from './+types/logout'

/** Logout by a plain form, before or without hydration. */
export async function action({ context, url }: Route.ActionArgs) {
  await logout(context.get(serviceContext))
  return redirect('/auth', { headers: { 'Set-Cookie': clearedSessionCookie(url.href) } })
}

export function loader() {
  return redirect('/')
}
