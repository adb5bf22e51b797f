export {
  describeList as describe,
  publicListQueries as queries,
} from '../../areas/games/list/publicListQueries.ts';
export { VIEW_PARAMS as searchParams } from '../../areas/games/list/listPart.ts';
