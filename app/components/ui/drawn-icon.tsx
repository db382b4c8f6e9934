import type { ComponentProps } from 'react'

/**
 * An icon of lucide-react, whose lines scripts/icons.ts has made a text. Theirs is two components and an element for each
 * line, and assembles the same ten attributes each time: a page has dozens of icons, and the server draws them for every
 * request. What all icons share is the class `icon` of app.css. Hidden from screen readers unless it has a role.
 */
export default function drawnIcon(lines: string) {
  const html = { __html: lines }
  return function Icon({ className, ...props }: ComponentProps<'svg'>) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={className ? `icon ${className}` : 'icon'}
        aria-hidden={props.role ? undefined : true}
        {...props}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: lines of the icon, which are constants of the package
        dangerouslySetInnerHTML={html}
      />
    )
  }
}
