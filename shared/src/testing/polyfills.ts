import { TextDecoder, TextEncoder } from 'node:util';

// What a browser has and jsdom does not.
Object.assign(globalThis, { TextEncoder, TextDecoder });
