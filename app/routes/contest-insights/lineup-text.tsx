import { Fragment } from 'react'
import { readLineupText } from '#core/contest/lineup-text.ts'
import { isCaptainCode } from '#core/formats/lookup.ts'

/** A lineup as the provider writes it, with slot codes highlighted; hidden slots are marked. */
export function LineupText({ text }: { text: string }) {
  const slots = readLineupText(text)
  if (slots.length === 0) return 'No lineup'
  return slots.map(({ code, name }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slots have a fixed order and no state
    <Fragment key={i}>
      {i > 0 ? ' ' : null}
      <span className={isCaptainCode(code) ? 'text-xs font-semibold text-gold' : 'text-xs text-faint'}>
        {code}
      </span>{' '}
      {name ?? 'hidden'}
    </Fragment>
  ))
}
