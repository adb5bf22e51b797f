import { operatorPage } from '../areas/service/page/operatorPage.ts';
import { PageText } from '../areas/service/page/PageText.tsx';
import { useNamePage } from '../document/pageName.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';
import { textOf } from '../language/locale.ts';
import { useServices } from '../member/services.ts';
import { usePlace, useRouteParam } from '../routing/navigation.ts';

export function OperatorPage() {
  const { locale } = usePlace();
  const { operator } = useServices();
  const name = useRouteParam('name') ?? '';
  // The guard of the route has shown another page for an unknown name.
  const page = operatorPage(operator, name);
  const title = page ? textOf(page.title, locale) : '';
  useNamePage(title);
  return (
    <>
      <PageHeading name="page" title={title} shown="wide" />
      <PageText key={name} name={name} />
    </>
  );
}
