import type { ComponentProps } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]

/**
 * An icon of lucide-react; vite.config.ts puts this in the place of the function of that name there. Theirs is two
 * components and an element for each line, and assembles the same ten attributes each time: a page has dozens of icons,
 * and the server draws them for every request. Here the lines are one piece of text, and what all icons share is the class
 * `icon` of app.css. Hidden from screen readers unless it has a role.
 */
export default function createLucideIcon({ node }: { node: readonly Shape[] }) {
  const lines = { __html: node.map(markupOf).join('') }
  return function Icon({ className, ...props }: ComponentProps<'svg'>) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={className ? `icon ${className}` : 'icon'}
        aria-hidden={props.role ? undefined : true}
        {...props}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: lines of the icon, which are constants of the package
        dangerouslySetInnerHTML={lines}
      />
    )
  }
}

function markupOf([tag, { key, ...attributes }]: Shape): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${named.join('')}/>`
}
