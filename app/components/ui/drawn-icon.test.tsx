import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import drawnIcon from './drawn-icon.tsx'

const Dot = drawnIcon('<circle cx="12" cy="12" r="3"/>')

test('an icon is hidden from screen readers unless it has a role', () => {
  expect(renderToStaticMarkup(<Dot />)).toBe(
    '<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><circle cx="12" cy="12" r="3"/></svg>',
  )
  expect(renderToStaticMarkup(<Dot role="img" aria-label="Shown" className="size-4" />)).toMatch(
    /^<svg viewBox="0 0 24 24" class="icon size-4" role="img" aria-label="Shown">/,
  )
})
