import { type Static, Type } from 'typebox';
import { Fen, Phone } from '../base/fields.ts';

/** The contact. The email address is required if no text message reaches the mobile number. */
export const Contact = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Phone,
  email: Type.Optional(Type.String({ maxLength: 128, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' })),
});
export type Contact = Static<typeof Contact>;

/** One line of a price. `code` is what the line is: `adult`, `child`, `single`, `night`, `ticket`, `goods`, `freight`, `applicant`, `cancellation`, and `extra:` with its code. */
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
