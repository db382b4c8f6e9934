import { Fragment } from 'react'

/** A text that breaks between words alone: a browser also breaks `±$4` before its `$`. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(' ').map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words neither move nor keep state
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ))
}
