export { HistoryTable } from '@brand/ui';
