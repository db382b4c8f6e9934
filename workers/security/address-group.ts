/** The groups under which attempts from an address are counted. */
export type AddressGroups = {
  /** One customer: an IPv4 address, or the /64 of an IPv6 address. */
  narrow: string
  /** The /48 of an IPv6 address, since one site may hold 65,536 /64s. Null for anything else. */
  wide: string | null
}

/** Prefix of an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2). */
const MAPPED = '0:0:0:0:0:ffff:'

/** The groups of an address; anything but IPv6 is its own group. */
export function addressGroups(address: string): AddressGroups {
  const words = ipv6Words(address)
  if (words === null) return { narrow: address, wide: null }
  const hex = words.map((word) => word.toString(16))
  if (`${hex.join(':')}:`.startsWith(MAPPED)) return { narrow: ipv4Text(words.slice(6)), wide: null }
  return { narrow: `${hex.slice(0, 4).join(':')}::/64`, wide: `${hex.slice(0, 3).join(':')}::/48` }
}

/** The eight 16-bit words of an IPv6 address in any notation; null for other text. */
function ipv6Words(address: string): number[] | null {
  const [text = ''] = address.trim().split('%')
  const halves = text.split('::')
  if (!text.includes(':') || halves.length > 2) return null
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':').flatMap(wordsOf)))
  const missing = 8 - head.length - tail.length
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null
  const words = [...head, ...Array<number>(missing).fill(0), ...tail]
  return words.every((word) => word >= 0 && word <= 0xffff) ? words : null
}

/** One word for a hex group, two for a dotted IPv4 part; NaN for anything else. */
function wordsOf(part: string): number[] {
  if (/^[\da-f]{1,4}$/i.test(part)) return [Number.parseInt(part, 16)]
  const bytes = part
    .split('.')
    .map((byte) => (/^\d{1,3}$/.test(byte) && Number(byte) < 256 ? Number(byte) : Number.NaN))
  return bytes.length === 4 ? [bytes[0]! * 256 + bytes[1]!, bytes[2]! * 256 + bytes[3]!] : [Number.NaN]
}

function ipv4Text([high = 0, low = 0]: number[]): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
