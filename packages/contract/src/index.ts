export { type DocumentedCode, documentedCodes } from './codes.ts';
export type { ConformanceOptions } from './conformance/commandLine.ts';
export type { Finding } from './conformance/report.ts';
export { runConformance } from './conformance/run.ts';
export {
  type Effect,
  type Host,
  type Media,
  type Operation,
  type Parameter,
  type Reply,
  type Schema,
  DESCRIPTION_FILE,
  description,
  follow,
  operationAt,
  operations,
} from './description.ts';
export {
  type Deviation,
  type WireRequest,
  inWords,
  replyDeviations,
  requestDeviations,
  validatorOf,
} from './deviations.ts';
export { type Example, examples, examplesOf } from './examples.ts';
export { type Facts, allFacts, factsIn, idKindsOf } from './facts.ts';
export { type Chance, chanceOf } from './generate/random.ts';
export { type GeneratedRequest, validRequest, wrongRequests } from './generate/requests.ts';
