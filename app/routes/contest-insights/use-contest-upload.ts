import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import {
  cancelUpload,
  currentUpload,
  NO_UPLOAD,
  onUploadChange,
  openUploadedBy,
  startUpload,
} from './contest-upload.ts'

/** Subscribes the screen to the tab's upload, and opens its contest when it is done. */
export function useContestUpload() {
  const navigate = useNavigate()
  const upload = useSyncExternalStore(onUploadChange, currentUpload, () => NO_UPLOAD)
  useEffect(
    () => openUploadedBy(async (contestId) => navigate(`/contest-insights?contest=${contestId}`)),
    [navigate],
  )
  return { ...upload, start: startUpload, cancel: cancelUpload }
}
