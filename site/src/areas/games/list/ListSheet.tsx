import { type ComponentProps, createElement } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import type { ListFilterSheet } from './ListFilterSheet.tsx';

/** The sheet of filters; its code comes with the first intent to open it. */
export const sheetCode = page(() =>
  import('./ListFilterSheet.tsx').then((code) => code.ListFilterSheet),
);

interface ListSheetProps extends ComponentProps<typeof ListFilterSheet> {
  open: boolean;
}

/** The sheet of filters while it is open. */
export function ListSheet({ open, ...rest }: ListSheetProps) {
  const Sheet = useLazyModule(sheetCode, open);
  return Sheet ? createElement(Sheet, rest) : <></>;
}
