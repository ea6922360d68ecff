import { queryOf } from '@portal/shared/api';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AgencyCard } from './agency-card.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import styles from './payment-success.module.css';
import { RelatedProducts } from './related-products.tsx';

/** What follows a payment: what happens next, how to reach the agency, and related products. */
const PaymentSuccess = ({ orderNo }: { orderNo: string }) => {
  const query = useQuery({
    ...queryOf('GET /api/v1/orders/:orderNo', { params: { orderNo } }, { quiet: true }),
    staleTime: 0,
  });
  return (
    <QueryView query={query} skeleton={<Skeleton height={420} radius="var(--radius)" />}>
      {(order) => (
        <>
          <div className={styles.columns}>
            <NextStepsCard order={order} />
            <AgencyCard contact={order.contact} />
          </div>
          <RelatedProducts id={order.productId} />
        </>
      )}
    </QueryView>
  );
};

export default PaymentSuccess;
