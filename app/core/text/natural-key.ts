/**
 * A text that sorts, compared code unit by code unit, as people read lists: "Lineup 2" before "Lineup 10", upper like
 * lower case, "é" like "e". For databases, which know no such order. Each number is preceded by the count of its digits,
 * in two digits (99 for longer ones).
 */
export function naturalKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[0-9]+/g, countedNumber)
}

function countedNumber(digits: string): string {
  const number = digits.replace(/^0+(?=.)/, '')
  return `${Math.min(number.length, 99)}`.padStart(2, '0') + number
}
