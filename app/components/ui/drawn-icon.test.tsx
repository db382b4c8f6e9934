import { Eye as TheirEye } from 'lucide-react'
import * as eye from 'lucide-react/icons/eye'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './drawn-icon.tsx'

/** Its types name the component alone. */
const { __iconData } = eye as unknown as { __iconData: Parameters<typeof createLucideIcon>[0] }
const Eye = createLucideIcon(__iconData)

/** What is between the opening and the closing tag, as a browser reads it. */
function linesOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
}

test('an icon has the lines that lucide-react draws', () => {
  expect(linesOf(renderToStaticMarkup(<Eye />))).toBe(linesOf(renderToStaticMarkup(<TheirEye />)))
  expect(linesOf(renderToStaticMarkup(<Eye />))).toContain('<circle cx="12" cy="12" r="3">')
})

test('it is hidden from screen readers unless it has a role', () => {
  expect(renderToStaticMarkup(<Eye />)).toMatch(/^<svg viewBox="0 0 24 24" class="icon" aria-hidden="true">/)
  expect(renderToStaticMarkup(<Eye role="img" aria-label="Shown" className="size-4" />)).toMatch(
    /^<svg viewBox="0 0 24 24" class="icon size-4" role="img" aria-label="Shown">/,
  )
})
