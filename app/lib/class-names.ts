import { type ClassValue, clsx } from 'clsx'

/** clsx only: conflicting classes are not merged; use variant props. */
export function classNames(...classes: ClassValue[]): string {
  return clsx(classes)
}
