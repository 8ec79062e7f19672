export { likeness, weightOf } from './likeness.ts'
export { type Proof, proofsOf } from './proofs.ts'
export { stemsIn } from './stems.ts'
