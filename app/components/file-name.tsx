import { Fragment } from 'react'

/** The name of a file has no spaces: a long one breaks after its underscores and before its ending, not within a word. */
export function FileName({ children }: { children: string }) {
  return children.split(/(?<=_)|(?=\.\w+$)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have a fixed order and no state
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
