import {
  EMAIL_NOT_VALID,
  PASSWORD_REQUIRED,
  PASSWORD_SHORT,
  USERNAME_REQUIRED,
  USERNAME_SHORT,
  USERNAME_WITH_AT,
} from '#contract/field-sentences.ts'

/** The sentence about what was typed into a field; null if it may be sent. The server decides in the end. */
export type FieldCheck = (typed: string) => string | null

export const needs =
  (sentence: string): FieldCheck =>
  (typed) =>
    typed.trim() === '' ? sentence : null

export const needsPassword: FieldCheck = (typed) => (typed === '' ? PASSWORD_REQUIRED : null)

export const checkUsername: FieldCheck = (typed) => {
  if (typed.trim() === '') return USERNAME_REQUIRED
  if (length(typed.trim()) < 3) return USERNAME_SHORT
  return typed.normalize('NFKC').includes('@') ? USERNAME_WITH_AT : null
}

/** Empty is allowed. */
export const checkEmail: FieldCheck = (typed) =>
  typed.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim()) ? null : EMAIL_NOT_VALID

export const checkNewPassword: FieldCheck = (typed) => (length(typed) < 8 ? PASSWORD_SHORT : null)

/** Checks a number that may be left out. */
export const atLeast =
  (least: number, sentence: string): FieldCheck =>
  (typed) =>
    typed.trim() === '' || Number(typed) >= least ? null : sentence

/** In Unicode code points after NFC, as the server counts. */
function length(text: string): number {
  return [...text.normalize('NFC')].length
}
