import { formatMoment } from '#app/lib/formats/format-moment.ts'
import type { WaitingSave } from '#app/lib/outbox/waiting-save.ts'
import { kindOf } from '../outbox-words.ts'

/** The name of a record, and what of it was saved when. */
export function SaveHeading({ save, name }: { save: WaitingSave; name: string }) {
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-sm wrap-anywhere text-muted">
        {kindOf(save)}, {formatMoment(new Date(save.savedAt).toISOString())}
      </p>
    </div>
  )
}
