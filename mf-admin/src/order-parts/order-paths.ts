/** The path of an order in the back office. */
export const orderPath = (orderNo: string): string => `/business/orders/detail?no=${orderNo}`;

/** Where the documents of a visa order are reviewed. */
export const visaPath = (orderNo: string): string => `/business/visas?no=${orderNo}`;

/** The path of a customer's profile in the back office. */
export const customerPath = (id: number): string => `/business/customers/detail?id=${id}`;
