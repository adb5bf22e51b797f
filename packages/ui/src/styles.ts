import './theme/base.ts';
export * from './index.ts';
