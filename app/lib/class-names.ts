import { type ClassValue, clsx } from 'clsx'

/** Joins class names. Nothing decides between two that set the same property: a part's own looks come as its props. */
export function classNames(...classes: ClassValue[]): string {
  return clsx(classes)
}
