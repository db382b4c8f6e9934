import { BadgeCheck, Info } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { pluralize } from '#core/figures/format.ts'
import { listOf } from '#core/text/words.ts'
import { optionalLazy } from '../../optional-lazy.tsx'
import { contestOf } from '../../state/contest-of.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { whoseFigures } from '../list/whose-figures.ts'
import { useList } from '../set/list-context.ts'
import { changedSince, madeFrom } from '../set/made-from.ts'
import { buildSentence, isAsBuilt } from './build-sentence.ts'
import type { Builds } from './use-build.ts'

const ConflictCard = optionalLazy(() => import('../conflicts/conflict-card.tsx'), {
  failed: <LoadFailure part="The reason" />,
})

/** What the list is: proved or not, stale, shorter than asked for, or why there is none. */
export function BuildStatus({
  builds: { running, failure, rebuild, explain, relax, dismiss },
  hasOut = false,
  hasFile = false,
  onlyNews = false,
  besideOld = null,
}: {
  builds: Builds
  /** A bar above says that lineups hold a player who is out; the repair comes before a rebuild. */
  hasOut?: boolean
  /** A file of reserved entries is loaded: each contest takes what is reserved. */
  hasFile?: boolean
  /** Leaves out what needs nothing to be done. */
  onlyNews?: boolean
  /** In the line that says that the list is old. */
  besideOld?: ReactNode
}) {
  const state = useSlate()
  const { build } = state
  const { lineups, simulation } = useList()
  const changed = useMemo(
    () => (build && !hasOut ? changedSince(build.madeFrom, madeFrom(state, build.wanted)) : []),
    [build, state, hasOut],
  )
  const whose = useMemo(() => whoseFigures(lineups.flatMap(({ players }) => players)), [lineups])
  if (failure && !running)
    return failure.conflict ? (
      <ConflictCard message={failure.message} conflict={failure.conflict} onRelax={relax} onClose={dismiss} />
    ) : (
      <div className="p-2">
        <Alert tone="bad">{failure.message}</Alert>
      </div>
    )
  if (build === null) return null
  const missing = build.lineups.length - lineups.length
  const hasGaps = build.lineups.length < build.wanted && build.shortfall === null
  const mayRebuild = running === null
  const keepsSome = build.removed.length > 0 || build.locked.length > 0
  const { maxEntries } = contestOf(state)
  const hasNews = build.shortfall !== null || missing > 0 || changed.length > 0 || (keepsSome && hasGaps)
  const saysMost = !build.contests && !hasFile && lineups.length > maxEntries
  // A narrow panel would need two lines for it; a phone has them, as all of the screen scrolls away.
  const ifWide = onlyNews && '@3xl/screen:@max-5xl/screen:sr-only'
  return (
    <div
      className={classNames(
        onlyNews && !hasNews && !saysMost
          ? 'sr-only'
          : 'grid gap-1 border-b border-border px-3 py-1.5 text-sm pointer-coarse:py-0',
        !hasNews && saysMost && ifWide,
      )}
    >
      <p role="status" className={classNames('flex items-start gap-1.5', onlyNews && 'sr-only')}>
        {build.isProved && isAsBuilt(build) ? (
          <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        ) : (
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        )}
        <span>
          {buildSentence(build)}
          {/* A simulated list says whose figures it has. */}
          {simulation ? null : <span className="text-muted"> {whose}</span>}
        </span>
      </p>
      {build.shortfall ? (
        <Action
          text={build.shortfall}
          label="Why?"
          disabled={!mayRebuild}
          onAction={() => explain(build.wanted, keepsSome)}
        />
      ) : null}
      {missing > 0 ? (
        <p className="text-warn">
          {pluralize(missing, 'lineup')} not shown: a player is no longer in the file.
        </p>
      ) : null}
      {saysMost ? (
        <p className={classNames('text-warn', ifWide)}>
          The contest takes {pluralize(maxEntries, 'entry', 'entries')} of one user.
        </p>
      ) : null}
      {changed.length > 0 ? (
        <Action
          text={`Made before ${listOf(changed)} changed.`}
          label="Rebuild"
          disabled={!mayRebuild}
          onAction={rebuild}
          beside={besideOld}
        />
      ) : keepsSome && (hasGaps || !onlyNews) ? (
        <Action
          text={`${build.locked.length} locked, ${build.removed.length} removed.`}
          {...(hasGaps ? {} : { isCalm: true })}
          label="Rebuild the rest"
          disabled={!mayRebuild}
          onAction={rebuild}
        />
      ) : null}
    </div>
  )
}

function Action({
  text,
  isCalm = false,
  label,
  disabled,
  onAction,
  beside = null,
}: {
  text: string
  /** Nothing has to be done. */
  isCalm?: boolean
  label: string
  disabled: boolean
  onAction: () => void
  beside?: ReactNode
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className={isCalm ? 'text-muted' : 'text-warn'}>{text}</span>
      <Button variant="link" size="inline" disabled={disabled} onClick={onAction}>
        {label}
      </Button>
      {beside ? <span className="ml-auto">{beside}</span> : null}
    </p>
  )
}
