import type { Answers } from '@portal/shared/testing';

/** A member of whom no contact is known. */
export const noContact: Answers = {
  'GET /api/v1/orders/contact': { name: null, mobile: null, email: null },
};
