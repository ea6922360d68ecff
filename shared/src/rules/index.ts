export * from './business-day.ts';
export * from './envelope.ts';
export * from './error-codes.ts';
export * from './permission.ts';
export * from './route-table.ts';
