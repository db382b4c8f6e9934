import { lazy } from 'react'
import { data, redirect } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { oauthProviders, serviceContext } from '#app/context.ts'
import { pageFailure } from '#app/lib/page/page-failure.ts'
import { useNoSessionOwner } from '#app/lib/session/session-owner.ts'
import { signInNotice } from '#app/lib/session/sign-in-notice.ts'
import { LoginRequest, RegisterRequest } from '#contract/auth.ts'
import { parseInput } from '#contract/parse-input.ts'
import { AppError } from '#core/result.ts'
import { statusOf } from '#workers/api/answer.ts'
import { signedInCookies } from '#workers/api/signed-in-cookies.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { login } from '#workers/services/auth/login.ts'
import { register } from '#workers/services/auth/register.ts'
import type { Route } from './+types/route'
import { AuthForm, type AuthRefusal } from './auth-form.tsx'
import { AuthPanel, ProductLine } from './auth-panel.tsx'

const NextPage = lazy(() => import('#app/components/prefetch/next-page.client.tsx'))

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    mode: url.searchParams.get('mode') === 'register' ? ('register' as const) : ('login' as const),
    providers: context.get(oauthProviders),
    notice: signInNotice(url.searchParams),
  }
}

/** Calls the same services as `/api/login` and `/api/register`; a refusal has a status and a sentence. */
export async function action({ context, request, url }: Route.ActionArgs) {
  try {
    const fields = Object.fromEntries(await request.formData())
    const signedIn = await enter(context.get(serviceContext), fields)
    const headers = new Headers(signedInCookies(url.href, signedIn).map((line) => ['Set-Cookie', line]))
    return redirect('/', { headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const status = statusOf(error)
    return data<AuthRefusal>({ message: error.message }, { status })
  }
}

/** If the request itself fails, the form keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return { message: pageFailure(error).text } satisfies AuthRefusal
  }
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  useNoSessionOwner()
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main className="grid content-center justify-items-center gap-6 px-4 py-6 sm:py-10">
        <div className="grid w-full max-w-md gap-6 lg:max-w-sm">
          <ProductLine />
          <AuthForm key={loaderData.mode} {...loaderData} />
        </div>
      </main>
      <AuthPanel />
      <AfterHydration>
        <NextPage path="/" />
      </AfterHydration>
    </div>
  )
}

function enter(ctx: ServiceContext, fields: Record<string, unknown>) {
  return fields.intent === 'register'
    ? register(ctx, parseInput(RegisterRequest, fields))
    : login(ctx, parseInput(LoginRequest, fields))
}
