export * from './constants.ts';
export * from './runtime-config.ts';
