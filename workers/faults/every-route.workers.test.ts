import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { finalizeLineup } from '#workers/services/lineups/finalize-lineup.ts'
import { saveLineup } from '#workers/services/lineups/save-lineup.ts'
import { API } from '#workers/testing/expected-access.ts'
import { type Fault, faultyBindings } from '#workers/testing/faulty-bindings.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { ask, WITH_PROVIDER } from '#workers/testing/valid-calls.ts'
import { expectTellingAnswer, type Heard } from './testing/answers.ts'
import { FLOWS, type Flow } from './testing/flows.ts'
import { halfLineupsOf, lineupRows, recordsOf } from './testing/records.ts'

/*
 * Every call that a request makes to a store or to an external server fails, before its effect or after it, and
 * the request is sent again. By name: what was acknowledged is there (I1), no lineup is half written (I2),
 * nothing is there twice (I3), what is finalized stays (I4), and every answer is one that the route documents (I6).
 */

const failed = { flows: 0, calls: 0 }

afterEach(() => void vi.unstubAllGlobals())

describe.each(FLOWS)('$route, $name', (flow) => {
  let undisturbed: Played
  beforeAll(async () => {
    undisturbed = await play(flow, null)
    expect(undisturbed.heard.status).toBe(usualStatus(flow))
  })

  test.each(['before', 'after'] as const)('each call failed %s its effect', async (when) => {
    for (let at = 1; at <= undisturbed.calls; at += 1) {
      if (!isTried(flow, { at, when })) continue
      await expectToConverge(flow, { at, when }, undisturbed)
      failed.calls += 1
    }
    failed.flows += 1
  })
})

/** Each call of a flow fails in one of the two ways, in the other one for the next flow; in the thorough run in both. */
function isTried(flow: Flow, { at, when }: Fault): boolean {
  return inject('isThorough') || (FLOWS.indexOf(flow) + at) % 2 === (when === 'before' ? 0 : 1)
}

test('number of faults tried', ({ task }) => {
  expect(failed.flows).toBe(2 * FLOWS.length)
  // If calls of a binding were no longer counted, there would be far fewer.
  expect(failed.calls).toBeGreaterThan(inject('isThorough') ? 250 : 125)
  task.meta.figures = `Faults: ${FLOWS.length} flows, ${failed.calls} calls failed before or after their effect`
})

type Played = { heard: Heard; calls: number; before: string; after: string; end: string }

async function expectToConverge(flow: Flow, fault: Fault, undisturbed: Played): Promise<void> {
  const { heard, before, after, end } = await play(flow, fault)
  const place = `call ${fault.at}, ${fault.when}`
  expectTellingAnswer(heard, { usual: usualStatus(flow), place })
  if (!flow.inSteps) expect([before, undisturbed.end], `${place}: all or nothing`).toContain(after)
  const isAcknowledged = heard.text !== null && heard.status === undisturbed.heard.status
  if (isAcknowledged && heard.location === undisturbed.heard.location) {
    expect(after, `${place}: what was acknowledged is there`).toBe(undisturbed.after)
  }
  const isDone = fault.when === 'before' && before !== end && after === end
  if (isDone && !flow.opensSession)
    expect(heard.status, `${place}: done, and said so`).toBe(usualStatus(flow))
  expect(end, `${place}: the second try ends where an undisturbed one does`).toBe(undisturbed.end)
}

/** Sends the request with that fault and again without; in both cases lineups stay complete and finalized ones unchanged. */
async function play(flow: Flow, fault: Fault | null): Promise<Played> {
  const owner = await newPerson(forAdmins(flow) ? 'admin' : 'user')
  const finalId = await saveFinalized(owner)
  const scene = await flow.scene(owner)
  const stateOf = scene.state ?? (() => recordsOf(owner))
  const [before, finalized] = [await stateOf(), await lineupRows(finalId)]
  const { bindings, fetch, calls } = faultyBindings(fault)
  vi.stubGlobal('fetch', fetch)
  const asker = { cookie: scene.cookie ?? owner.cookie }
  const heard = await hear(
    ask(asker, flow.route, scene, { ...WITH_PROVIDER, ...scene.settings, ...bindings }),
  )
  vi.unstubAllGlobals()
  const after = await stateOf()
  expect(await halfLineupsOf(owner)).toBe(0)

  const again = scene.again ? await scene.again() : scene
  const second = await hear(
    ask({ cookie: again.cookie ?? asker.cookie }, flow.route, again, { ...WITH_PROVIDER, ...scene.settings }),
  )
  expect([usualStatus(flow), ...flow.told]).toContain(second.status)
  expect(await halfLineupsOf(owner)).toBe(0)
  expect(await lineupRows(finalId)).toBe(finalized)
  return { heard, calls: calls(), before, after, end: await stateOf() }
}

async function hear(asked: Promise<Response>): Promise<Heard> {
  const answer = await asked
  const { status, headers } = answer
  return { status, headers, text: await answer.text().catch(() => null), location: headers.get('Location') }
}

function forAdmins({ route }: Flow): boolean {
  return API[route][1] === 403
}

function usualStatus(flow: Flow): number {
  return (forAdmins(flow) ? API[flow.route][4] : API[flow.route][1]) as number
}

async function saveFinalized(owner: Person): Promise<number> {
  const ctx = contextOf(owner)
  const { lineup } = await saveLineup(ctx, showdownLineup(), null)
  return (await finalizeLineup(ctx, lineup.id)).id
}
