export { replaceFiles, type WantedPlace } from './place-files.ts';
export { sweepVisaFiles } from './sweep-visa-files.ts';
export { registerVisaFiles } from './visa-file-routes.ts';
