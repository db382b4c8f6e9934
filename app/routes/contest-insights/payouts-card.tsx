import { type FormEvent, useEffect, useState } from 'react'
import { FoldCard } from '#app/components/fold-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldClasses } from '#app/components/ui/input.tsx'
import { putJson } from '#app/lib/api-client.ts'
import { classNames } from '#app/lib/class-names.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import { formatMoney } from '#core/figures/format.ts'
import { useContest } from './contest-context.ts'
import { payoutsFromText } from './payouts-words.ts'
import { showCard } from './verdict/picture-ids.ts'

const CARD_ID = 'payouts'

/** Opens the card and puts the cursor where a table is pasted. */
export function showPayouts(): void {
  showCard(CARD_ID)?.querySelector('textarea')?.focus({ preventScroll: true })
}

/** Takes a pasted payout table, since the standings have no prizes. Tied ranks share their prizes exactly. */
export function PayoutsCard() {
  const contest = useContest()
  const { pending, refusal, change } = useRecordChange('contests')
  const [text, setText] = useState('')
  /** What was assumed when the saved table was read. */
  const [saved, setSaved] = useState<readonly string[]>([])
  const [ofText, setOfText] = useState<readonly string[]>([])
  const notes = text.trim() === '' ? saved : ofText

  useEffect(() => {
    if (text.trim() === '') return
    let current = true
    notesOf(text).then((read) => current && setOfText(read))
    return () => {
      current = false
    }
  }, [text])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!(await change(() => putJson(`/api/contest/${contest.id}/payouts`, { text })))) return
    setSaved(await notesOf(text))
    setText('')
  }

  return (
    <FoldCard
      id={CARD_ID}
      title="Payouts"
      note={contest.prizePool === null ? 'None yet' : `Prize pool ${formatMoney(contest.prizePool)}`}
    >
      <CardContent className="grid gap-3">
        <p className="text-sm wrap-anywhere text-muted">
          {contest.prizePool === null
            ? 'Paste the payout table of the contest page to see winnings.'
            : `${payoutsFromText(contest) ?? ''} Paste another table to replace it.`}
        </p>
        <form onSubmit={save} className="grid gap-3">
          <Field label="Payout table" error={refusal}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={text}
                onChange={(event) => setText(event.target.value)}
                placeholder={'1st  $2,000\n2nd - 5th  $250'}
                className={classNames(fieldClasses, 'py-2 tabular-nums')}
              />
            )}
          </Field>
          {notes.length > 0 ? (
            <ul role="status" aria-label="Notes on the payout table" className="grid gap-0.5 text-sm">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : null}
          <Button type="submit" disabled={pending || text.trim() === ''} className="justify-self-start">
            {pending ? 'Saving...' : 'Use these payouts'}
          </Button>
        </form>
      </CardContent>
    </FoldCard>
  )
}

/**
 * Such as tickets that count at their worth; a table that is not understood has none, and saving it says why. The reader of
 * tables is loaded with the first letter.
 */
async function notesOf(text: string): Promise<string[]> {
  try {
    const { parsePayouts } = await import('#core/payouts/read-payouts.ts')
    const read = parsePayouts(text)
    return read.ok ? read.value.notes : []
  } catch {
    return []
  }
}
