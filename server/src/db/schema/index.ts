export * from './account.ts';
export * from './catalog.ts';
export * from './enquiry.ts';
export * from './order.ts';
export * from './platform.ts';
export * from './site.ts';
export * from './system.ts';
export * from './visa-file.ts';
