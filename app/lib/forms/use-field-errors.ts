import { type FormEvent, useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import type { FieldCheck } from './field-checks.ts'

/** A check that sees the whole form, for a field that is needed because of others. */
type CheckInForm = (typed: string, form: FormData) => ReturnType<FieldCheck>

/**
 * The sentences about the fields of a form, by the fields' names, in place of the browser's bubbles, which stay where no
 * script runs. Spread `formProps` onto the form; `check` says whether it may be sent, else the first wrong field is focused.
 */
export function useFieldErrors<Name extends string>(checks: Record<Name, CheckInForm>) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const noValidate = useHydrated()

  function check(form: HTMLFormElement): boolean {
    const typed = new FormData(form)
    const wrong: [string, string][] = []
    for (const [name, problemOf] of Object.entries<CheckInForm>(checks)) {
      const problem = typed.has(name) ? problemOf(String(typed.get(name)), typed) : null
      if (problem !== null) wrong.push([name, problem])
    }
    setErrors(Object.fromEntries(wrong) as Partial<Record<Name, string>>)
    const [first] = wrong
    if (first) focusField(form, first[0])
    return first === undefined
  }

  /** A field is not called wrong while it is being corrected. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.name in errors)
      setErrors({ ...errors, [target.name]: undefined })
  }

  return { errors, check, formProps: { noValidate, onInput } }
}

export function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
