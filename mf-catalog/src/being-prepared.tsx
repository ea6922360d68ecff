export { BeingPrepared as default } from '@portal/shared/ui';
