import { data, redirect } from 'react-router'
import { serviceContext } from '#app/context.ts'
import { login } from '#workers/services/auth/login.ts'
import { register } from '#workers/services/auth/register.ts'
import type { Route } from './+types/route'
import { AuthForm } from './auth-form.tsx'
import { AuthPanel } from './auth-panel.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(serviceContext).user !== null) throw redirect('/')
  return { mode: url.searchParams.get('mode') === 'register' ? ('register' as const) : ('login' as const) }
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main className="flex items-center justify-center px-4 py-10">
        <AuthForm key={loaderData.mode} mode={loaderData.mode} />
      </main>
      <AuthPanel />
    </div>
  )
}
