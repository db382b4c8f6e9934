export type { CrowdModel, FieldModel, OwnershipTarget } from './field/field-model.ts'
