/**
 * The field of a contest: a chance for every legal lineup, of all fields with that ownership the one with the most entropy
 * in each of its crowds (README.md, "The field").
 */
export { drawField, drawFieldInSteps } from './field/draw-field.ts'
export type { FieldModel } from './field/field-model.ts'
export { fitField, fitFieldInSteps } from './field/fit-field.ts'
export { probabilitiesOf } from './field/probabilities.ts'
