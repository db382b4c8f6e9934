import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { invalidate, recall, remember } from '../session/session-memory.ts'
import { ContinuedList, type ListPage, type ListSource, type ListState } from './continued-list.ts'
import type { MoreRows } from './use-near-end.ts'

/**
 * The list that starts with `first`, which a loader has returned, and `more`, which loads the next page. A new first page
 * (after a change) starts it again. How far it was read is remembered under `key`, so that Back shows the same rows; the
 * key starts with the name of the records (session-memory.ts), as `lineups/`.
 */
export function useContinuedList<Item>(
  key: string,
  first: ListPage<Item>,
  load: ListSource<Item>['load'],
): ListState<Item> & MoreRows {
  const { revalidate } = useRevalidator()
  const [list] = useState(() => recalled<Item>(key) ?? new ContinuedList(first))
  const state = useSyncExternalStore(list.subscribe, list.current, list.current)
  const source = useRef<ListSource<Item>>({ load, onOutdated: readAgain })
  source.current = { load, onOutdated: readAgain }

  function readAgain() {
    invalidate(key.slice(0, key.indexOf('/')))
    return revalidate()
  }

  useEffect(() => {
    remember(key, list)
    if (list.first !== first) void list.restart(first, source.current)
  }, [key, list, first])

  const more = useCallback(() => void list.more(source.current), [list])
  return { ...state, more, isWaiting: state.pending || state.failure !== null }
}

/** Nothing is remembered on the server, where many users share the memory. */
function recalled<Item>(key: string): ContinuedList<Item> | undefined {
  return import.meta.env.SSR ? undefined : recall(key)
}
