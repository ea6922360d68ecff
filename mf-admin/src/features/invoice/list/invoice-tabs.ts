/** What the invoices are looked at by; `all` and what is due to be taken back are no states of the server. */
export const invoiceTabs = ['REQUESTED', 'redLetter', 'ISSUED', 'REJECTED', 'VOID', 'all'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

/** What the server is asked for, of a tab. */
export const askedOf = (tab: InvoiceTab) => {
  if (tab === 'redLetter') return { redLetter: 'yes' } as const;
  return tab === 'all' ? {} : { state: tab };
};
