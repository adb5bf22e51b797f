export { documentedCodes } from './codes.ts';
export type { ConformanceOptions } from './conformance/commandLine.ts';
export type { Finding } from './conformance/finding.ts';
export { runConformance } from './conformance/run.ts';
export { type Verdict, verdictOf } from './conformance/verdict.ts';
export { type Host, type Operation, operationAt, operations } from './description.ts';
export { type WireRequest, inWords, replyDeviations, requestDeviations } from './deviations.ts';
export { examples, examplesOf } from './examples.ts';
export { type Facts, allFacts, factsIn, idKindsOf } from './facts.ts';
export { filledPath, pathValues } from './path.ts';
export { type Chance, chanceOf } from './generate/random.ts';
export {
  type GeneratedRequest,
  type SendableRequest,
  validRequest,
  wrongRequests,
} from './generate/requests.ts';
