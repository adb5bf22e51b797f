import { PromotionDetail } from '../features/promotions/PromotionDetail.tsx';
import { PromotionList } from '../features/promotions/PromotionList.tsx';
import { useOfferInAddress } from '../features/promotions/useOfferInAddress.ts';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function PromotionPage() {
  const id = useOfferInAddress();
  if (id !== null) return <PromotionDetail key={id} id={id} />;
  return (
    <>
      <PageHeading name="promotion" shown="wide" />
      <PromotionList />
    </>
  );
}
