/** Focuses an element that takes no focus of its own, such as a heading or a card; the page does not scroll. */
export function focusRegion(region: HTMLElement): void {
  if (!region.hasAttribute('tabindex')) region.tabIndex = -1
  region.focus({ preventScroll: true })
}

/** Focuses the heading of the shown page; its content while there is no heading yet. */
export function focusPage(): void {
  const content = document.querySelector('main')
  const start = content?.querySelector('h1') ?? content
  if (start) focusRegion(start)
}
