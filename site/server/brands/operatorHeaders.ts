// By its path: the configuration of Vite reads this too, and knows no condition that leads to the source of a package.
export {
  STRICT_TRANSPORT,
  type WorkshopSources,
  securityHeaders,
} from '../../../packages/operator/src/headers/securityHeaders.ts';
