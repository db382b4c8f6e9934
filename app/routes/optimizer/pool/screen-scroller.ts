import { createContext } from 'react'

/** Whether a list scrolls with the whole screen, as on a phone, and not on its own. */
export const InOneScroll = createContext(false)

/** Found in the page, because a list is laid out before the references to what is around it are there. */
export function scrollerOf(list: Element | null): HTMLElement | null {
  return list?.closest<HTMLElement>('[data-one-scroll]') ?? null
}
