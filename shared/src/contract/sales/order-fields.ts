import { type Static, Type } from 'typebox';
import { Fen } from '../base/fields.ts';

/** The contact. */
export const Contact = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Type.String({ pattern: '^1[3-9]\\d{9}$' }),
  email: Type.Optional(Type.String({ maxLength: 128, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' })),
});
export type Contact = Static<typeof Contact>;

/** One line of a price. `code` is what the line is: `adult`, `child`, `single`, `night`, `ticket`, `goods`, `freight`, `applicant`. */
export const PriceLine = Type.Object({
  code: Type.String(),
  name: Type.String(),
  unitPrice: Fen,
  quantity: Type.Integer(),
  amount: Fen,
});
export type PriceLine = Static<typeof PriceLine>;

export const OrderNo = Type.String({ pattern: '^[A-Z0-9]{10,32}$' });
export const OrderParams = Type.Object({ orderNo: OrderNo });
