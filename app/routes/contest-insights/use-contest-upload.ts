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

/** The tab's upload on screen: how far it is, and its contest as soon as it is answered. */
export function useContestUpload() {
  const navigate = useNavigate()
  const upload = useSyncExternalStore(onUploadChange, currentUpload, () => NO_UPLOAD)
  useEffect(
    () => openUploadedBy(async (contestId) => navigate(`/contest-insights?contest=${contestId}`)),
    [navigate],
  )
  return { ...upload, start: startUpload, cancel: cancelUpload }
}
