import type { Remote } from './apps.ts';

/**
 * The screens that are not built yet, by the remote that will bring them. Each shows the honest "being prepared" view
 * of its own remote, and leaves this list when its file under `src/views` exists: the build refuses a name that is in
 * both. The one list of them; it ends empty.
 */
export const beingPrepared: Readonly<Record<Remote, readonly string[]>> = {
  mf_catalog: [],
  mf_booking: [],
  mf_personal: [],
  mf_admin: [
    'dashboard/index',
    'business/products/index',
    'business/orders/index',
    'business/refunds/index',
    'demo/charts',
  ],
};
