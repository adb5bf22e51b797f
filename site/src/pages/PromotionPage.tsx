import { PromotionDetail } from '../areas/promotions/PromotionDetail.tsx';
import { PromotionList } from '../areas/promotions/PromotionList.tsx';
import { useOfferInAddress } from '../areas/promotions/useOfferInAddress.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function PromotionPage() {
  const id = useOfferInAddress();
  if (id !== null)
    return (
      <PromotionDetail key={id} id={id} heading={<PageHeading name="promotion" shown="never" />} />
    );
  return (
    <>
      <PageHeading name="promotion" shown="wide" />
      <PromotionList />
    </>
  );
}
