import { TextLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Leads to an order in the back office. */
export const OrderLink = ({ orderNo, children = orderNo }: { orderNo: string; children?: ReactNode }) => (
  <TextLink to={`/business/orders/detail?no=${orderNo}`}>{children}</TextLink>
);
