import type { MemoryStatus } from './memory-view.ts'

/** Where what the user set for the slate is stored. Not announced: it changes with every change of the lineup. */
export function MemoryStatusText({ status }: { status: MemoryStatus }) {
  const text = textOf(status)
  if (text === null) return null
  const reason = status.at === 'refused' && status.sentence !== null ? status.sentence : undefined
  return (
    <span className="inline-block font-normal text-muted" title={reason}>
      <span aria-hidden>· </span>
      <span>{text}</span>
      {reason ? <span className="sr-only">. {reason}</span> : null}
    </span>
  )
}

function textOf({ at }: MemoryStatus): string | null {
  switch (at) {
    case 'none':
      return null
    case 'account':
      return 'Draft saved'
    case 'device':
      return 'Saving draft'
    case 'refused':
      return 'Draft saved on this device'
    case 'offline':
      return 'Offline: kept on this device'
    case 'page':
      return 'Kept until this page closes'
  }
}
