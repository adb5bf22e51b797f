export { publicListQueries as queries } from '../../areas/games/list/publicListQueries.ts';
