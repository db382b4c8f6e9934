import type { Authorship } from '#contract/insights.ts'
import { withKickoffsIn } from '#core/time/kickoffs-in-text.ts'

/** Names the author of an AI text (model or built-in analyst), the time, and the sources. */
export function AuthorshipLine({ writtenBy, model, writtenAt, sources, notice }: Authorship) {
  const time = new Date(writtenAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return (
    <div className="grid gap-1 text-xs text-muted">
      {notice ? <p className="text-warn">{notice}</p> : null}
      <p>
        {writtenBy === 'openai'
          ? `AI · OpenAI ${model ?? ''}`.trim()
          : "Built-in analyst, from the slate's figures"}{' '}
        · <time dateTime={writtenAt}>{time}</time>
      </p>
      {sources.length > 0 ? (
        <details>
          <summary className="w-fit underline-offset-2 hover:underline">Sources ({sources.length})</summary>
          <ul className="mt-1 grid gap-1">
            {sources.map(({ url, title }) => (
              <li key={url} className="wrap-anywhere">
                <a href={url} target="_blank" rel="noreferrer noopener" className="text-accent underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

/** Renders each line of a plain text as a paragraph; kickoffs are in the reader's time zone, as everywhere else. */
export function Paragraphs({ text }: { text: string }) {
  return withKickoffsIn(text, new Date())
    .split(/\n+/)
    .map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id and keep their order
      <p key={place} className="wrap-anywhere">
        {paragraph}
      </p>
    ))
}
