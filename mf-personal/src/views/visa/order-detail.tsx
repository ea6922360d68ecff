export { VisaOrderScreen as default } from '#src/visa-order.tsx';
