/** A thread could not answer: its code or a kernel did not arrive, or it broke while it worked. A refused question is another error. */
export class ThreadFailed extends Error {}

/**
 * The answer to `ask`, which is asked once more if a thread failed: on a bad network its code may have been lost, and a new
 * thread gives the same answer to the same question. Throws what `ask` throws, `ThreadFailed` only for the second failure or
 * if `signal` stopped it meanwhile.
 */
export async function askedAgain<Answer>(ask: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ThreadFailed) || signal?.aborted) throw error
    return ask()
  }
}
