import { operatorPage, pageTextOptions } from '../../areas/service/page/operatorPage.ts';
import { textOf } from '../../language/locale.ts';
import { type DescribePage, type PublicQueries, publicQuery } from '../../member/publicQueries.ts';

export const queries: PublicQueries = ({ services, params, locale }) => {
  const page = operatorPage(services.operator, params['name'] ?? null);
  return page ? [publicQuery(pageTextOptions(services, page.name, locale))] : [];
};

export const describe: DescribePage = ({ services: { operator }, params, locale }) => {
  const page = operatorPage(operator, params['name'] ?? null);
  return { name: page ? textOf(page.title, locale) : undefined };
};
