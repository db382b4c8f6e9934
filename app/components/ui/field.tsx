import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { Input } from './input.tsx'

type FieldControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type FieldTexts = { label: string; hint?: ReactNode; error?: string | null }

/** A field of one line; the other props are those of its `Input`. */
export function TextField({ label, hint, error, ...input }: FieldTexts & ComponentProps<typeof Input>) {
  return <Field {...{ label, hint, error }}>{(control) => <Input {...control} {...input} />}</Field>
}

/** A label, a control and its error message, connected for screen readers, which announce a message when it comes. */
export function Field({
  label,
  hint,
  error,
  className,
  children,
}: FieldTexts & {
  className?: string
  children: (control: FieldControlProps) => ReactNode
}) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={classNames('grid min-w-0 gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(note ? { 'aria-describedby': noteId } : {}),
      })}
      {/* Always there: screen readers announce only what changes inside. */}
      <div aria-live="polite" className="contents">
        {note ? (
          <p id={noteId} className={classNames('text-sm', error ? 'text-bad' : 'text-muted')}>
            {note}
          </p>
        ) : null}
      </div>
    </div>
  )
}
