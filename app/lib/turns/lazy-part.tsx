import { type ComponentType, lazy, useState } from 'react'

type Part<Props> = ComponentType<Props> & {
  /** Loads the code; rejects if that fails. */
  preload: () => Promise<void>
}

/**
 * A component whose code is loaded when it is needed, or before by `preload`. One that is loaded is rendered at once; React's
 * `lazy` would paint the page without it first.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Part<Props> {
  let loaded: ComponentType<Props> | null = null
  async function loadOnce() {
    const module = await load()
    loaded = module.default
    return module
  }
  const Lazy: ComponentType<Props> = lazy(loadOnce)
  function LoadedOrLazy(props: Props) {
    // A part keeps what it began with, so that it does not lose its state when the code arrives.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(LoadedOrLazy, { preload: async () => void (await loadOnce()) })
}
