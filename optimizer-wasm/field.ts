/**
 * The field of a contest: a chance for every legal lineup, of all fields with that ownership the one with the most entropy
 * in each of its crowds (README.md, "The field").
 */
export { drawField } from './field/draw-field.ts'
export type { CrowdModel, FieldModel } from './field/field-model.ts'
export { fitCrowd, fitField } from './field/fit-field.ts'
export { crowdProbabilities, probabilitiesOf } from './field/probabilities.ts'
