import type { ComponentProps } from 'react'
import { Input } from './ui/input.tsx'

/** The field `name` of a form that renames something; its name is selected at once, so that typing replaces it. */
export function NameInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      name="name"
      maxLength={255}
      autoComplete="off"
      onFocus={(event) => event.target.select()}
      {...props}
    />
  )
}
