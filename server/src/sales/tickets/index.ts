export { listTickets } from './e-ticket-repository.ts';
export { registerETickets } from './e-ticket-routes.ts';
export { expireTickets, issueTickets, voidTickets } from './issue-tickets.ts';
