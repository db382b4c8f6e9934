import { type ComponentProps, type ComponentType, lazy } from 'react'
import { OptionalPart } from '#app/components/optional-part.tsx'

/** A part that is loaded when it is drawn first, in a boundary of its own. */
export function optionalLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  around: Omit<ComponentProps<typeof OptionalPart>, 'children'> = {},
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(load)
  return (props) => (
    <OptionalPart {...around}>
      <Part {...props} />
    </OptionalPart>
  )
}
