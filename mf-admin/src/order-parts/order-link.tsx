import { TextLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { orderPath } from './order-paths.ts';

/** Leads to an order in the back office. */
export const OrderLink = ({ orderNo, children = orderNo }: { orderNo: string; children?: ReactNode }) => (
  <TextLink to={orderPath(orderNo)}>{children}</TextLink>
);
