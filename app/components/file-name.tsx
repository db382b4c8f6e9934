import { Fragment } from 'react'

/** The name of a file has no spaces: a long one breaks after its underscores, not within a word. */
export function FileName({ children }: { children: string }) {
  return children.split(/(?<=_)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have a fixed order and no state
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
