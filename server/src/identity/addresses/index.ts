export { registerAddresses } from './address-routes.ts';
