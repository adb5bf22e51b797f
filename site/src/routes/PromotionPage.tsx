import { PromotionList } from '../features/promotions/PromotionList.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function PromotionPage() {
  return (
    <>
      <PageHeading name="promotion" shown="wide" />
      <PromotionList />
    </>
  );
}
