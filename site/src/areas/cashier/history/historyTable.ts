// A file of its own, so that only a desktop loads the table.
export { HistoryTable } from '@brand/ui';
