import { useEffect, useState } from 'react'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { memoriesOfFormat, memoryKey } from '#app/lib/slate-memory/memory-store.ts'
import { loadStoredSlate } from '#app/lib/slates/slate-storage.ts'
import { type LastSources, lastSources } from '#core/standing/last-sources.ts'

const NONE: LastSources = { choices: {}, files: [] }

/** The sources of the slate of the format where the user last chose some, before this one; none until they are read. */
export function useLastSources(modeId: string): LastSources {
  const signedIn = useRootData()?.user?.id
  const user = signedIn === undefined ? sessionOwner() : String(signedIn)
  const [sources, setSources] = useState(NONE)

  useEffect(() => {
    const csvData = loadStoredSlate(modeId)?.csvData
    if (user === null || csvData === undefined) return
    let isCurrent = true
    void memoriesOfFormat(user, modeId).then((all) => {
      const others = all.filter(({ key }) => key !== memoryKey({ user, modeId, csvData }))
      if (isCurrent)
        setSources(
          lastSources(
            others.map(({ kept }) => kept.fields),
            Date.now(),
          ),
        )
    })
    return () => {
      isCurrent = false
    }
  }, [user, modeId])

  return sources
}
