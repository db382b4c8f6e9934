const dateAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** One time zone for server and browser, and it says which. */
export function UploadTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dateAndTime.format(new Date(iso)).replaceAll('\u202F', ' ')} UTC</time>
}
