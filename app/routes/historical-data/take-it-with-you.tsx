export function TakeItWithYou({ hasHistory: _ }: { hasHistory: boolean }) {
  return null
}
