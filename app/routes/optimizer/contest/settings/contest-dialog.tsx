import { type FormEvent, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { PoolQuestion } from '#app/lib/threads/sim/sim-messages.ts'
import { formatMoney } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'
import type { AssumedFigure } from '#core/payouts/assumed-figures.ts'
import { CONTEST_KINDS, CONTEST_TYPES, type ContestKind } from '#core/payouts/contest-kinds.ts'
import { readContestName, shortContestName } from '#core/payouts/contest-name.ts'
import type { ContestPage } from '#core/payouts/contest-page.ts'
import { type ContestSettings, simContestOf, withKnown } from '#core/payouts/contest-settings.ts'
import { inLobby, placeInLobby } from '#core/payouts/lobby-page.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { ContestPresets } from '../../standing/contest-presets.tsx'
import { AmountField } from './amount-field.tsx'
import { LobbyChoice } from './lobby-choice.tsx'
import { OpponentsField } from './opponents-field.tsx'
import { PayoutFields } from './payout-fields.tsx'

/** The contest that the lineups are entered in; what it pays is said below the fields as they are typed. */
export default function ContestDialog({
  first,
  formatId,
  pool,
  own,
  inFile,
  isToPaste = false,
  isOfSlate = false,
  onSave,
  onClose,
}: {
  first: ContestSettings
  formatId: string
  /** Begins where the contest's page is pasted. */
  isToPaste?: boolean
  /** The slate's own contest; name and fee of others stay. */
  isOfSlate?: boolean
  /** Without it opponents can't come from a file. */
  pool?: PoolQuestion
  /** The provider's ids of the user's entries: they are no opponents. */
  own?: readonly string[]
  /** All contests of the entries file, for a lobby's page that lists several of them. */
  inFile?: {
    /** That of the contest in this dialog. */
    key: string
    contests: ReadonlyMap<string, ContestSettings>
    onSave: (set: ReadonlyMap<string, ContestSettings>) => void
  }
  onSave: (contest: ContestSettings) => void
  onClose: () => void
}) {
  const [settings, setSettings] = useState(first)
  /** Fields whose text is no number, by label: nothing is saved while there are any. */
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  /** The number of pages that figures were taken from; the fields begin anew with them. */
  const [pages, setPages] = useState(0)
  /** The number of known contests that were taken; the payout fields begin anew with them. */
  const [taken, setTaken] = useState(0)
  /** A pasted page that says another fee than the contest had. */
  const [otherFee, setOtherFee] = useState<string | null>(null)
  /** The contests of a pasted lobby. */
  const [lobby, setLobby] = useState<readonly ContestSettings[]>([])
  const contest = simContestOf(settings)
  const listed = inFile && inLobby(inFile.contests, lobby)
  const problem = contest.ok ? null : contest.error
  const mayUse = contest.ok && unread.size === 0

  // From the newest settings: an earlier contest's table comes when it is loaded.
  const change = (changes: Partial<ContestSettings>) => setSettings((now) => withKnown(now, changes))
  const amount = (label: string, shape: { most: number; digits?: number }, figure: Figure) => {
    const isMoney = MONEY.has(figure)
    return {
      label,
      ...shape,
      value: isMoney ? settings[figure] / 100 : settings[figure],
      isAssumed: figure !== 'fillPct' && (settings.assumed?.includes(figure) ?? false),
      onAmount: (value: number | null) => {
        const next = new Set(unread)
        if (value === null) next.add(label)
        else next.delete(label)
        setUnread(next)
        if (value !== null) change({ [figure]: isMoney ? Math.round(value * 100) : value })
      },
    }
  }

  /** All fields are those of a contest that is known. */
  function take(known: ContestSettings) {
    setSettings(isOfSlate ? known : ofFile(first, known))
    setPages(pages + 1)
    setTaken(taken + 1)
    setUnread(new Set())
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!mayUse) return
    onSave(settings)
    onClose()
  }

  return (
    <OpenDialog
      title={first.name ? shortContestName(first.name) : 'Contest'}
      description="What the lineups are entered in, and what it pays."
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ContestPresets formatId={formatId} now={mayUse ? settings : null} onUse={take} />
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              value={settings.kind}
              onChange={({ target }) => {
                setSettings(ofKind(settings, target.value as ContestKind))
                setUnread(new Set())
              }}
            >
              {CONTEST_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {CONTEST_TYPES[kind].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {/* A new type sets the figures that such a contest usually has, and a pasted page those that it says. */}
        <div
          key={`${settings.kind} ${pages}`}
          className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-4"
        >
          <AmountField {...amount('Fee ($)', { most: 100_000, digits: 2 }, 'feeCents')} />
          <AmountField {...amount('Entries', { most: 2_000_000 }, 'size')} />
          <AmountField {...amount('Filled (%)', { most: 100 }, 'fillPct')} hint="At lock" />
          <AmountField {...amount('Max entries', { most: 2_000_000 }, 'maxEntries')} hint="Per user" />
          {settings.kind === 'satellite' ? (
            <AmountField {...amount('Ticket ($)', { most: 100_000, digits: 2 }, 'ticketCents')} />
          ) : null}
        </div>
        {lobby.length > 0 ? (
          <LobbyChoice
            key={placeInLobby(first, lobby)}
            contests={lobby}
            first={placeInLobby(first, lobby)}
            onChoose={take}
          />
        ) : null}
        {listed && inFile && listed.size > 1 ? (
          <Button
            className="justify-self-start"
            onClick={() => {
              inFile.onSave(mayUse ? new Map([...listed, [inFile.key, settings]]) : listed)
              onClose()
            }}
          >
            Set the {listed.size} contests of this file that are on the page
          </Button>
        ) : null}
        <PayoutFields
          key={`payouts ${settings.kind} ${taken}`}
          settings={settings}
          isToPaste={isToPaste && taken === 0}
          onChange={change}
          onLobby={(contests) => {
            setLobby(contests)
            if (placeInLobby(settings, contests) < 0) return
            setOtherFee(null)
            setSettings((now) => inLobby(new Map([[0, now]]), contests).get(0) ?? now)
            setPages(pages + 1)
            setUnread(new Set())
          }}
          onPage={(page) => {
            setOtherFee(otherFeeText(first, page))
            setSettings((now) => withPage(now, page))
            setPages(pages + 1)
            setUnread(new Set())
          }}
        />
        {pool ? (
          <OpponentsField
            {...{ pool, own }}
            file={settings.opponents}
            onChange={(opponents, size) => {
              setSettings(({ opponents: _before, ...now }) =>
                // Standings hold every entry, whatever room the contest had.
                withKnown(now, {
                  ...(opponents ? { opponents } : {}),
                  ...(size === null ? {} : { size, fillPct: 100 }),
                }),
              )
              if (size !== null) setPages(pages + 1)
            }}
          />
        ) : null}
        {problem !== null ? (
          <Alert tone="bad">{problem}</Alert>
        ) : contest.ok ? (
          <div role="status" className="rounded-md border border-border bg-raised px-3 py-2 text-sm">
            <ul className="grid gap-0.5">
              {otherFee ? <li className="text-warn">{otherFee}</li> : null}
              {contest.value.notes.map((note) => (
                <li key={note} className="tabular-nums">
                  {note}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!mayUse}>
            Use this contest
          </Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  )
}

type Figure = 'fillPct' | Exclude<AssumedFigure, 'kind'>
const MONEY: ReadonlySet<Figure> = new Set(['feeCents', 'ticketCents'])

/** The fields with what the page says; the name of an entries file stays. A name that the page says first says the type, too. */
function withPage(now: ContestSettings, { name, feeCents, size, maxEntries }: ContestPage): ContestSettings {
  const isNew = now.name === undefined && name !== null
  return withKnown(now, {
    ...(isNew ? { name, kind: readContestName(name, feeCents).kind ?? now.kind } : {}),
    ...(feeCents === null ? {} : { feeCents }),
    ...(size === null ? {} : { size }),
    ...(maxEntries === null ? {} : { maxEntries }),
  })
}

/** A kept contest for one of an entries file, whose name and fee stay. */
function ofFile({ name, feeCents, assumed }: ContestSettings, preset: ContestSettings): ContestSettings {
  if (name === undefined) return preset
  return { ...preset, name, ...(assumed?.includes('feeCents') ? {} : { feeCents }) }
}

/** Null where the fee is the same, or none was known. A page that was pasted may be of another contest. */
function otherFeeText(first: ContestSettings, { feeCents }: ContestPage): string | null {
  const isKnown = first.name !== undefined && !first.assumed?.includes('feeCents')
  if (!isKnown || feeCents === null || feeCents === first.feeCents) return null
  const [page, before] = [feeCents, first.feeCents].map((cents) => formatMoney(toDollars(cents)))
  return `The page says a fee of ${page}, and it was ${before}: is it this contest's page?`
}

/** The type's usual figures; a table that was pasted or chosen stays, and so do name and opponents. */
function ofKind({ payouts, name, opponents }: ContestSettings, kind: ContestKind): ContestSettings {
  const usual = {
    ...usualContest(kind),
    ...(name === undefined ? {} : { name }),
    ...(opponents ? { opponents } : {}),
  }
  return payouts.from === 'type' ? usual : { ...usual, payouts }
}
