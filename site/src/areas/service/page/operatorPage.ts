import { ApiError } from '@brand/api';
import { type Locale, readArticle } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { queryOptions } from '@tanstack/react-query';
import { type OperatorFile, fetchOperatorFile } from '../../../member/operatorFile.ts';

/** A page of the operator, by the name in its address. Null: there is none. */
export function operatorPage({ pages }: Pick<Operator, 'pages'>, name: string | null) {
  return pages.find((page) => page.name === name) ?? null;
}

/** The text of a page of the operator in a language. It is read once for each page load. */
export function pageTextOptions(
  { operatorFile = fetchOperatorFile }: { readonly operatorFile?: OperatorFile },
  name: string,
  locale: Locale,
) {
  return queryOptions({
    queryKey: ['operatorPage', name, locale],
    queryFn: async ({ signal }) =>
      articleIn(await operatorFile(`page-${name}.${locale}.json`, signal)),
    staleTime: 'static',
  });
}

function articleIn(text: string) {
  try {
    return readArticle(JSON.parse(text));
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', cause });
  }
}
