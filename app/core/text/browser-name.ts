/**
 * Family and version of a browser by its User-Agent header: `Firefox 115`, `Chrome 111`, `iOS 16.4`, `Safari 16.4`,
 * else `other`. Every browser on iOS counts as iOS, whose engine it uses.
 */
export function browserName(userAgent: string): string {
  const ios = /iPhone|iPad|iPod/.test(userAgent) && / OS (\d{1,3})_(\d{1,3})/.exec(userAgent)
  if (ios) return `iOS ${ios[1]}.${ios[2]}`
  const other = /(Firefox|Chrome)\/(\d{1,4})/.exec(userAgent)
  if (other) return `${other[1]} ${other[2]}`
  const safari = /Version\/(\d{1,3}(?:\.\d{1,3})?).*Safari/.exec(userAgent)
  return safari ? `Safari ${safari[1]}` : 'other'
}
