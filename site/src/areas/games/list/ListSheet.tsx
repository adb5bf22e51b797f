import { type ComponentProps, createElement } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import type { ListFilterSheet } from './ListFilterSheet.tsx';

/** The filter sheet. Its code loads on the first hover or focus of its button. */
export const sheetCode = page(() =>
  import('./ListFilterSheet.tsx').then((code) => code.ListFilterSheet),
);

interface ListSheetProps extends ComponentProps<typeof ListFilterSheet> {
  open: boolean;
}

/** The filter sheet while it is open. */
export function ListSheet({ open, ...rest }: ListSheetProps) {
  const Sheet = useLazyModule(sheetCode, open);
  return Sheet ? createElement(Sheet, rest) : <></>;
}
