/** Prints the e-tickets of the page without the order around them; whatever is printed otherwise stays whole. */
export const printTickets = (): void => {
  const { dataset } = document.documentElement;
  dataset.print = 'tickets';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
};
