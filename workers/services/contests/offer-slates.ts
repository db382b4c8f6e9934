import type { SlateOffersAnswer } from '#contract/contest-slate.ts'
import { hasVisibleLineup } from '#core/contest/field.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { slateLabel } from '#core/slate/slate-name.ts'
import { countSlates } from '#db/slates/slate-files.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { withField } from './read-field.ts'
import { requireContest } from './require-contest.ts'
import { searchSlates } from './slates.ts'

/** The caller's slates on which the contest may have been played, the best fit first. */
export async function offerSlates(
  ctx: ServiceContext,
  contestId: string | undefined,
): Promise<SlateOffersAnswer> {
  const contest = await requireContest(ctx, contestId)
  const format = findPlayableFormat(contest.format)
  const stored = await countSlates(ctx.db, { userId: contest.userId, gameMode: format?.id ?? '' })
  const { offers, otherPrices, files, hasLineups } = await withField(ctx.files, contest, async (field) => ({
    ...(await searchSlates(ctx.db, { userId: contest.userId, format, field })),
    hasLineups: hasVisibleLineup(field),
  }))
  const labels = new Map(files.map((file) => [file.id, slateLabel(file)]))
  return {
    format: format && { id: format.id, name: format.recognition.name, budget: format.budget },
    stored,
    otherPrices,
    hasLineups,
    offers: offers.map(({ slateId, fit: { listed, drafted } }) => ({
      id: slateId,
      label: labels.get(slateId)!,
      listed,
      drafted,
    })),
  }
}
